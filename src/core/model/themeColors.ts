/** The page background in each color mode, as in tokens.css. */
export const THEME_COLORS = { light: '#fcfdfd', dark: '#0b1114' } as const
