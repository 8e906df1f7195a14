import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ContentLayout } from '../../../core/content/contentDialect.ts'
import { listFiles } from '../../../core/content/listFiles.ts'
import { findFile } from '../../../core/content/read/loadModule.ts'

/** The part of a Docusaurus configuration that we use. */
export interface DocusaurusConfig {
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
export async function readConfig(
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
