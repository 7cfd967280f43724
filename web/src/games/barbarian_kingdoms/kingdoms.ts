// The six kingdoms in clockwise order, and what they look like.

export const KINGDOM_IDS = ['huns', 'ostrogoths', 'vandals', 'visigoths', 'saxons', 'franks'] as const

export const colour = (kingdom: string): string => `var(--realm-${kingdom})`

/** The colour of an emblem on the colour of its kingdom. */
export const inkOn = (kingdom: string): string => (kingdom === 'visigoths' ? 'var(--line)' : 'var(--cream)')

/** Emblems, drawn around the origin in a square of 20: bow, eagle, galley, cross, Irminsul and throwing axe. */
export const EMBLEMS: Record<string, { fill?: string; line?: string }> = {
  huns: { line: 'M-5-9C5-6 5 6-5 9zM-9 0H9M9 0 5-3M9 0 5 3' },
  ostrogoths: {
    fill: 'M0-8.5c1.6 0 2.6 1 2.6 2.6L2-4.2c3-2 6-2.2 8-1.2-1 2.4-1 5.2-4 7.2-1.4 1-2.8 1.4-3.4 1.4L4.4 9H-4.4l1.8-5.8C-3.2 3.2-4.6 2.8-6 1.8c-3-2-3-4.8-4-7.2 2-1 5-.8 8 1.2l-.6-1.7C-2.6-7.5-1.6-8.5 0-8.5z',
  },
  vandals: { fill: 'M-9.5 2.5h19C8.5 6.5 5.5 9 0 9S-8.5 6.5-9.5 2.5zM.8-9C7-7.5 8.5-3 7.5 1H.8zM-.8-7C-5-6-6.5-2.5-6 1H-.8z' },
  visigoths: { fill: 'M-2-2-4-9.5H4L2-2 9.5-4V4L2 2 4 9.5H-4L-2 2-9.5 4V-4z' },
  saxons: { line: 'M0 9V-4M-5 9H5M0-3C-1-9-9-9-9-3c1.5-2 4-1 3.600 1.200M0-3C1-9 9-9 9-3c-1.5-2-4-1-3.600 1.200' },
  franks: { fill: 'M1-9C6-10.5 10-7 9.5-1.5 7-3 4.5-2.5 2.5-.5L-1.5-4z', line: 'M-6 9.5 2.5-8.5' },
}

/** The tokens, the lowest first. */
export const TOKEN_IDS = ['bronze', 'silver', 'gold', 'diamond'] as const
export const VALUES: Record<string, number> = { bronze: 1, silver: 2, gold: 3, diamond: 5 }
