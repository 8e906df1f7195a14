import { globalState } from '@toolbox/store'
import { findDeviceLocale } from '@/app/platform'

export type Locale = 'en' | 'pt'

const deviceLocale: Locale = findDeviceLocale() === 'pt' ? 'pt' : 'en'

export const localeState = globalState<Locale>(deviceLocale, {
  persistKey: 'locale'
})
