import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { SiteError } from '../../model/errors.ts'
import type { CategoryFile, Content, Read, Translation } from './content.ts'
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
    warnings: [
      ...read.flatMap(([, { warnings }]) => warnings),
      ...(await findUnlistedLocales(content))
    ]
  }
}

/** Nobody would see translations into a language that the site does not list. */
async function findUnlistedLocales({
  root,
  config
}: TranslatedContent): Promise<readonly SiteError[]> {
  const listed = config.locales.map(({ name }) => name)
  const entries = await readdir(path.join(root, 'i18n'), {
    withFileTypes: true
  }).catch(() => [])
  return entries
    .filter(entry => entry.isDirectory() && /^[a-z]/i.test(entry.name))
    .filter(({ name }) => !listed.includes(name))
    .map(({ name }) => {
      const locales = [...listed, name]
        .map(locale => `{ name: '${locale}' }`)
        .join(', ')
      return new SiteError(
        `The translations into "${name}" are not shown: the site does not list the language.`,
        {
          place: { file: `i18n/${name}` },
          remedy: `List it in site.ts: locales: [${locales}].`
        }
      )
    })
}

async function readTranslation(
  folder: string,
  content: TranslatedContent,
  context: ReadContext
): Promise<Read<Translation>> {
  const { versions } = content.config.docs
  const { dialects } = context
  const [docs, categories, posts, landing, texts, tags] = await Promise.all([
    Promise.all(
      versions.map(version => readTranslatedDocs(folder, version, context))
    ),
    Promise.all(
      versions.map(version => readCategories(folder, version, context))
    ),
    readTranslatedPosts(folder, content, context),
    readTranslatedLanding(folder, context),
    readTexts(folder, content, dialects),
    readTagFiles(content.root, [
      ...listBlogFolders(folder, dialects).map(from => ['blog', from] as const),
      ...versions.flatMap(version =>
        listDocFolders(folder, version, dialects).map(
          from => [version.folder, from] as const
        )
      )
    ])
  ])
  const [shownLanding] = landing.value
  const all = [...docs, ...categories, posts, landing, texts]
  return {
    value: {
      docs: docs.flatMap(({ value }) => value),
      posts: posts.value,
      categoryFiles: new Map(categories.flatMap(({ value }) => [...value])),
      tagFiles: tags.files,
      ...texts.value,
      ...(shownLanding === undefined ? {} : { landing: shownLanding })
    },
    problems: [...all, tags].flatMap(({ problems }) => problems),
    warnings: all.flatMap(({ warnings }) => warnings)
  }
}

async function readCategories(
  folder: string,
  version: VersionConfig,
  { root, dialects }: ReadContext
): Promise<Read<readonly (readonly [string, CategoryFile])[]>> {
  const read = await Promise.all(
    listDocFolders(folder, version, dialects).map(async from => {
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
