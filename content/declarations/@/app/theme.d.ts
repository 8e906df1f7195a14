import type { AppTheme, ColorMap, ICSS } from '@toolbox/styles'

export type SchemeColors = Record<
  | 'primary'
  | 'onPrimary'
  | 'background'
  | 'card'
  | 'text'
  | 'muted'
  | 'border'
  | 'success'
  | 'danger',
  string
>

export type TasklistTheme = {
  colors: SchemeColors
  baseColors: ColorMap
  alternateColors: { dark: SchemeColors }
  breakpoints: {
    mobile: number
    tablet: number
    desktop: number
  }
  baseSpacing: number
  radius: Record<'none' | 'small' | 'medium' | 'large' | 'full', number>
  stroke: Record<'thin' | 'medium' | 'thick', number>
  size: Record<'icon' | 'control' | 'avatar', number>
  effects: Record<'raised' | 'floating', ICSS>
  typography: Record<'title' | 'body' | 'caption', ICSS>
  isBrowser: boolean
}

export const theme: AppTheme<TasklistTheme>
