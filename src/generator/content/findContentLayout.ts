import { readdirSync } from 'node:fs'
import path from 'node:path'
import { isPageFile, listFiles } from './listFiles.ts'
import { findFile } from './loadModule.ts'
import {
  type DocusaurusConfig,
  readDocusaurusConfig
} from './readDocusaurusConfig.ts'
import { scripts } from './readVersions.ts'

/** Where a given folder keeps what a site is made of. */
export interface ContentLayout {
  /** Absolute; files are named from there. */
  readonly root: string
  /** Below the root; set where it is not `docs`, or all that is wanted. */
  readonly docsFolder?: string
  /** The docs and nothing else were given: no blog, no landing page. */
  readonly hasDocsOnly: boolean
  /** Path of the sidebars below the root, without extension. */
  readonly sidebars?: string
  /** Of the website, where Docusaurus' configuration says it. */
  readonly title?: string
  /** Whether formulas stand between single dollars, as it may say too. */
  readonly hasMath?: boolean
}

/**
 * Find out what a given folder is: a content folder, a website for Docusaurus,
 * or docs alone.
 *
 * A folder with neither a `site.ts` nor docs of its own, but with pages, holds
 * the docs. Where Docusaurus keeps its configuration beside it, pictures,
 * sidebars and components lie there too. A website may keep its docs elsewhere,
 * as its configuration then says.
 *
 * @param folder absolute
 */
export async function findContentLayout(
  folder: string
): Promise<ContentLayout> {
  const own = await readDocusaurusConfig(folder)
  const whole = { root: folder, hasDocsOnly: false, ...pickTexts(own) }
  if (await isContentFolder(folder)) return whole
  if (own !== undefined) return findOtherDocs(folder, own) ?? whole
  const pages = (await listFiles(folder)).filter(isPageFile)
  if (!pages.some(page => !/^index\.mdx?$/i.test(page))) return whole
  return (
    (await findWebsite(folder)) ?? {
      root: folder,
      docsFolder: '.',
      hasDocsOnly: true
    }
  )
}

async function isContentFolder(folder: string): Promise<boolean> {
  const isSite =
    findFile(folder, 'site', scripts) ?? findFile(folder, 'versions', ['json'])
  if (isSite !== undefined) return true
  const docs = await listFiles(path.join(folder, 'docs'))
  return docs.some(isPageFile)
}

/** The docs that the configuration of a website names. */
function findOtherDocs(
  website: string,
  config: DocusaurusConfig
): ContentLayout | undefined {
  const { docsPath } = config
  if (docsPath === undefined) return undefined
  const docs = path.resolve(website, docsPath)
  const isInside = docs.startsWith(website + path.sep)
  const root = isInside ? website : path.dirname(docs)
  const below = path.relative(root, website)
  if (below.startsWith('..')) return undefined
  return {
    root,
    docsFolder: path.relative(root, docs),
    hasDocsOnly: !isInside,
    sidebars: path.posix.join(below, 'sidebars'),
    ...pickTexts(config)
  }
}

/** What the configuration says of the texts of the site. */
function pickTexts(
  config: DocusaurusConfig | undefined
): Pick<ContentLayout, 'title' | 'hasMath'> {
  const { title, hasMath } = config ?? {}
  return {
    ...(title !== undefined && { title }),
    ...(hasMath && { hasMath })
  }
}

/** The website that given docs belong to: around them, or beside them. */
async function findWebsite(docs: string): Promise<ContentLayout | undefined> {
  const parent = path.dirname(docs)
  const around = await readDocusaurusConfig(parent)
  if (around !== undefined) {
    const docsFolder = path.basename(docs)
    const texts = pickTexts(around)
    return { root: parent, docsFolder, hasDocsOnly: true, ...texts }
  }
  for (const name of ['website', 'site', 'www', 'docusaurus']) {
    if (!listFolders(parent).includes(name)) continue
    const website = path.join(parent, name)
    const config = await readDocusaurusConfig(website)
    const found = config && findOtherDocs(website, config)
    if (found && path.join(found.root, found.docsFolder ?? '') === docs) {
      return found
    }
  }
  return undefined
}

function listFolders(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)
}
