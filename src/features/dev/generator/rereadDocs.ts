import { existsSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Content, DocSource } from '../../../core/content/content.ts'
import { readDoc } from '../../../core/content/read/readDocs.ts'
import type { GitDates } from '../../../core/content/read/readGitDates.ts'
import { createReport } from '../../../core/content/report.ts'

/**
 * Whether a file only affects how pages look: components, styles and partials
 * contain no facts about the site.
 *
 * @param file absolute
 */
export function isDisplayOnly(file: string): boolean {
  if (/\.(?:css|jsx|tsx)$/i.test(file)) return true
  return /\.mdx?$/i.test(file) && path.basename(file).startsWith('_')
}

/**
 * Reread changed docs.
 *
 * @param files absolute paths of all changed files
 * @returns the same content if only text changed; undefined if the whole site
 * must be reread
 */
export async function rereadDocs(
  content: Content,
  files: ReadonlySet<string>,
  gitDates: GitDates
): Promise<Content | undefined> {
  const sources = [...files].filter(file => !isDisplayOnly(file))
  const known = new Map(content.docs.map(doc => [doc.absolutePath, doc]))
  const changed = new Map<string, DocSource>()
  for (const file of sources) {
    const doc = known.get(file)
    if (doc === undefined || !existsSync(file)) return undefined
    const next = await reread(doc, content, gitDates)
    if (next === undefined) return undefined
    if (!isDeepStrictEqual(createFacts(doc), createFacts(next))) {
      changed.set(file, next)
    }
  }
  if (changed.size === 0) return content
  const docs = content.docs.map(doc => changed.get(doc.absolutePath) ?? doc)
  return { ...content, docs }
}

/** @returns undefined if the doc has errors or warnings */
async function reread(
  doc: DocSource,
  content: Content,
  gitDates: GitDates
): Promise<DocSource | undefined> {
  const version = content.config.docs.versions.find(
    ({ name }) => name === doc.version
  )
  if (version === undefined) return undefined
  const name = path.posix.relative(version.folder, doc.file)
  const { report, listDiagnostics } = createReport()
  const { features, contentDir, config } = content
  const context = { features, contentDir, config, gitDates, report }
  const next = await readDoc(name, version, context)
  return listDiagnostics().length === 0 ? next : undefined
}

/** Everything about a doc that pages depend on, except its text. */
function createFacts(doc: DocSource) {
  const { body, bodyLine, locator, ...facts } = doc
  return facts
}
