import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { BuiltInFeature } from '../../feature.ts'
import {
  applyLevel,
  DiagnosticError,
  isError,
  mergeRepeated
} from '../../model/diagnostic.ts'
import { listPublishedNames, type SourceFile } from '../../model/paths.ts'
import type { Cache } from '../../platform/cache/createCache.ts'
import { assertFilesWithinSite } from '../check/assertFilesWithinSite.ts'
import { checkSiteModules } from '../check/checkSiteModules.ts'
import { findMissingDocs } from '../check/findMissingDocs.ts'
import { findUnusedFiles } from '../check/findUnusedFiles.ts'
import type {
  Content,
  MarkdownSource,
  PageSources,
  SiteSettings
} from '../content.ts'
import type { ContentLayout } from '../contentDialect.ts'
import { listDialects } from '../contentDialect.ts'
import { listFiles } from '../listFiles.ts'
import { createReport, type Report } from '../report.ts'
import { docFrontMatter } from '../schema/frontMatterSchema.ts'
import type { ResolvedSiteConfig } from '../schema/siteConfig.ts'
import { readSidebars } from './completeVersions.ts'
import { findContentLayout, listOutsideDocs } from './findContentLayout.ts'
import { loadEnabledFeatures } from './loadEnabledFeatures.ts'
import { runReadHooks } from './loadFeatures.ts'
import { findFile } from './loadModule.ts'
import { readCategoryFiles } from './readCategoryFiles.ts'
import { readDocs } from './readDocs.ts'
import { readGitDates } from './readGitDates.ts'
import {
  type PageMemory,
  readMarkdown,
  type SourceContext
} from './readMarkdown.ts'

/** What to read besides the folder, and how. */
interface ReadOptions {
  readonly baseUrl?: string
  /** The folder's layout, if it's known already. */
  readonly layout?: ContentLayout
  /** Reads the dates of files; by default, from Git each time. */
  readonly readDates?: typeof readGitDates
  /** Built-in features, which the site may disable. */
  readonly features?: readonly BuiltInFeature[]
  readonly isRelease?: boolean
  readonly memory?: PageMemory
  /** Results of earlier builds. */
  readonly cache?: Cache
}

/**
 * Read a content folder: configuration, docs, posts and the landing page.
 *
 * Collects the mistakes in pages, so that one build reports all of them.
 *
 * @param folder absolute path of a content folder or a folder of docs
 * @throws DiagnosticError if the folder or its configuration is unusable
 */
export async function readContent(
  folder: string,
  options: ReadOptions = {}
): Promise<Content> {
  await assertFolder(folder)
  const { report, listDiagnostics } = createReport()
  const configuration = await readConfiguration(folder, options, {
    report,
    listDiagnostics
  })
  // If the configuration has errors, stop after reading: messages of the next stage
  // would be misleading.
  const isUnusable = listDiagnostics().some(isError)
  const files = await readFiles(configuration, options, report)
  const { layout, ...settings } = configuration
  const content: Content = {
    ...settings,
    ...files,
    contentDir: layout.contentDir,
    isRelease: options.isRelease ?? false,
    otherDocs: layout.otherDocs,
    docsPathname: layout.docsPathname,
    diagnostics: listDiagnostics()
  }
  if (content.isLenient) return downgradeErrors(content)
  if (isUnusable) throw new DiagnosticError(content.diagnostics.filter(isError))
  return content
}

/** The settings of a site, and where its files are. */
interface Configuration extends SiteSettings {
  readonly layout: ContentLayout
}

/** Read the configuration, the features that it enables, and the sidebars. */
async function readConfiguration(
  folder: string,
  { layout: known, features: builtIn = [], baseUrl }: ReadOptions,
  { report, listDiagnostics }: ReturnType<typeof createReport>
): Promise<Configuration> {
  const layout =
    known ?? (await findContentLayout(folder, listDialects(builtIn)))
  const { contentDir } = layout
  const { isLenient, siteLocator, config, features } =
    await loadEnabledFeatures(
      layout,
      baseUrl === undefined ? {} : { baseUrl },
      { features: builtIn, report, listDiagnostics }
    )
  const { versions } = config.docs
  await assertFilesWithinSite(
    layout,
    versions.map(version => version.folder)
  )
  return {
    layout,
    config: limitLocales(config, features),
    features,
    isLenient,
    siteLocator,
    sidebars: await readSidebars(contentDir, versions, siteLocator, report)
  }
}

