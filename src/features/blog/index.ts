import type { Feature } from '../../core/feature.ts'

/** Posts with authors, tags, archive and feeds. */
export const blog: Feature = {
  name: 'blog',
  client: 'client/index.ts',
  components: { LatestPosts: { attributes: [], isProvided: true } }
}
