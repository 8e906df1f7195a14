import { statSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { SiteError, SiteErrors } from '../../../model/errors.ts'
import type { SourceFile } from '../../../model/paths.ts'
import { findExtensionProblems } from '../check/findExtensionProblems.ts'
import { findLinkProblems } from '../check/findLinkProblems.ts'
import { findMissingDocs } from '../check/findMissingDocs.ts'
import { findUnreadFiles } from '../check/findUnreadFiles.ts'
import type { Content, MarkdownSource } from '../content.ts'
import type { ContentDialect, ContentLayout } from '../contentDialect.ts'
import { createReport } from '../createReport.ts'
import { listFiles } from '../listFiles.ts'
import { docFrontMatter } from '../schema/frontMatterSchema.ts'
import type { ResolvedSiteConfig } from '../schema/siteConfig.ts'
import { findContentLayout } from './findContentLayout.ts'
import { findFile } from './loadModule.ts'
import { readAuthors } from './readAuthors.ts'
import { readCategoryFiles } from './readCategoryFiles.ts'
import { readDocs } from './readDocs.ts'
import { readGitDates } from './readGitDates.ts'
import { type ReadContext, readMarkdown } from './readMarkdown.ts'
import { readPosts } from './readPosts.ts'
import { readSiteConfig } from './readSiteConfig.ts'
import { findUnknownTags, readTagFiles } from './readTagFiles.ts'
import { readTranslations } from './readTranslations.ts'
import { readSidebars } from './readVersions.ts'
import { relaxContent } from './relaxContent.ts'

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
  overrides: {
    readonly baseUrl?: string
    /** Where dates come from, instead of git. */
    readonly readDates?: typeof readGitDates
    /** Other ways in which the content may be written. */
    readonly dialects?: readonly ContentDialect[]
  } = {}
): Promise<Content> {
  const { readDates = readGitDates, dialects, ...configured } = overrides
  await assertFolder(given)
  const layout = await findContentLayout(given, dialects)
  const { root: folder } = layout
  const { config, isBare, siteLocator, problems } = await readSiteConfig(
    layout,
    configured,
    dialects
  )
  const { versions } = config.docs
  const links = await findLinkProblems(folder, [
    ...versions.map(version => version.folder),
    ...(layout.hasDocsOnly ? [] : ['blog', 'i18n', 'index.mdx', 'index.md'])
  ])
  // Read as a page, a file from elsewhere would be published.
  if (links.length > 0) throw new SiteErrors(links)
  const { report, listFindings } = createReport()
  // Without its data files a site is another one: what follows would mislead.
  const essentials = createReport()
  essentials.report.problems(problems)
  const sidebars = await readSidebars(folder, versions, {
    locator: siteLocator,
    report: essentials.report
  })
  const authors = await readAuthors(folder, essentials.report)
  const gitDates = await readDates(folder)
  if (gitDates.notice !== undefined) {
    report.warnings([new SiteError(gitDates.notice)])
  }
  const pages = await readPages(layout, config, {
    root: folder,
    gitDates,
    siteFormat: config.markdown.format,
    isBare,
    report,
    ...(dialects && { dialects })
  })
  const site = { folder, config, siteLocator }
  report.problems([
    ...(layout.hasDocsOnly ? [] : findFileProblems(folder)),
    ...findExtensionProblems(folder, site),
    ...findMissingDocs(pages.docs, site)
  ])
  report.warnings([
    ...(layout.hasDocsOnly ? [] : await findLeftOut(layout, config)),
    ...findUndefinedTags(pages, config)
  ])
  const found = listFindings()
  const unusable = essentials.listFindings().problems
  const content: Content = {
    root: folder,
    isBare,
    config,
    siteLocator,
    sidebars,
    ...pages,
    staticFiles: await listFiles(path.join(folder, 'static')),
    authors,
    problems: [...unusable, ...found.problems],
    warnings: found.warnings
  }
  if (isBare) return relaxContent(content)
  if (unusable.length > 0) throw new SiteErrors(content.problems)
  return content
}

type Pages = Pick<
  Content,
  'docs' | 'categoryFiles' | 'posts' | 'landing' | 'tagFiles' | 'translations'
>

async function readPages(
  { hasDocsOnly }: ContentLayout,
  config: ResolvedSiteConfig,
  context: ReadContext
): Promise<Pages> {
  const { root, report } = context
  const { versions } = config.docs
  const folders = versions.map(({ folder }) => folder)
  const [docs, categories, posts, landing, tagFiles] = await Promise.all([
    Promise.all(versions.map(version => readDocs(version, context))),
    Promise.all(folders.map(at => readCategoryFiles(root, at, report))),
    hasDocsOnly ? [] : readPosts(context),
    hasDocsOnly ? undefined : readLanding(context),
    readTagFiles(
      root,
      ['blog', ...folders].map(at => ({ from: at, to: at })),
      report
    )
  ])
  return {
    docs: docs.flat(),
    categoryFiles: new Map(categories.flatMap(files => [...files])),
    posts,
    landing,
    tagFiles,
    translations: hasDocsOnly
      ? new Map()
      : await readTranslations({ root, config, posts }, context)
  }
}

/** Find tags that a tags file lacks; docs and posts have files of their own. */
function findUndefinedTags(
  { docs, posts, tagFiles }: Pages,
  config: ResolvedSiteConfig
): readonly SiteError[] {
  return [
    ...findUnknownTags(posts, tagFiles.get('blog')),
    ...config.docs.versions.flatMap(({ name, folder }) =>
      findUnknownTags(
        docs.filter(({ version }) => version === name),
        tagFiles.get(folder)
      )
    )
  ]
}

async function findLeftOut(
  { root, otherDocs = [] }: ContentLayout,
  config: ResolvedSiteConfig
): Promise<readonly SiteError[]> {
  const unread = await findUnreadFiles(root, config)
  return [...otherDocs.map(describeLeftOut), ...unread]
}

function describeLeftOut(folder: string): SiteError {
  return new SiteError(
    'These docs are left out: a site has one folder of docs.',
    {
      place: { file: folder },
      remedy: `Move them into "docs/", or make a site of them: --content ${folder}.`
    }
  )
}

/** Find files that are named as the folders of a site are. */
function findFileProblems(root: string): readonly SiteError[] {
  return ['static', 'blog']
    .filter(name =>
      statSync(path.join(root, name), { throwIfNoEntry: false })?.isFile()
    )
    .map(
      name =>
        new SiteError('This must be a folder, but it is a file.', {
          place: { file: name },
          remedy: 'Rename the file.'
        })
    )
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

async function readLanding(
  context: ReadContext
): Promise<MarkdownSource | undefined> {
  const found = findFile(context.root, 'index', ['mdx', 'md'])
  if (found === undefined) return undefined
  const file = path.basename(found) as SourceFile // in the folder
  return (await readMarkdown(file, docFrontMatter, context)).source
}
