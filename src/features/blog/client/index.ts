import type { BuiltInClientFeature } from '../../../core/client/clientFeature.ts'
import { listBlogTags } from '../listBlogTags.ts'
import { BlogArchive } from './BlogArchive.tsx'
import { BlogView } from './BlogView.tsx'
import { LatestPosts, RecentPostsPanel } from './RecentPosts.tsx'

export default {
  pages: {
    blogList: BlogView,
    blogPost: BlogView,
    blogAuthors: BlogView,
    blogAuthor: BlogView,
    blogTags: BlogView,
    blogTag: BlogView,
    blogArchive: BlogArchive
  },
  components: { LatestPosts },
  menuPanel: {
    isShown: route => 'recentPosts' in route && route.recentPosts.length > 0,
    Panel: RecentPostsPanel
  },
  head: listBlogTags
} satisfies BuiltInClientFeature
