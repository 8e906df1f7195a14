import { existsSync } from 'node:fs'
import path from 'node:path'
import type {
  CategoryFile,
  ContentData,
  DocSource,
  MarkdownSource,
  Translations
} from '../../../core/content/content.ts'
import { listDialects } from '../../../core/content/contentDialect.ts'
import {
  listSourceFolders,
  setOriginal
} from '../../../core/content/read/listSourceFolders.ts'
import { runReadHooks } from '../../../core/content/read/loadFeatures.ts'
import { findFile } from '../../../core/content/read/loadModule.ts'
import { readCategoryFiles } from '../../../core/content/read/readCategoryFiles.ts'
import { readDocs } from '../../../core/content/read/readDocs.ts'
import {
  readMarkdown,
  type SourceContext
} from '../../../core/content/read/readMarkdown.ts'
import { readTexts } from '../../../core/content/read/readTexts.ts'
import { docFrontMatter } from '../../../core/content/schema/frontMatterSchema.ts'
import type { SourceFile } from '../../../core/model/paths.ts'

declare module '../../../index.ts' {
  interface ContentData {
    /** By locale name; only locales that have a folder. */
    readonly translations?: ReadonlyMap<string, Translation>
  }
}

/** The translations for one locale, which replace parts of the content. */
interface Translation extends Translations {
  readonly docs: readonly DocSource[]
  readonly landing?: MarkdownSource | undefined
  /** By the content folder that they translate. */
  readonly categoryFiles: ReadonlyMap<string, CategoryFile>
  /** Data of features. */
  readonly data: ContentData
}

/**
 * Read the translations of every locale that has a folder: `i18n/<locale>/`
 * with the same layout as the content folder, or a dialect's. Of two
 * translations of the same source, the last one wins.
 */
export async function readTranslations(
  context: SourceContext
): Promise<ContentData> {
  if (context.hasDocsOnly || context.translation !== undefined) return {}
  const names = context.config.locales
    .map(({ name }) => name)
    .filter(name => existsSync(path.join(context.contentDir, 'i18n', name)))
  const read = names.map(async name => {
    const translation = `i18n/${name}`
    const read = await readTranslation(translation, { ...context, translation })
    return [name, read] as const
  })
  return { translations: new Map(await Promise.all(read)) }
}

/** @param context with the locale's folder in `translation` */
async function readTranslation(
  folder: string,
  context: SourceContext
): Promise<Translation> {
  const { contentDir, config, features, report } = context
  const folders = config.docs.versions.flatMap(({ name, folder: to }) =>
    listSourceFolders(to, context, ({ docs }) => docs(name)).map(at => ({
      at,
      name
    }))
  )
  const others = listDialects(features).map(({ translations }) => translations)
  const pages = ['', ...others.map(({ pages }) => pages)]
  const [docs, categories, landing, texts, data] = await Promise.all([
    Promise.all(
      folders.map(async ({ at, name }) => {
        const read = await readDocs({ name, folder: at.from }, context)
        return read.map(doc => setOriginal(doc, at))
      })
    ),
    Promise.all(
      folders.map(async ({ at: { from, to } }) => {
        const files = await readCategoryFiles(contentDir, from, report)
        return [...files].map(
          ([name, file]) => [to + name.slice(from.length), file] as const
        )
      })
    ),
    readLanding(
      pages.map(below => path.join(folder, below)),
      context
    ),
    readTexts(folder, context),
    runReadHooks(features, context)
  ])
  return {
    docs: docs.flat(),
    categoryFiles: new Map(categories.flat()),
    data,
    ...texts,
    landing
  }
}

/** Read the translated landing page, if any. */
async function readLanding(
  folders: readonly string[],
  context: SourceContext
): Promise<MarkdownSource | undefined> {
  const file = folders
    .map(at =>
      findFile(path.join(context.contentDir, at), 'index', ['mdx', 'md'])
    )
    .find(found => found !== undefined)
  if (file === undefined) return undefined
  const read = await readMarkdown(
    path.relative(context.contentDir, file) as SourceFile, // below the folder
    docFrontMatter,
    context
  )
  // A translated landing page may have another extension.
  return read && { ...read.source, original: 'index.mdx' as SourceFile }
}
