import { createTheme, validateTheme } from '@toolbox/styles'
import { icons } from '@/app/icons/exports'
import { themePersistor } from '@/app/platform'
import { dark, light } from '@/app/theme/colors'

const values = validateTheme({
  colors: light,
  alternateColors: { dark },
  breakpoints: { mobile: 480, tablet: 900, desktop: 1280 },
  radius: { small: 4, medium: 8, full: 999 },
  stroke: { thin: 1, medium: 2 },
  effects: { raised: { boxShadow: '0 1px 4px rgba(0, 0, 0, 0.2)' } },
  typography: {
    title: { fontSize: 24, fontWeight: 600 },
    body: { fontSize: 16 },
    caption: { fontSize: 13 }
  },
  icons
})

export type TasklistTheme = typeof values
export const theme = createTheme(values, themePersistor)
