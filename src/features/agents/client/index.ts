import type { ClientFeature } from '../../../core/client/clientFeature.ts'
import { createMarkdownLink } from '../markdownVersion.ts'
import { MarkdownActions } from './MarkdownActions.tsx'

export default {
  head: createMarkdownLink,
  slots: { pageActions: MarkdownActions }
} satisfies ClientFeature
