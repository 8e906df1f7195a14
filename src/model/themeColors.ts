/** Background of pages in each colour mode, as tokens.css has it. */
export const THEME_COLORS = { light: '#fcfdfd', dark: '#0b1114' } as const