/** Read everything that the configuration refers to, and check which files exist. */
async function readFiles(
  { layout, config, features, siteLocator }: Configuration,
  { readDates = readGitDates, memory, cache }: ReadOptions,
  report: Report
): Promise<PageSources & Pick<Content, 'data' | 'staticFiles'>> {
  const { contentDir, hasDocsOnly } = layout
  const gitDates = await readDates(contentDir, listOutsideDocs(layout))
  if (gitDates.notice !== undefined) {
    const hint = 'Check the Git repository.'
    report([{ severity: 'warning', message: gitDates.notice, hint }])
  }
  const context: SourceContext = {
    features,
    contentDir,
    hasDocsOnly,
    config,
    gitDates,
    earlier: { memory, cache },
    report
  }
  const pages = await readPages(layout, config, context)
  const site = { contentDir, config, siteLocator }
  report([...checkSiteModules(site), ...findMissingDocs(pages.docs, site)])
  report(await findUnusedFiles(layout, config))
  const data = await runReadHooks(features, context)
  const staticFiles = await listFiles(path.join(contentDir, 'static'), {
    contentDir
  })
  return {
    ...pages,
    data,
    staticFiles: [...new Set(staticFiles.flatMap(listPublishedNames))]
  }
}

/**
 * Turn errors into warnings for a folder without a `site.ts`. Invalid keys are
 * ignored, and folders replace invalid sidebars.
 *
 * If there are no docs, errors still fail the build.
 */
function downgradeErrors(content: Content): Content {
  if (content.docs.length === 0) return content
  // Errors first, as if they still were errors.
  const sorted = content.diagnostics.toSorted(
    (one, other) => Number(isError(other)) - Number(isError(one))
  )
  const diagnostics = applyLevel('warn', mergeRepeated(sorted))
  return { ...content, diagnostics }
}

/** Keep only the first locale if no feature can translate. */
function limitLocales(
  config: ResolvedSiteConfig,
  features: readonly BuiltInFeature[]
): ResolvedSiteConfig {
  return features.some(({ localize }) => localize !== undefined)
    ? config
    : { ...config, locales: config.locales.slice(0, 1) }
}

async function readPages(
  { hasDocsOnly }: ContentLayout,
  config: ResolvedSiteConfig,
  context: SourceContext
): Promise<PageSources> {
  const { contentDir, report } = context
  const { versions } = config.docs
  const folders = versions.map(({ folder }) => folder)
  const [docs, categories, landing] = await Promise.all([
    Promise.all(versions.map(version => readDocs(version, context))),
    Promise.all(folders.map(at => readCategoryFiles(contentDir, at, report))),
    hasDocsOnly ? undefined : readLanding(context)
  ])
  return {
    docs: docs.flat(),
    categoryFiles: new Map(categories.flatMap(files => [...files])),
    landing
  }
}

async function assertFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined)
  if (found?.isDirectory()) return
  throw new DiagnosticError([
    {
      severity: 'error',
      message:
        found === undefined
          ? `The content folder ${folder} doesn't exist.`
          : `${folder} is a file, not a content folder.`,
      hint: 'Use --content to specify a folder that contains "docs/", or create it.'
    }
  ])
}

async function readLanding(
  context: SourceContext
): Promise<MarkdownSource | undefined> {
  const found = findFile(context.contentDir, 'index', ['mdx', 'md'])
  if (found === undefined) return undefined
  const file = path.basename(found) as SourceFile // in the folder
  return (await readMarkdown(file, docFrontMatter, context))?.source
}
