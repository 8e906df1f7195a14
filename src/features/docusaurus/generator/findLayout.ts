import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type {
  ContentLayout,
  FolderKind,
  OtherDocs
} from '../../../core/content/contentDialect.ts'
import { listFiles } from '../../../core/content/listFiles.ts'
import { findFile, scripts } from '../../../core/content/read/loadModule.ts'
import { isInside } from '../../../core/platform/isInside.ts'
import {
  type DocsInstance,
  parseDocusaurusConfig
} from './parseDocusaurusConfig.ts'

/**
 * Detect a Docusaurus website from its folder or its docs folder.
 *
 * Images, sidebars and components are in the folder of its configuration, which
 * can name another folder for docs.
 *
 * @param folder absolute
 */
export async function findLayout(
  folder: string,
  kind: FolderKind
): Promise<ContentLayout | undefined> {
  const config = await readConfig(folder)
  if (config === undefined) {
    return kind === 'pages' ? findWebsite(folder) : undefined
  }
  const { texts, docs } = config
  const whole = {
    contentDir: folder,
    hasDocsOnly: false,
    ...texts,
    otherDocs: listOthers(folder, config, docs)
  }
  if (kind !== 'content') return findOtherDocs(folder, config) ?? whole
  // With a `site.ts`, the configuration is a leftover.
  if (findFile(folder, 'site', scripts) !== undefined) return whole
  const docsFolder = path.normalize(docs.path ?? 'docs').replace(/[\\/]$/, '')
  return docsFolder === 'docs' || !isUsable(folder, docsFolder)
    ? whole
    : { ...whole, docsFolder }
}

/** Whether a docs folder exists, and isn't one that contains the website. */
function isUsable(website: string, docsFolder: string): boolean {
  const docs = path.join(website, docsFolder)
  return existsSync(docs) && !isInside(website, docs)
}

/**
 * List the docs of the website that aren't part of the built site.
 *
 * @param website absolute
 */
function listOthers(
  website: string,
  { instances, pages }: DocusaurusConfig,
  built: DocsInstance
): readonly OtherDocs[] {
  const others = instances
    .filter(instance => instance !== built)
    .map(({ path: folder = 'docs', routeBasePath: pathname = 'docs' }) => ({
      folder,
      pathname
    }))
    .filter(({ folder }) => existsSync(path.resolve(website, folder)))
  return [...others, ...pages]
}

/** Find the docs folder that a website's configuration names. */
function findOtherDocs(
  website: string,
  config: DocusaurusConfig
): ContentLayout | undefined {
  const { docs: main, instances, texts } = config
  // A website can have only docs with an id.
  const instance = [main, ...instances].find(each => each.path !== undefined)
  if (instance?.path === undefined) return undefined
  const docs = path.resolve(website, instance.path)
  const isInside = docs.startsWith(website + path.sep)
  const contentDir = isInside ? website : path.dirname(docs)
  const below = path.relative(contentDir, website)
  if (below.startsWith('..')) return undefined
  return {
    contentDir,
    docsFolder: path.relative(contentDir, docs),
    hasDocsOnly: !isInside,
    sidebars: path.posix.join(below, 'sidebars'),
    ...texts,
    ...describeUrl(instance),
    otherDocs: listOthers(website, config, instance).map(other => ({
      ...other,
      folder: path.posix.join(below, other.folder)
    }))
  }
}

/** Find the website that contains docs or is beside them. */
async function findWebsite(docs: string): Promise<ContentLayout | undefined> {
  const parent = path.dirname(docs)
  const parentConfig = await readConfig(parent)
  if (parentConfig !== undefined) {
    const docsFolder = path.basename(docs)
    const { instances, texts } = parentConfig
    const built =
      instances.find(each => path.resolve(parent, each.path ?? '') === docs) ??
      parentConfig.docs
    return {
      contentDir: parent,
      docsFolder,
      hasDocsOnly: true,
      ...texts,
      ...describeUrl(built),
      otherDocs: listOthers(parent, parentConfig, built)
    }
  }
  for (const name of ['website', 'site', 'www', 'docusaurus']) {
    const website = path.join(parent, name)
    const config = await readConfig(website)
    const found = config && findOtherDocs(website, config)
    if (found && path.join(found.contentDir, found.docsFolder ?? '') === docs) {
      return found
    }
  }
  return undefined
}

/** The part of a Docusaurus configuration that we use. */
interface DocusaurusConfig {
  /** The main docs. */
  readonly docs: DocsInstance
  /** All docs, including the main ones. */
  readonly instances: readonly DocsInstance[]
  /** Folders of Markdown pages outside the docs. */
  readonly pages: readonly OtherDocs[]
  readonly texts: Pick<ContentLayout, 'title' | 'hasMath' | 'docsPathname'>
}

/**
 * Read title, docs and formulas from a website's `docusaurus.config`.
 *
 * @param folder absolute
 * @returns undefined if there's no such file
 */
async function readConfig(
  folder: string
): Promise<DocusaurusConfig | undefined> {
  const extensions = ['ts', 'mts', 'js', 'mjs', 'cjs']
  const file = findFile(folder, 'docusaurus.config', extensions)
  if (file === undefined) return undefined
  const source = await readFile(file, 'utf8').catch(() => '')
  const { title, instances } = parseDocusaurusConfig(source)
  const pages = await listFiles(path.join(folder, 'src/pages'), {
    contentDir: folder
  })
  const hasPages = pages.some(page => /\.mdx?$/.test(page))
  const main = instances.find(({ id }) => id === undefined)
  const docs = main ?? { path: undefined }
  return {
    docs,
    instances: main ? instances : [docs, ...instances],
    pages: hasPages ? [{ folder: 'src/pages' }] : [],
    texts: {
      title,
      hasMath: /\bremark-math\b/.test(source),
      ...describeUrl(docs)
    }
  }
}

/** Links contain the address that docs have in the original website. */
function describeUrl({
  routeBasePath
}: DocsInstance): Pick<ContentLayout, 'docsPathname'> {
  return routeBasePath === undefined ? {} : { docsPathname: routeBasePath }
}
