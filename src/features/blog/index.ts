import type { Feature } from '../../core/feature.ts'
import { createBlogHead } from './createBlogHead.ts'
import { addBlogRoutes } from './generator/addBlogRoutes.ts'
import { createFeedFiles } from './generator/createFeeds.ts'
import { blogOptions } from './generator/post.ts'
import { readBlog, translateBlog } from './generator/readBlog.ts'
import { resolveBlog } from './generator/resolveBlog.ts'

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
  head: createBlogHead,
  files: { fromPages: createFeedFiles }
}
