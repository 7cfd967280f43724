// Where the things lie that choices point at: on the map, in the tray, or as a button beside the prompt.
const IN_BAR = new Set(['grant', 'refuse', 'submit', 'defy', 'stand', 'retreat'].map((word) => `button:${word}`))

/** Whether a choice is a button beside the prompt. */
export const inBar = (thing: string): boolean => IN_BAR.has(thing)
