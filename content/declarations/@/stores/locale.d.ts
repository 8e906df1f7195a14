import type { GlobalState } from '@toolbox/store'

export type Locale = 'en' | 'pt'

export const localeState: GlobalState<Locale>
