import type { ClientFeature } from '../../../core/client/clientFeature.ts'
import { enhanceSymbols } from './enhanceSymbols.ts'

export default { enhance: enhanceSymbols } satisfies ClientFeature
