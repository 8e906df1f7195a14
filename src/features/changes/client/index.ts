import type { ClientFeature } from '../../../core/client/clientFeature.ts'
import { listFeedTags } from '../changes.ts'
import { NewMarksHost } from './NewMarksHost.tsx'

export default {
  slots: { overlay: NewMarksHost },
  head: listFeedTags
} satisfies ClientFeature
