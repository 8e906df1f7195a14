import path from 'node:path'
import type { ContentData } from '../../../core/content/content.ts'
import { listSourceFolders } from '../../../core/content/read/listSourceFolders.ts'
import {
  findFile,
  loadModule,
  scripts
} from '../../../core/content/read/loadModule.ts'
import { readData } from '../../../core/content/read/parseData.ts'
import type { SourceContext } from '../../../core/content/read/readMarkdown.ts'
import { readTagFiles } from '../../../core/content/read/readTagFiles.ts'
import type { Feature } from '../../../core/feature.ts'
import type { BlogContent, PostSource } from './post.ts'
import { readPosts } from './readPosts.ts'

/** Read posts, authors and tags, or the translations of posts and tags. */
export async function readBlog(context: SourceContext): Promise<ContentData> {
  const { contentDir, hasDocsOnly, translation, report } = context
  if (hasDocsOnly) return {}
  const folders = listSourceFolders('blog', context, ({ blog }) => blog)
  const [posts, tagFiles, authors] = await Promise.all([
    Promise.all(folders.map(folder => readPosts(context, folder))),
    readTagFiles(contentDir, folders, report),
    translation === undefined ? readAuthors(context) : undefined
  ])
  const tagFile = tagFiles.get('blog')
  return { blog: { posts: posts.flat(), tagFile, authors } }
}

/** Read the authors file, `authors.ts` or `blog/authors.yml`, if any. */
async function readAuthors({
  contentDir,
  report
}: SourceContext): Promise<BlogContent['authors']> {
  const script = findFile(contentDir, 'authors', scripts)
  if (script !== undefined) {
    const loaded = await loadModule(script, path.basename(script), report)
    return loaded ?? 'unreadable'
  }
  const yaml = findFile(path.join(contentDir, 'blog'), 'authors', [
    'yml',
    'yaml'
  ])
  if (yaml === undefined) return undefined
  const read = await readData(yaml, path.relative(contentDir, yaml), report)
  return read ?? 'unreadable'
}

/** Overlay posts and tags with their translations. */
export const translateBlog: NonNullable<Feature['translate']> = (
  { blog },
  translated,
  { overlay, translateTexts }
) => {
  if (blog === undefined) return {}
  const { posts = [], tagFile } = translated.blog ?? {}
  const { authors } = blog
  return {
    blog: {
      posts: overlay(blog.posts, posts, inheritPost).toSorted((one, other) =>
        other.date.localeCompare(one.date)
      ),
      tagFile: tagFile ?? blog.tagFile,
      authors:
        typeof authors === 'object'
          ? { ...authors, value: translateTexts(authors.value) }
          : authors
    }
  }
}

function inheritPost(translated: PostSource, original: PostSource): PostSource {
  const { slug, date } = translated.frontMatter
  return {
    ...translated,
    slug: slug === undefined ? original.slug : translated.slug,
    date: date === undefined ? original.date : translated.date
  }
}
