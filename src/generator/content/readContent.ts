import { existsSync, statSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { SiteError, SiteErrors } from '../../model/errors.ts'
import type { SourceFile } from '../../model/paths.ts'
import type { Content, DocSource } from './content.ts'
import { type ContentLayout, findContentLayout } from './findContentLayout.ts'
import { findFileProblems } from './findFileProblems.ts'
import { docFrontMatter } from './frontMatterSchema.ts'
import { inlineLogos } from './inlineLogos.ts'
import { listFiles } from './listFiles.ts'
import { findFile, loadModule } from './loadModule.ts'
import { type ParsedData, parseYaml } from './parseData.ts'
import { readCategoryFiles } from './readCategoryFiles.ts'
import { readDocs } from './readDocs.ts'
import { readGitDates } from './readGitDates.ts'
import { type ReadContext, readMarkdown } from './readMarkdown.ts'
import { readPosts } from './readPosts.ts'
import { findUnknownTags, readTagFiles } from './readTagFiles.ts'
import { readText } from './readText.ts'
import { readTranslations } from './readTranslations.ts'
import { readSidebars, readVersions, scripts } from './readVersions.ts'
import { relaxContent } from './relaxContent.ts'
import {
  type ParsedSiteConfig,
  type ResolvedSiteConfig,
  siteConfigSchema
} from './siteConfig.ts'
import { createFileLocator, type SourceLocator } from './sourceLocator.ts'
import { type Validated, validateConfig } from './validateConfig.ts'

/**
 * Read a content folder: configuration, docs, posts and the landing page.
 *
 * Mistakes in pages are collected, not thrown, so that one build names all.
 *
 * @param given absolute path of a content folder, or of a folder of docs alone
 * @throws SiteErrors when the folder or its configuration can't be used at all
 */
export async function readContent(
  given: string,
  overrides: { readonly baseUrl?: string } = {}
): Promise<Content> {
  await assertFolder(given)
  const layout = await findContentLayout(given)
  const { root: folder } = layout
  const { config, isBare, siteLocator, problems } = await readConfig(
    layout,
    overrides
  )
  const gitDates = await readGitDates(folder)
  const context: ReadContext = {
    root: folder,
    gitDates,
    siteFormat: config.markdown.format,
    isBare
  }
  const versions = config.docs.versions
  const { hasDocsOnly } = layout
  const [docs, categories, posts, landing] = await Promise.all([
    Promise.all(versions.map(version => readDocs(version, context))),
    Promise.all(
      versions.map(version => readCategoryFiles(folder, version.folder))
    ),
    hasDocsOnly
      ? { posts: [], problems: [], warnings: [] }
      : readPosts(context),
    hasDocsOnly ? undefined : readLanding(context)
  ])
  const translations = hasDocsOnly
    ? { value: new Map(), problems: [], warnings: [] }
    : await readTranslations(
        { root: folder, config, posts: posts.posts },
        context
      )
  const sidebars = await readSidebars(folder, versions)
  const authors = await readAuthors(folder)
  const tags = await readTagFiles(
    folder,
    ['blog', ...versions.map(version => version.folder)].map(at => [at, at])
  )
  const notices =
    gitDates.notice === undefined ? [] : [new SiteError(gitDates.notice)]
  const content: Content = {
    root: folder,
    isBare,
    config,
    siteLocator,
    docs: docs.flatMap(read => read.docs),
    sidebars: sidebars.sources,
    categoryFiles: new Map(categories.flatMap(({ files }) => [...files])),
    posts: posts.posts,
    tagFiles: tags.files,
    translations: translations.value,
    staticFiles: await listFiles(path.join(folder, 'static')),
    ...(authors === undefined ? {} : { authors }),
    ...(landing === undefined ? {} : { landing: landing.source }),
    problems: [
      ...problems,
      ...(await findFileProblems(folder, { config, siteLocator })),
      ...sidebars.problems,
      ...(authors?.problems ?? []),
      ...docs.flatMap(read => read.problems),
      ...categories.flatMap(read => read.problems),
      ...posts.problems,
      ...tags.problems,
      ...(landing?.problems ?? []),
      ...translations.problems,
      ...findMissingDocs(
        docs.flatMap(read => read.docs),
        {
          folder,
          config,
          siteLocator
        }
      )
    ],
    warnings: [
      ...notices,
      ...docs.flatMap(read => read.warnings),
      ...posts.warnings,
      ...findUnknownTags(posts.posts, tags.files.get('blog')),
      ...versions.flatMap(({ name, folder: at }) =>
        findUnknownTags(
          docs.flatMap(read => read.docs).filter(doc => doc.version === name),
          tags.files.get(at)
        )
      ),
      ...(landing?.warnings ?? []),
      ...translations.warnings
    ]
  }
  // Without its data files a site is another one: what follows would mislead.
  const isUnusable =
    problems.length + sidebars.problems.length > 0 ||
    (authors?.problems ?? []).length > 0
  if (isBare) return relaxContent(content)
  if (isUnusable) throw new SiteErrors(content.problems)
  return content
}

async function assertFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined)
  if (found?.isDirectory()) return
  throw new SiteErrors([
    new SiteError(
      found === undefined
        ? `The content folder ${folder} does not exist.`
        : `${folder} is a file, not a content folder.`,
      {
        remedy: 'Name a folder that holds "docs/" with --content, or create it.'
      }
    )
  ])
}

