import path from 'node:path'
import { isInside } from '../../platform/isInside.ts'
import type {
  ContentDialect,
  ContentLayout,
  FolderKind
} from '../contentDialect.ts'
import { isPageFile, listFiles } from '../listFiles.ts'
import { findFile, scripts } from './loadModule.ts'

/**
 * Detect whether a folder is a content folder, a website of another generator, or
 * only docs.
 *
 * A folder that contains pages, but neither `site.ts` nor `docs/`, is a docs
 * folder.
 *
 * @param folder absolute
 */
export async function findContentLayout(
  folder: string,
  dialects: readonly ContentDialect[] = []
): Promise<ContentLayout> {
  const kind = await findKind(folder)
  for (const { findLayout } of dialects) {
    const found = await findLayout(folder, kind)
    if (found !== undefined) return found
  }
  return kind === 'pages'
    ? { contentDir: folder, docsFolder: '.', hasDocsOnly: true }
    : { contentDir: folder, hasDocsOnly: false }
}

/** List the docs folder if it's outside the content folder. */
export function listOutsideDocs({
  contentDir,
  docsFolder = '.'
}: ContentLayout): readonly string[] {
  return isInside(path.join(contentDir, docsFolder), contentDir)
    ? []
    : [docsFolder]
}

/**
 * List the folders to watch: the given one, and the others of its website.
 *
 * @param folder absolute
 * @returns absolute paths, none inside another
 */
export function listWatchedFolders(
  folder: string,
  { contentDir, docsFolder = '', sidebars = '' }: ContentLayout
): readonly string[] {
  // Sidebars are next to the website's configuration.
  const website = path.join(contentDir, path.dirname(sidebars || 'sidebars'))
  const docs = docsFolder === '' ? folder : path.join(contentDir, docsFolder)
  const folders = [...new Set([folder, website, docs])]
  return folders.filter(
    each => !folders.some(other => each.startsWith(other + path.sep))
  )
}

async function findKind(folder: string): Promise<FolderKind> {
  const isSite =
    findFile(folder, 'site', scripts) ?? findFile(folder, 'versions', ['json'])
  if (isSite !== undefined) return 'content'
  const options = { contentDir: folder }
  const docs = await listFiles(path.join(folder, 'docs'), options)
  if (docs.some(isPageFile)) return 'content'
  const pages = (await listFiles(folder, options)).filter(isPageFile)
  const hasDocs = pages.some(page => !/^index\.mdx?$/i.test(page))
  return hasDocs ? 'pages' : 'other'
}
