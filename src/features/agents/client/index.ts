import type { ClientFeature } from '../../../core/client/clientFeature.ts'
import { MarkdownActions } from './MarkdownActions.tsx'

export default {
  slots: { pageActions: MarkdownActions }
} satisfies ClientFeature
