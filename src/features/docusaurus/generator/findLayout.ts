import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type {
  ContentLayout,
  FolderKind
} from '../../../core/content/contentDialect.ts'
import { listFiles } from '../../../core/content/listFiles.ts'
import { findFile } from '../../../core/content/read/loadModule.ts'

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
  const whole = { root: folder, hasDocsOnly: false, ...config.texts }
  if (kind !== 'content') return findOtherDocs(folder, config) ?? whole
  const { docsPath = 'docs', texts } = config
  const isRead = path.resolve(folder, docsPath) === path.join(folder, 'docs')
  // Released versions are in the website, so docs elsewhere aren't read.
  return isRead
    ? whole
    : { ...whole, otherDocs: [docsPath, ...(texts.otherDocs ?? [])] }
}

/** Find the docs folder that a website's configuration names. */
function findOtherDocs(
  website: string,
  { docsPath, texts }: DocusaurusConfig
): ContentLayout | undefined {
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
    ...texts
  }
}

/** Find the website that contains docs or is beside them. */
async function findWebsite(docs: string): Promise<ContentLayout | undefined> {
  const parent = path.dirname(docs)
  const parentConfig = await readConfig(parent)
  if (parentConfig !== undefined) {
    const docsFolder = path.basename(docs)
    const { texts } = parentConfig
    return { root: parent, docsFolder, hasDocsOnly: true, ...texts }
  }
  for (const name of ['website', 'site', 'www', 'docusaurus']) {
    const website = path.join(parent, name)
    const config = await readConfig(website)
    const found = config && findOtherDocs(website, config)
    if (found && path.join(found.root, found.docsFolder ?? '') === docs) {
      return found
    }
  }
  return undefined
}

/** The part of a Docusaurus configuration that we use. */
interface DocusaurusConfig {
  /** Path of the docs, relative to the website. */
  readonly docsPath: string | undefined
  readonly texts: Pick<ContentLayout, 'title' | 'hasMath' | 'otherDocs'>
}

/**
 * Read title, docs and formulas from a website's `docusaurus.config`.
 *
 * Parses the file instead of running it, because it imports themes and plugins
 * that aren't installed.
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
  const title = /^ {0,4}title:\s*(['"`])(.+?)\1/m.exec(source)?.[2]
  const docsPath =
    /(?:\bdocs['"]?\s*:|plugin-content-docs['"],)\s*(?:\/\*[\s\S]*?\*\/\s*)?\(?\{[^}]*?\bpath:\s*(['"`])([^'"`$]+)\1/.exec(
      source
    )?.[2]
  const others = source.matchAll(
    /plugin-content-docs['"],\s*(?:\/\*[\s\S]*?\*\/\s*)?\{(?=[^}]*?\bid:)[^}]*?\bpath:\s*['"]([^'"]+)['"]/g
  )
  const pages = await listFiles(path.join(folder, 'src/pages'), {
    contentDir: folder
  })
  const otherDocs = [...others]
    .flatMap(([, folder = '']) => folder)
    .concat(pages.some(file => /\.mdx?$/.test(file)) ? 'src/pages' : [])
  const hasMath = /\bremark-math\b/.test(source)
  return { docsPath, texts: { title, hasMath, otherDocs } }
}
