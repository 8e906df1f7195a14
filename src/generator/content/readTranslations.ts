import { existsSync } from 'node:fs'
import path from 'node:path'
import type { SiteError } from '../../model/errors.ts'
import type { SourceFile } from '../../model/paths.ts'
import type {
  CategoryFile,
  Content,
  DocSource,
  MarkdownSource,
  PostSource
} from './content.ts'
import { docFrontMatter } from './frontMatterSchema.ts'
import { findFile } from './loadModule.ts'
import { readCategoryFiles } from './readCategoryFiles.ts'
import { readDocs } from './readDocs.ts'
import { type ReadContext, readMarkdown } from './readMarkdown.ts'
import { readPosts } from './readPosts.ts'
import { readTexts } from './readTexts.ts'
import type { VersionConfig } from './resolveVersions.ts'
import type { Translation } from './translation.ts'

/** Something that was read, with what is wrong in it. */
interface Read<Value> {
  readonly value: Value
  readonly problems: readonly SiteError[]
  readonly warnings: readonly SiteError[]
}

/** What translations are compared with. */
type TranslatedContent = Pick<Content, 'root' | 'config' | 'posts'>

/**
 * Read the translations of every locale that has a folder: `i18n/<locale>/` with
 * the same folders as the content folder, or as Docusaurus lays them out.
 *
 * @returns translations by the locale's name
 */
export async function readTranslations(
  content: TranslatedContent,
  context: ReadContext
): Promise<Read<ReadonlyMap<string, Translation>>> {
  const names = content.config.locales
    .map(({ name }) => name)
    .filter(name => existsSync(path.join(content.root, 'i18n', name)))
  const read = await Promise.all(
    names.map(async name => {
      const folder = `i18n/${name}`
      return [name, await readTranslation(folder, content, context)] as const
    })
  )
  return {
    value: new Map(read.map(([name, { value }]) => [name, value])),
    problems: read.flatMap(([, { problems }]) => problems),
    warnings: read.flatMap(([, { warnings }]) => warnings)
  }
}

async function readTranslation(
  folder: string,
  content: TranslatedContent,
  context: ReadContext
): Promise<Read<Translation>> {
  const { versions } = content.config.docs
  const [docs, categories, posts, landing, texts] = await Promise.all([
    Promise.all(
      versions.map(version => readVersionDocs(folder, version, context))
    ),
    Promise.all(
      versions.map(version => readCategories(folder, version, content.root))
    ),
    readTranslatedPosts(folder, content, context),
    readLanding(folder, context),
    readTexts(folder, content)
  ])
  const [shownLanding] = landing.value
  const all = [...docs, ...categories, posts, landing, texts]
  return {
    value: {
      docs: docs.flatMap(({ value }) => value),
      posts: posts.value,
      categoryFiles: new Map(categories.flatMap(({ value }) => [...value])),
      ...texts.value,
      ...(shownLanding === undefined ? {} : { landing: shownLanding })
    },
    problems: all.flatMap(({ problems }) => problems),
    warnings: all.flatMap(({ warnings }) => warnings)
  }
}

/** Folders where a version's translations may be; the first wins. */
function listDocFolders(
  folder: string,
  { name, folder: original }: VersionConfig
): readonly string[] {
  const version = name === 'current' ? 'current' : `version-${name}`
  return [
    `${folder}/${original}`,
    `${folder}/docusaurus-plugin-content-docs/${version}`
  ]
}

async function readVersionDocs(
  folder: string,
  version: VersionConfig,
  context: ReadContext
): Promise<Read<readonly DocSource[]>> {
  const read = await Promise.all(
    listDocFolders(folder, version).map(async from => {
      const { docs, ...rest } = await readDocs(
        { name: version.name, folder: from },
        context
      )
      return {
        ...rest,
        value: docs.map(doc => addOriginal(doc, from, version.folder))
      }
    })
  )
  return mergeRead(read)
}

async function readTranslatedPosts(
  folder: string,
  { root, posts }: TranslatedContent,
  context: ReadContext
): Promise<Read<readonly PostSource[]>> {
  const folders = ['blog', 'docusaurus-plugin-content-blog']
  const read = await Promise.all(
    folders.map(async name => {
      const from = `${folder}/${name}`
      const { posts: translated, ...rest } = await readPosts(context, from)
      return {
        ...rest,
        value: translated.map(post => addOriginal(post, from, 'blog'))
      }
    })
  )
  const { value, ...rest } = mergeRead(read)
  const shown = new Set(posts.map(({ file }) => file))
  return {
    ...rest,
    // An original that exists and is not shown is a draft.
    value: value.filter(
      ({ original = '' }) =>
        [...shown].some(file => isSamePage(file, original)) ||
        !['.md', '.mdx'].some(extension =>
          existsSync(path.join(root, original.replace(/\.mdx?$/i, extension)))
        )
    )
  }
}

async function readCategories(
  folder: string,
  version: VersionConfig,
  root: string
): Promise<Read<readonly (readonly [string, CategoryFile])[]>> {
  const read = await Promise.all(
    listDocFolders(folder, version).map(async from => {
      const { files, problems } = await readCategoryFiles(root, from)
      return {
        value: [...files].map(
          ([name, file]) =>
            [`${version.folder}${name.slice(from.length)}`, file] as const
        ),
        problems,
        warnings: []
      }
    })
  )
  return {
    value: read.flatMap(({ value }) => value).reverse(), // the first wins
    problems: read.flatMap(({ problems }) => problems),
    warnings: []
  }
}

async function readLanding(
  folder: string,
  context: ReadContext
): Promise<Read<readonly MarkdownSource[]>> {
  const file = ['', 'docusaurus-plugin-content-pages']
    .map(name => path.join(context.root, folder, name))
    .map(at => findFile(at, 'index', ['mdx', 'md']))
    .find(found => found !== undefined)
  if (file === undefined) return { value: [], problems: [], warnings: [] }
  const read = await readMarkdown(
    path.relative(context.root, file) as SourceFile, // below the folder
    docFrontMatter,
    context
  )
  return { ...read, value: [{ ...read.source, original: landingFile }] }
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
function mergeRead<Source extends MarkdownSource>(
  read: readonly Read<readonly Source[]>[]
): Read<readonly Source[]> {
  const sources = read.flatMap(({ value }) => value)
  return {
    value: sources.filter(
      ({ original = '' }, index) =>
        sources.findIndex(other =>
          isSamePage(other.original ?? '', original)
        ) === index
    ),
    problems: read.flatMap(({ problems }) => problems),
    warnings: read.flatMap(({ warnings }) => warnings)
  }
}

/** The two dialects of Markdown name one page. */
function isSamePage(one: string, other: string): boolean {
  return one.replace(/\.mdx?$/i, '') === other.replace(/\.mdx?$/i, '')
}
