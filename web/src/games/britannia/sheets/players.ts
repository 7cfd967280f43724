// The players' own colours, dark enough for lines and letters on paper: yellow, blue, red, green.
export const PLAYER_INK: readonly string[] = ['var(--player-yellow)', 'var(--player-blue)', 'var(--player-red)', 'var(--player-green)']
