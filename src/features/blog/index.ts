import type { Feature } from '../../core/feature.ts'
import { addBlogRoutes } from './generator/addBlogRoutes.ts'
import { blogOptions } from './generator/post.ts'
import { printFeedFiles } from './generator/printFeeds.ts'
import { readBlog, translateBlog } from './generator/readBlog.ts'
import { resolveBlog } from './generator/resolveBlog.ts'
import { listBlogTags } from './listBlogTags.ts'

/** A blog with authors, tags, an archive and feeds. */
export const blog: Feature = {
  name: 'blog',
  client: {
    module: 'client/index.ts',
    themeParts: {
      BlogList: 'client/BlogList.tsx',
      BlogPost: 'client/BlogPost.tsx'
    }
  },
  config: { site: { blog: blogOptions } },
  components: { LatestPosts: { attributes: [], isProvided: true } },
  read: readBlog,
  translate: translateBlog,
  resolve: resolveBlog,
  routes: addBlogRoutes,
  head: listBlogTags,
  files: { fromPages: printFeedFiles }
}
