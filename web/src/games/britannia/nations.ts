// The colours of the nations: every nation in a shade of its player, yellow, blue, red or green.
const DARK = new Set(['picts', 'normans', 'norsemen', 'saxons', 'danes', 'brigantes', 'norwegians', 'belgae', 'welsh'])

const MIDDLING = new Set(['norwegians', 'belgae', 'brigantes', 'welsh'])

/** What is drawn on a nation's colour. */
export const ink = (nation: string): string => (DARK.has(nation) ? 'var(--cream)' : 'var(--line)')
/** What is written on it: letters need more contrast than signs, and on a middling colour only black has enough. */
export const letters = (nation: string): string => (MIDDLING.has(nation) ? 'var(--onyx)' : ink(nation))
export const fill = (nation: string): string => `var(--nation-${nation.replaceAll('_', '-')})`

/** A nation's colour as a wash over its areas: light, so that the ground still shows. */
export const wash = (nation: string): string => `color-mix(in srgb, ${fill(nation)} 62%, var(--white))`
