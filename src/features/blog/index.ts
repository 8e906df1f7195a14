import type { BuiltInFeature } from '../../core/feature.ts'
import { addBlogRoutes } from './generator/addBlogRoutes.ts'
import { blogOptions, postFrontMatter } from './generator/post.ts'
import { printFeedFiles } from './generator/printFeeds.ts'
import { readBlog, translateBlog } from './generator/readBlog.ts'
import { authorsSchema } from './generator/resolveAuthors.ts'
import { resolveBlog } from './generator/resolveBlog.ts'

/** A blog with authors, tags, an archive and feeds. */
export const blog: BuiltInFeature = {
  name: 'blog',
  client: {
    module: 'client/index.ts',
    themeParts: {
      BlogList: 'client/BlogList.tsx',
      BlogPost: 'client/BlogPost.tsx'
    }
  },
  config: {
    site: { blog: blogOptions },
    fileSchemas: {
      post: {
        files: ['blog/**/*.md', 'blog/**/*.mdx'],
        schema: postFrontMatter
      },
      authors: {
        files: ['blog/authors.yml', 'blog/authors.yaml'],
        schema: authorsSchema
      }
    }
  },
  components: { LatestPosts: { attributes: [], isProvided: true } },
  read: readBlog,
  translate: translateBlog,
  resolve: resolveBlog,
  routes: addBlogRoutes,
  files: printFeedFiles
}
