import { resolve } from 'node:path'
import type { ImportDeclaration } from 'estree'
import type { Node } from 'unist'
import type { VFile } from 'vfile'
import { isWithinSite } from '../../content/siteBounds.ts'
import { isFile, readObserved } from '../../store/observedFiles.ts'
import { describeOutside } from '../elements/describeOutside.ts'
import type { MarkdownContext } from '../markdownContext.ts'
import { reportFinding } from '../reportFinding.ts'
import { resolveSitePath } from './findMissingModule.ts'

declare module 'vfile' {
  interface DataMap {
    /** Texts of files that the page imports as such, by local name. */
    rawFiles: ReadonlyMap<string, string>
  }
}

const RAW = /^(?:!{0,2}raw-loader!(?<loaded>.+)|(?<queried>[^?]+)\?raw)$/

/**
 * Find the file that an import wants as text: `!!raw-loader!./x.ts`, as
 * Docusaurus has it, or `./x.ts?raw`. Other loaders in front of it are dropped.
 */
export function findRawFile(specifier: string): string | undefined {
  const { loaded, queried } = RAW.exec(specifier)?.groups ?? {}
  return loaded?.replace(/^.*!/, '') ?? queried
}

/**
 * Read the text that an import wants, and remember it under the import's name.
 *
 * Samples are highlighted when the page is compiled, so that the text has to be
 * known by then.
 *
 * @param raw from {@link findRawFile}
 * @returns empty when the file cannot be read, which is reported
 */
export function readRawFile(
  raw: string,
  statement: ImportDeclaration,
  page: { readonly context: MarkdownContext; readonly file: VFile }
): { readonly name: string; readonly text: string } {
  const { context, file } = page
  const name = statement.specifiers[0]?.local.name ?? ''
  const path = findScript(
    resolveSitePath(raw, context.contentDir) ??
      resolve(file.dirname ?? context.contentDir, raw)
  )
  const isOutside = !isWithinSite(path, context.contentDir)
  const text = isOutside ? undefined : readText(path)
  if (text === undefined) {
    const node = createStatementPlace(statement)
    const problem = isOutside ? describeOutside(raw) : describeMissing(raw)
    reportFinding(context, { file, node }, problem)
  }
  file.data.rawFiles = new Map([
    ...(file.data.rawFiles ?? []),
    [name, text ?? '']
  ])
  return { name, text: text ?? '' }
}

/** As other imports may, this one may leave out what the name ends with. */
function findScript(path: string): string {
  const endings = ['', '.ts', '.tsx', '.js', '.jsx']
  return endings.map(ending => `${path}${ending}`).find(isFile) ?? path
}

function readText(path: string): string | undefined {
  try {
    return readObserved(path).toString('utf8').replace(/\r\n/g, '\n')
  } catch {
    return undefined
  }
}

function describeMissing(raw: string) {
  return {
    level: 'error' as const,
    message: `The file "${raw}", which the page imports as text, cannot be read.`,
    remedy: 'Paths are relative to the page, or start with "@site/".'
  }
}

/** Tell where a statement is, as the nodes of the page tell it. */
export function createStatementPlace({ loc }: ImportDeclaration): Node {
  if (!loc) return { type: 'import' }
  const start = { line: loc.start.line, column: loc.start.column + 1 }
  return { type: 'import', position: { start, end: start } }
}
