import type { ClientFeature } from '../../../core/client/clientFeature.ts'
import { createTagsHead } from '../tags.ts'
import { DocTag, DocTags, TagsOfDoc } from './DocTags.tsx'

export default {
  pages: { docTags: DocTags, docTag: DocTag },
  slots: { afterDoc: TagsOfDoc },
  head: createTagsHead
} satisfies ClientFeature
