import type { ClientFeature } from '../../../core/client/clientFeature.ts'
import { createPreviewTags } from '../createPreviewTags.ts'

export default { head: createPreviewTags } satisfies ClientFeature