interface ReadConfig {
  readonly config: ResolvedSiteConfig
  readonly isBare: boolean
  readonly siteLocator: SourceLocator
  /** The configuration holds without what is wrong. */
  readonly problems: readonly SiteError[]
}

async function readConfig(
  layout: ContentLayout,
  overrides: { readonly baseUrl?: string }
): Promise<ReadConfig> {
  const { root: folder } = layout
  const file = findFile(folder, 'site', scripts)
  const name = file === undefined ? 'site.ts' : path.basename(file)
  const loaded =
    file === undefined
      ? { ...createBareConfig(layout), problems: [] }
      : await loadModule(file, name)
  if (loaded.problems.length > 0) throw new SiteErrors(loaded.problems)
  const { value, locator } = loaded
  const checked = validateConfig(value, siteConfigSchema, locator)
  const isReadable = checked.problems.every(({ cause }) => cause === undefined)
  const rest =
    'value' in checked || !isReadable ? checked : validateRest(value, locator)
  if (!('value' in rest)) throw new SiteErrors(checked.problems)
  const parsed = await inlineLogos(
    { ...rest.value, ...overrides },
    path.join(folder, 'static')
  )
  return {
    config: await readVersions(folder, parsed, locator),
    isBare: file === undefined,
    siteLocator: locator,
    problems: [...findOtherSites(folder, name), ...checked.problems]
  }
}

function createBareConfig(layout: ContentLayout) {
  const { root, docsFolder } = layout
  const title = layout.title ?? createTitle(path.basename(root))
  const version = {
    name: 'current',
    folder: docsFolder,
    sidebars: layout.sidebars ?? 'sidebars'
  }
  return {
    value:
      docsFolder === undefined
        ? { title }
        : { title, docs: { versions: [version] } },
    locator: createFileLocator('site.ts')
  }
}

/**
 * Leave out the fields that are wrong, so that the pages can be read too and
 * one build names the mistakes of both. Without docs and locales that are right,
 * the pages would only seem wrong.
 */
function validateRest(
  value: unknown,
  locator: SourceLocator
): Validated<ParsedSiteConfig> {
  if (typeof value !== 'object') return { problems: [] }
  const result = siteConfigSchema.safeParse(value)
  const wrong = new Set(
    (result.error?.issues ?? []).flatMap(issue =>
      issue.code === 'unrecognized_keys' && issue.path.length === 0
        ? issue.keys
        : [String(issue.path[0])]
    )
  )
  if (wrong.has('docs') || wrong.has('locales')) {
    return { problems: [] }
  }
  const kept = Object.entries(value ?? {}).filter(([key]) => !wrong.has(key))
  const rest = { title: 'Untitled', ...Object.fromEntries(kept) }
  return validateConfig(rest, siteConfigSchema, locator)
}

function findOtherSites(folder: string, name: string): readonly SiteError[] {
  return scripts
    .map(extension => `site.${extension}`)
    .filter(other => other !== name && existsSync(path.join(folder, other)))
    .map(
      other =>
        new SiteError('The site has a second configuration.', {
          place: { file: other },
          remedy: `Only ${name} is read: remove one of them.`
        })
    )
}

/** A folder's name, as a title: `my-docs` becomes `My docs`. */
function createTitle(folder: string): string {
  const words = folder.replace(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

async function readAuthors(folder: string): Promise<ParsedData | undefined> {
  const script = findFile(folder, 'authors', scripts)
  if (script !== undefined) return loadModule(script, path.basename(script))
  const yaml = findFile(path.join(folder, 'blog'), 'authors', ['yml', 'yaml'])
  if (yaml === undefined) return undefined
  const file = path.relative(folder, yaml)
  const { text, problems } = await readText(yaml, file)
  const parsed = parseYaml(text, { file, name: 'The authors file' })
  return { ...parsed, problems: [...problems, ...parsed.problems] }
}

async function readLanding(context: ReadContext) {
  const file = findFile(context.root, 'index', ['mdx', 'md'])
  return file === undefined
    ? undefined
    : readMarkdown(
        path.basename(file) as SourceFile, // in the folder
        docFrontMatter,
        context
      )
}

/** A version that is named must hold something (behaviour 8.13). */
function findMissingDocs(
  docs: readonly DocSource[],
  site: {
    readonly folder: string
    readonly config: ResolvedSiteConfig
    readonly siteLocator: SourceLocator
  }
): readonly SiteError[] {
  const filled = new Set(docs.map(({ version }) => version))
  return site.config.docs.versions.flatMap(({ name, folder }, index) => {
    const found = statSync(path.join(site.folder, folder), {
      throwIfNoEntry: false
    })
    // A file in place of the folder is said already.
    if (filled.has(name) || found?.isFile()) return []
    const place = site.siteLocator.findValue(['docs', 'versions', index])
    const isListed = existsSync(path.join(site.folder, 'versions.json'))
    return [
      new SiteError(`Docs version "${name}" has no docs!`, {
        place:
          folder === 'docs'
            ? { file: folder }
            : isListed
              ? { file: 'versions.json' }
              : place,
        remedy: `At least one doc should exist at "${folder}". Names that start with "_" are partials, not docs.`
      })
    ]
  })
}
