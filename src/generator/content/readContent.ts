import { stat } from 'node:fs/promises'
import path from 'node:path'
import { SiteError, SiteErrors } from '../../model/errors.ts'
import type { SourceFile } from '../../model/paths.ts'
import type { Content } from './content.ts'
import type { ContentDialect } from './contentDialect.ts'
import { findContentLayout } from './findContentLayout.ts'
import { findExtensionProblems } from './findExtensionProblems.ts'
import { findFileProblems } from './findFileProblems.ts'
import { findLinkProblems } from './findLinkProblems.ts'
import { findMissingDocs } from './findMissingDocs.ts'
import { docFrontMatter } from './frontMatterSchema.ts'
import { listFiles } from './listFiles.ts'
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
  const pageFolders = config.docs.versions.map(version => version.folder)
  const links = await findLinkProblems(folder, [
    ...pageFolders,
    ...(layout.hasDocsOnly ? [] : ['blog', 'i18n', 'index.mdx', 'index.md'])
  ])
  // Read as a page, a file from elsewhere would be published.
  if (links.length > 0) throw new SiteErrors(links)
  const gitDates = await readDates(folder)
  const context: ReadContext = {
    root: folder,
    gitDates,
    siteFormat: config.markdown.format,
    isBare,
    ...(dialects && { dialects })
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
      ...findExtensionProblems(folder, { config, siteLocator }),
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
