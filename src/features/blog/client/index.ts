import type { ClientFeature } from '../../../core/client/clientFeature.ts'
import { LatestPosts } from './LatestPosts.tsx'

export default { components: { LatestPosts } } satisfies ClientFeature
