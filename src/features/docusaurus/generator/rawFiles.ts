import { resolve } from 'node:path'
import type { ImportDeclaration } from 'estree'
import type { Root } from 'hast'
import type { Point } from 'unist'
import { isWithinSite } from '../../../core/content/siteBounds.ts'
import { describeOutsideFile } from '../../../core/markdown/elements/resolveFile.ts'
import {
  type MarkdownPage,
  reportDiagnostic
} from '../../../core/markdown/markdownContext.ts'
import { walkNodes } from '../../../core/markdown/walkTree.ts'
import { readTracked } from '../../../core/platform/cache/trackedFiles.ts'
import { findScript, resolveSitePath } from './findMissingModule.ts'

const RAW = /^(?:!{0,2}raw-loader!(?<loaded>.+)|(?<queried>[^?]+)\?raw)$/

/**
 * Find the file in a raw import: `!!raw-loader!./x.ts` or `./x.ts?raw`. Ignores
 * other loaders.
 */
export function findRawFile(specifier: string): string | undefined {
  const { loaded, queried } = RAW.exec(specifier)?.groups ?? {}
  return loaded?.replace(/^.*!/, '') ?? queried
}

/**
 * Read a file that a page imports as text. This happens at compile time,
 * because code samples are highlighted then.
 *
 * @param raw from {@link findRawFile}
 * @returns an empty string if the file can't be read, which is reported
 */
export function readRawFile(
  raw: string,
  statement: ImportDeclaration,
  page: MarkdownPage
): string {
  const { context, file } = page
  const target =
    resolveSitePath(raw, context.contentDir) ??
    resolve(file.dirname ?? context.contentDir, raw)
  const path = findScript(target) ?? target
  const isOutside = !isWithinSite(
    path,
    context.contentDir,
    context.setup.docFolders
  )
  const text = isOutside ? undefined : readText(path)
  if (text === undefined) {
    const diagnostic = isOutside
      ? describeOutsideFile(raw)
      : describeMissing(raw)
    reportDiagnostic(page, findStatementPlace(statement), diagnostic)
  }
  return text ?? ''
}

/**
 * Replace references to raw imports with the text, so samples are highlighted.
 */
export function inlineRawTexts(
  tree: Root,
  texts: ReadonlyMap<string, string>
): void {
  if (texts.size === 0) return
  walkNodes(tree, (node, index, parent) => {
    const isExpression =
      node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'
    const value = isExpression ? texts.get(node.value.trim()) : undefined
    if (value !== undefined) parent.children[index] = { type: 'text', value }
  })
}

function readText(path: string): string | undefined {
  try {
    return readTracked(path).toString('utf8').replace(/\r\n/g, '\n')
  } catch {
    return undefined
  }
}

function describeMissing(raw: string) {
  return {
    severity: 'error' as const,
    message: `Can't read the file "${raw}", which the page imports as text.`,
    hint: 'Write a path that is relative to the page or starts with "@site/".'
  }
}

/** Find a statement's start, with 1-based columns like the page's nodes. */
export function findStatementPlace({
  loc
}: ImportDeclaration): Point | undefined {
  return loc ? { ...loc.start, column: loc.start.column + 1 } : undefined
}
