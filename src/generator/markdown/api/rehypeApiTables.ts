import { relative } from 'node:path'
import type { ElementContent, Parents, Root } from 'hast'
import type { VFile } from 'vfile'
import type { HighlightCode } from '../code/highlightCode.ts'
import { markSymbols } from '../code/markSymbols.ts'
import { renderTokens } from '../code/renderTokens.ts'
import { splitTokens } from '../code/splitTokens.ts'
import { isJsxElement, type JsxElement } from '../jsxElement.ts'
import type {
  CodeSymbol,
  MarkdownContext,
  MarkdownPage
} from '../markdownContext.ts'
import { findDeclaredNames } from '../module/findDeclaredNames.ts'
import type { ApiSymbol } from '../plain/plainMarkdown.ts'
import { type Problem, reportFinding } from '../reportFinding.ts'
import { walkNodes } from '../walkTree.ts'
import type { ApiEntries, ApiMember } from './apiMember.ts'
import {
  createAnchor,
  createApiTable,
  type RenderType
} from './createApiTable.ts'
import { parseApi } from './parseApi.ts'
import { type ApiTableQuery, parseApiQuery } from './parseApiQuery.ts'
import { createDeclarationPath, readDeclarations } from './readDeclarations.ts'
import { ApiProblem, type ApiSelection, selectApi } from './selectApi.ts'

declare module 'vfile' {
  interface DataMap {
    /** What the tables of a page document. */
    apiSymbols: readonly ApiSymbol[]
  }
}

/** Name of the component. */
const API_TABLE = 'ApiTable'

/** The state for one page. */
interface Page extends MarkdownPage {
  readonly highlightCode: HighlightCode
  /** By the text of their file: a page shows many tables of one package. */
  readonly entries: Map<string, ApiEntries>
}

/**
 * Write `<ApiTable of="…" from="…" />` as a table of what the declarations of
 * the content say, so that names, types and defaults are in one place.
 */
export function rehypeApiTables(
  context: MarkdownContext,
  highlightCode: HighlightCode
) {
  return async (tree: Root, file: VFile) => {
    const uses = findUses(tree)
    const page = { context, file, highlightCode, entries: new Map() }
    for (const { jsx, parent } of uses) {
      const created = await createTable(jsx, page)
      for (const node of created) node.position ??= jsx.position
      const index = parent.children.indexOf(jsx)
      parent.children.splice(index, 1, ...created)
    }
  }
}

function findUses(tree: Root) {
  const uses: { readonly jsx: JsxElement; readonly parent: Parents }[] = []
  if (findDeclaredNames(tree).has(API_TABLE)) return uses
  walkNodes(tree, (jsx, _, parent) => {
    if (isJsxElement(jsx) && jsx.name === API_TABLE) uses.push({ jsx, parent })
  })
  return uses
}

async function createTable(
  jsx: JsxElement,
  page: Page
): Promise<readonly ElementContent[]> {
  const { context, file } = page
  const report = (problem: Problem) =>
    reportFinding({ context, file }, jsx, problem)
  try {
    const query = parseApiQuery(jsx)
    const { from, id } = query
    const path = createDeclarationPath(context.contentDir, from)
    const place = relative(context.contentDir, path)
    const text = readDeclarations(context.contentDir, from)
    const entries = page.entries.get(text) ?? parseEntries(text, place)
    page.entries.set(text, entries)
    const selection = selectApi(entries, query)
    for (const problem of findSilent(selection, place)) report(problem)
    const symbols = findSymbols(from, { text, entries }, context)
    const { texts } = context
    const renderType = await prepareTypes(selection, symbols, page)
    const label = query.of
    file.data.apiSymbols = [
      ...(file.data.apiSymbols ?? []),
      ...selection.members.map(member => createSymbol(member, query))
    ]
    return [...createApiTable(selection, { label, id, texts, renderType })]
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error
    const { message, remedy } = error
    report({ level: 'error', message: `<ApiTable>: ${message}`, remedy })
    return []
  }
}

/** @throws ApiProblem where the declarations are not TypeScript */
function parseEntries(text: string, file: string): ApiEntries {
  try {
    return parseApi(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const [, reason, line, column] =
      /^(.*?)\.?\s*\((\d+):(\d+)\)$/.exec(error.message) ?? []
    throw new ApiProblem(
      `${file}:${line}:${Number(column) + 1} can't be read: ${reason ?? error.message}.`,
      'Look for a missing or extra bracket, quote or name just before it.'
    )
  }
}

const KINDS = {
  members: 'property',
  parameters: 'parameter',
  returns: 'result'
} as const

function createSymbol(
  { name, isMethod, types, doc }: ApiMember,
  { of, show, from, id }: ApiTableQuery
): ApiSymbol {
  return {
    name: show === 'members' ? `${of}.${name}` : name,
    kind: isMethod && show === 'members' ? 'method' : KINDS[show],
    package: from,
    anchor: createAnchor(id, name),
    types,
    meaning: doc.meaning
  }
}

function findSilent(
  { members }: ApiSelection,
  place: string
): readonly Problem[] {
  return members
    .filter(({ doc }) => doc.meaning === '')
    .map(({ name, line }) => ({
      level: 'warn',
      message: `<ApiTable>: "${name}" has no description in ${place}:${line}.`,
      remedy: 'Write a comment above it, or @param and @returns for a function.'
    }))
}

/** What a type may name: exports of its package, and what that imports. */
function findSymbols(
  module: string,
  { text, entries }: { readonly text: string; readonly entries: ApiEntries },
  { findSymbols: find }: MarkdownContext
): ReadonlyMap<string, CodeSymbol> {
  const names = [...entries.keys()].join(', ')
  return find
    ? find(`${text}\nimport type { ${names} } from '${module}'`)
    : new Map()
}

/** Colours of a type are those of code that declares one. */
const PREFIX = 'type T = '

/** Colour all types first, because the highlighter is asynchronous. */
async function prepareTypes(
  { members, bases }: ApiSelection,
  symbols: ReadonlyMap<string, CodeSymbol>,
  { highlightCode }: Page
): Promise<RenderType> {
  const types = new Set([...members.flatMap(each => each.types), ...bases])
  const rendered = new Map<string, ElementContent>()
  for (const type of types) {
    const lines = await highlightCode(PREFIX + type, 'ts')
    const [line = []] = lines
    const shown = splitTokens(line, [{ from: 0, to: PREFIX.length }])
      .filter(({ stretch }) => stretch === undefined)
      .map(({ part }) => part)
    const html = markSymbols([shown], symbols).map(renderTokens).join('')
    rendered.set(type, { type: 'raw', value: `<code>${html}</code>` })
  }
  return type => rendered.get(type) ?? { type: 'text', value: type }
}
