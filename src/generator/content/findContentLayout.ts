import path from 'node:path'
import { isPageFile, listFiles } from './listFiles.ts'
import { findFile } from './loadModule.ts'

/** Where a given folder keeps what a site is made of. */
export interface ContentLayout {
  /** Absolute; files are named from there. */
  readonly root: string
  /** Below the root; set where the given folder holds docs and nothing else. */
  readonly docsFolder?: string
}

/** Extensions of a Docusaurus configuration. */
const extensions = ['ts', 'mts', 'js', 'mjs', 'cjs'] as const

/**
 * Find out what a given folder is: a content folder, or the docs alone.
 *
 * A folder with neither a `site.ts` nor docs of its own, but with pages, holds
 * the docs. Where Docusaurus keeps its configuration beside it, pictures,
 * sidebars and components lie there too.
 *
 * @param folder absolute
 */
export async function findContentLayout(
  folder: string
): Promise<ContentLayout> {
  if (await isContentFolder(folder)) return { root: folder }
  const pages = (await listFiles(folder)).filter(isPageFile)
  if (!pages.some(page => !/^index\.mdx?$/i.test(page))) return { root: folder }
  const parent = path.dirname(folder)
  return findFile(parent, 'docusaurus.config', extensions) === undefined
    ? { root: folder, docsFolder: '.' }
    : { root: parent, docsFolder: path.basename(folder) }
}

async function isContentFolder(folder: string): Promise<boolean> {
  const scripts = [...extensions, 'json']
  const isSite =
    findFile(folder, 'site', scripts) ??
    findFile(folder, 'docusaurus.config', extensions) ??
    findFile(folder, 'versions', ['json'])
  if (isSite !== undefined) return true
  const docs = await listFiles(path.join(folder, 'docs'))
  return docs.some(isPageFile)
}
