// The colours of the nations: every nation in a shade of its player, yellow, blue, red or green.
export const FILL: Record<string, string> = {
  romans: '#e3b21d', romano_british: '#f2d873', scots: '#cf9419', dubliners: '#ecd09a', norwegians: '#a87412',
  belgae: '#5a8fd0', picts: '#2f5fa8', angles: '#93bdec', normans: '#1d3f78',
  brigantes: '#d0604c', irish: '#eda391', norsemen: '#8a2a1b', saxons: '#b9402c',
  welsh: '#4f9a52', caledonians: '#92c894', danes: '#2a6532', jutes: '#79b43f',
}

const DARK = new Set(['picts', 'normans', 'norsemen', 'saxons', 'danes', 'brigantes', 'norwegians', 'belgae', 'welsh'])

/** What is written or drawn on a nation's colour. */
export const ink = (nation: string): string => (DARK.has(nation) ? '#fff6df' : '#2c2013')
export const fill = (nation: string): string => FILL[nation] ?? '#999'

/** A nation's colour as a wash over its areas: light, so that the ground still shows. */
export const wash = (nation: string): string => `color-mix(in srgb, ${fill(nation)} 62%, #fff)`
