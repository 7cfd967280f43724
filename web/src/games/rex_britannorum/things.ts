// Where a thing lies: in front of the player, or on the board.

const OWN = ['kingdom:', 'queue:', 'deck:', 'send:', 'objective:', 'button:confirm']

/** Whether a thing lies in front of the player who may choose it. */
export const inHand = (thing: string): boolean => OWN.some((beginning) => thing.startsWith(beginning))
