import type { ClientFeature } from '../../../core/client/clientFeature.ts'
import { listFeedTags } from '../changes.ts'
import { ChangesPage } from './ChangesPage.tsx'
import { NewMarksHost } from './NewMarksHost.tsx'

export default {
  pages: { changes: ChangesPage },
  slots: { overlay: NewMarksHost },
  head: listFeedTags
} satisfies ClientFeature
