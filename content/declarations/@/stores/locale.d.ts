import type { GlobalState } from '@toolbox/store'

export const localeState: GlobalState<'en' | 'pt'>
