import { existsSync } from 'node:fs'
import path from 'node:path'
import type { CategoryFile, Content, Translation } from './content.ts'
import { readCategoryFiles } from './readCategoryFiles.ts'
import type { ReadContext } from './readMarkdown.ts'
import { readTagFiles } from './readTagFiles.ts'
import { readTexts } from './readTexts.ts'
import {
  listBlogFolders,
  listDocFolders,
  readTranslatedDocs,
  readTranslatedLanding,
  readTranslatedPosts
} from './readTranslatedPages.ts'
import type { VersionConfig } from './versionConfig.ts'

/** What translations are compared with. */
type TranslatedContent = Pick<Content, 'root' | 'config' | 'posts'>

/**
 * Read the translations of every locale that has a folder: `i18n/<locale>/` with
 * the same folders as the content folder, or as dialects lay them out.
 *
 * @returns translations by the locale's name
 */
export async function readTranslations(
  content: TranslatedContent,
  context: ReadContext
): Promise<ReadonlyMap<string, Translation>> {
  const names = content.config.locales
    .map(({ name }) => name)
    .filter(name => existsSync(path.join(content.root, 'i18n', name)))
  const read = names.map(async name => {
    const folder = `i18n/${name}`
    return [name, await readTranslation(folder, content, context)] as const
  })
  return new Map(await Promise.all(read))
}

async function readTranslation(
  folder: string,
  content: TranslatedContent,
  context: ReadContext
): Promise<Translation> {
  const { versions } = content.config.docs
  const { dialects, report } = context
  const [docs, categories, posts, landing, texts, tagFiles] = await Promise.all(
    [
      Promise.all(
        versions.map(version => readTranslatedDocs(folder, version, context))
      ),
      Promise.all(
        versions.map(version => readCategories(folder, version, context))
      ),
      readTranslatedPosts(folder, content, context),
      readTranslatedLanding(folder, context),
      readTexts(folder, content, context),
      readTagFiles(
        content.root,
        [
          ...listBlogFolders(folder, dialects).map(
            from => ['blog', from] as const
          ),
          ...versions.flatMap(version =>
            listDocFolders(folder, version, dialects).map(
              from => [version.folder, from] as const
            )
          )
        ],
        report
      )
    ]
  )
  return {
    docs: docs.flat(),
    posts,
    categoryFiles: new Map(categories.flat()),
    tagFiles,
    ...texts,
    landing
  }
}

async function readCategories(
  folder: string,
  version: VersionConfig,
  { root, dialects, report }: ReadContext
): Promise<readonly (readonly [string, CategoryFile])[]> {
  const read = await Promise.all(
    listDocFolders(folder, version, dialects).map(async from => {
      const files = await readCategoryFiles(root, from, report)
      return [...files].map(
        ([name, file]) =>
          [`${version.folder}${name.slice(from.length)}`, file] as const
      )
    })
  )
  return read.flat().reverse() // the first wins
}
