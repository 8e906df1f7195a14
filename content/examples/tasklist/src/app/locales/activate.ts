import { i18n } from '@lingui/core'
import { localeState } from '@/stores/locale'
import { messages as en } from './en.po'
import { messages as pt } from './pt.po'

i18n.load({ en, pt })
localeState.subscribe(locale => i18n.activate(locale))
