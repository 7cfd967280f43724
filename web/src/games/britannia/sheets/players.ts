// The players' own colours, dark enough for lines and letters on paper: yellow, blue, red, green.
export const PLAYER_INK: readonly string[] = ['#8a5f00', '#1f4c94', '#a32a1c', '#28662d']
