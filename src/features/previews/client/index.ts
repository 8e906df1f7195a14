import type { ClientFeature } from '../../../core/client/clientFeature.ts'
import { listPreviewTags } from '../listPreviewTags.ts'

export default { head: listPreviewTags } satisfies ClientFeature
