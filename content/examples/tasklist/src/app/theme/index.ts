import { createTheme, validateTheme } from '@toolbox/styles'
import { icons } from '@/app/icons/exports'
import { themePersistor } from '@/app/platform'
import { dark, light } from '@/app/theme/colors'

const values = validateTheme({
  colors: light,
  alternateColors: { dark },
  breakpoints: { mobile: 480, tablet: 900 },
  radius: { small: 4, medium: 8 },
  typography: { title: { fontSize: 24, fontWeight: 600 } },
  icons
})

export type TasklistTheme = typeof values
export const theme = createTheme(values, themePersistor)
