import type { SchemeColors } from '@/app/theme'
/** The colors of the scheme named `default`. */
export const light: SchemeColors
/** The same colors for dark screens. */
export const dark: SchemeColors
