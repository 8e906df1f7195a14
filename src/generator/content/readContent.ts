import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { parse as parseYaml } from 'yaml'
import { SiteError, SiteErrors } from '../../model/errors.ts'
import type { SourceFile } from '../../model/paths.ts'
import type { AuthorsSource, Content, DocSource } from './content.ts'
import { docFrontMatter } from './frontMatterSchema.ts'
import { inlineLogos } from './inlineLogos.ts'
import { findFile, loadModule } from './loadModule.ts'
import { readCategoryFiles } from './readCategoryFiles.ts'
import { readDocs } from './readDocs.ts'
import { readGitDates } from './readGitDates.ts'
import { type ReadContext, readMarkdown } from './readMarkdown.ts'
import { readPosts } from './readPosts.ts'
import { readSidebars, readVersions, scripts } from './readVersions.ts'
import { type ResolvedSiteConfig, siteConfigSchema } from './siteConfig.ts'
import { validateConfig } from './validateConfig.ts'

/**
 * Read a content folder: configuration, docs, posts and the landing page.
 *
 * Mistakes in pages are collected, not thrown, so that one build names all.
 *
 * @param folder absolute path
 * @throws SiteErrors when the folder or its configuration can't be used at all
 */
export async function readContent(
  folder: string,
  overrides: { readonly baseUrl?: string } = {}
): Promise<Content> {
  await assertFolder(folder)
  const { config, isBare } = await readConfig(folder, overrides)
  const gitDates = await readGitDates(folder)
  const context: ReadContext = {
    root: folder,
    gitDates,
    siteFormat: config.markdown.format,
    isBare
  }
  const versions = config.docs.versions
  const [docs, categories, posts, landing] = await Promise.all([
    Promise.all(versions.map(version => readDocs(version, context))),
    Promise.all(
      versions.map(version => readCategoryFiles(folder, version.folder))
    ),
    readPosts(context),
    readLanding(context)
  ])
  const notices =
    gitDates.notice === undefined ? [] : [new SiteError(gitDates.notice)]
  return {
    root: folder,
    isBare,
    config,
    docs: docs.flatMap(read => read.docs),
    sidebars: await readSidebars(folder, versions),
    categoryFiles: new Map(categories.flatMap(({ files }) => [...files])),
    posts: posts.posts,
    authors: await readAuthors(folder),
    ...(landing === undefined ? {} : { landing: landing.source }),
    problems: [
      ...docs.flatMap(read => read.problems),
      ...categories.flatMap(read => read.problems),
      ...posts.problems,
      ...(landing?.problems ?? []),
      ...findMissingDocs(
        docs.flatMap(read => read.docs),
        versions
      )
    ],
    warnings: [
      ...notices,
      ...docs.flatMap(read => read.warnings),
      ...posts.warnings,
      ...(landing?.warnings ?? [])
    ]
  }
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

async function readConfig(
  folder: string,
  overrides: { readonly baseUrl?: string }
): Promise<{ config: ResolvedSiteConfig; isBare: boolean }> {
  const file = findFile(folder, 'site', scripts)
  const name = file === undefined ? 'site.ts' : path.basename(file)
  const written =
    file === undefined
      ? { title: createTitle(path.basename(folder)) }
      : await loadModule(file, name)
  const source = file === undefined ? '' : await readFile(file, 'utf8')
  const checked = validateConfig(written, siteConfigSchema, {
    file: name,
    source
  })
  if (!('value' in checked)) throw new SiteErrors(checked.problems)
  const parsed = await inlineLogos(
    { ...checked.value, ...overrides },
    path.join(folder, 'static')
  )
  return {
    config: await readVersions(folder, parsed),
    isBare: file === undefined
  }
}

/** A folder's name, as a title: `my-docs` becomes `My docs`. */
function createTitle(folder: string): string {
  const words = folder.replace(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

async function readAuthors(folder: string): Promise<AuthorsSource> {
  const script = findFile(folder, 'authors', scripts)
  if (script !== undefined) {
    const file = path.basename(script) as SourceFile // in the folder
    return { file, value: await loadModule(script, file) }
  }
  const yaml = findFile(path.join(folder, 'blog'), 'authors', ['yml', 'yaml'])
  if (yaml === undefined) return { value: {} }
  const file = path.relative(folder, yaml) as SourceFile // below the folder
  return { file, value: parseYaml(await readFile(yaml, 'utf8')) ?? {} }
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
  versions: ResolvedSiteConfig['docs']['versions']
): readonly SiteError[] {
  const filled = new Set(docs.map(({ version }) => version))
  return versions
    .filter(({ name }) => !filled.has(name))
    .map(
      ({ name, folder }) =>
        new SiteError(`Docs version "${name}" has no docs!`, {
          remedy: `At least one doc should exist at "${folder}".`
        })
    )
}
