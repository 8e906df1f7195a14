import { existsSync } from 'node:fs'
import path from 'node:path'
import type { SourceFile } from '../../model/paths.ts'
import type {
  Content,
  DocSource,
  MarkdownSource,
  PostSource
} from './content.ts'
import type { ContentDialect } from './contentDialect.ts'
import { createTranslationKey } from './createTranslationKey.ts'
import { docFrontMatter } from './frontMatterSchema.ts'
import { findFile } from './loadModule.ts'
import { readDocs } from './readDocs.ts'
import { type ReadContext, readMarkdown } from './readMarkdown.ts'
import { readPosts } from './readPosts.ts'
import type { VersionConfig } from './versionConfig.ts'

/**
 * List the folders where a version's translations may be; the first wins.
 *
 * @param folder of the locale, relative to the content folder
 */
export function listDocFolders(
  folder: string,
  { name, folder: original }: VersionConfig,
  dialects: readonly ContentDialect[] = []
): readonly string[] {
  const others = dialects.map(({ translations }) => translations.docs(name))
  return [original, ...others].map(below => `${folder}/${below}`)
}

/** List the folders where translated posts may be; the first wins. */
export function listBlogFolders(
  folder: string,
  dialects: readonly ContentDialect[] = []
): readonly string[] {
  const others = dialects.map(({ translations }) => translations.blog)
  return ['blog', ...others].map(below => `${folder}/${below}`)
}

/** Read the translated docs of one version. */
export async function readTranslatedDocs(
  folder: string,
  version: VersionConfig,
  context: ReadContext
): Promise<readonly DocSource[]> {
  const read = await Promise.all(
    listDocFolders(folder, version, context.dialects).map(async from => {
      const docs = await readDocs({ name: version.name, folder: from }, context)
      return docs.map(doc => addOriginal(doc, from, version.folder))
    })
  )
  return dropRepeated(read.flat())
}

/** Read the translated posts, without those whose original is a draft. */
export async function readTranslatedPosts(
  folder: string,
  { root, posts }: Pick<Content, 'root' | 'posts'>,
  context: ReadContext
): Promise<readonly PostSource[]> {
  const read = await Promise.all(
    listBlogFolders(folder, context.dialects).map(async from => {
      const translated = await readPosts(context, from)
      return translated.map(post => addOriginal(post, from, 'blog'))
    })
  )
  const shown = new Set(posts.map(({ file }) => createTranslationKey(file)))
  const isDraft = ({ original }: PostSource) => {
    const key = createTranslationKey(original ?? '')
    return (
      !shown.has(key) &&
      ['md', 'mdx'].some(extension =>
        existsSync(path.join(root, `${key}.${extension}`))
      )
    )
  }
  return dropRepeated(read.flat()).filter(post => !isDraft(post))
}

/** Read the translated landing page, if there is one. */
export async function readTranslatedLanding(
  folder: string,
  context: ReadContext
): Promise<MarkdownSource | undefined> {
  const { dialects = [] } = context
  const file = ['', ...dialects.map(({ translations }) => translations.pages)]
    .map(name => path.join(context.root, folder, name))
    .map(at => findFile(at, 'index', ['mdx', 'md']))
    .find(found => found !== undefined)
  if (file === undefined) return undefined
  const { source } = await readMarkdown(
    path.relative(context.root, file) as SourceFile, // below the folder
    docFrontMatter,
    context
  )
  return { ...source, original: landingFile }
}

/** Every landing page translates the one there is. */
const landingFile = 'index.mdx' as SourceFile // relative

function addOriginal<Source extends MarkdownSource>(
  source: Source,
  from: string,
  to: string
): Source {
  const original = `${to}${source.file.slice(from.length)}` as SourceFile // same folders
  return { ...source, original }
}

/** Two folders may translate one page; the first folder wins. */
function dropRepeated<Source extends MarkdownSource>(
  sources: readonly Source[]
): readonly Source[] {
  const byKey = new Map(
    sources
      .map(
        source => [createTranslationKey(source.original ?? ''), source] as const
      )
      .toReversed()
  )
  return [...byKey.values()].toReversed()
}
