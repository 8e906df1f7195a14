import type { ElementContent } from 'hast'
import type { JsxElement } from '../../../core/markdown/element.ts'
import type { CodeLine } from '../../../core/markdown/highlight/highlightCode.ts'
import {
  markSymbols,
  splitTokens
} from '../../../core/markdown/highlight/markSymbols.ts'
import { renderTokens } from '../../../core/markdown/highlight/renderTokens.ts'
import {
  type CodeSymbol,
  type MarkdownContext,
  reportDiagnostic,
  type UnplacedDiagnostic
} from '../../../core/markdown/markdownContext.ts'
import type { ApiMember } from './apiMember.ts'
import { findTypeParts } from './findTypeParts.ts'
import { type ApiTableQuery, parseApiQuery } from './parseApiQuery.ts'
import { type ApiSymbol, findFirstSentence } from './printSymbolIndex.ts'
import { type ApiPage, type ApiSource, readApi } from './readApi.ts'
import { type RenderType, renderApiRows, toAnchor } from './renderApiRows.ts'
import { parseExample } from './renderTypeMeaning.ts'
import { type ApiSelection, selectApi } from './selectApi.ts'

declare module 'vfile' {
  interface DataMap {
    /** Members that the tables of a page document. */
    apiSymbols: readonly ApiSymbol[]
  }
}

/**
 * Render an `<ApiTable>` as a table of members, and record them as documented by
 * the page.
 *
 * @throws ApiError if the declarations don't have what it asks for
 */
export async function renderApiTable(
  jsx: JsxElement,
  page: ApiPage
): Promise<readonly ElementContent[]> {
  const { context, file } = page
  const query = parseApiQuery(jsx)
  const { from, id, of: label } = query
  const source = readApi(from, page)
  const selection = selectApi(source.entries, query)
  for (const diagnostic of checkMembers(selection, source.place)) {
    reportDiagnostic(page, jsx, diagnostic)
  }
  const symbols = findSymbols(from, source, context)
  const { texts } = context
  const renderType = await prepareTypes(selection, symbols, page)
  file.data.apiSymbols = [
    ...(file.data.apiSymbols ?? []),
    ...selection.members.map(member => createSymbol(member, query))
  ]
  const { firstMinor } = source
  const options = { label, id, texts, renderType, firstMinor }
  return renderApiRows(selection, options)
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
    anchor: toAnchor(id, name),
    signature: types.join(' | ') || undefined,
    meaning: findFirstSentence(doc.meaning) || undefined
  }
}

/** Symbols that types can refer to: exports and imports of the package. */
function findSymbols(
  module: string,
  { text, entries }: ApiSource,
  { setup }: MarkdownContext
): ReadonlyMap<string, CodeSymbol> {
  const names = [...entries.keys()].join(', ')
  const code = `${text}\nimport type { ${names} } from '${module}'`
  return setup.findSymbols?.(code) ?? new Map()
}

/** Makes the highlighter parse the code as a type. */
const PREFIX = 'type T = '

/** Highlight all types up front, because the highlighter is asynchronous. */
async function prepareTypes(
  { members, bases }: ApiSelection,
  symbols: ReadonlyMap<string, CodeSymbol>,
  { highlightCode }: ApiPage
): Promise<RenderType> {
  const types = new Set([...members.flatMap(each => each.types), ...bases])
  const rendered = new Map<string, ElementContent>()
  for (const type of types) {
    const [line = []] = await highlightCode(PREFIX + type, 'ts')
    const segments = splitType(type, line)
    const html = markSymbols(
      segments.map(({ tokens }) => tokens),
      symbols
    ).map(renderTokens)
    const lines = html.map((text, index) => {
      const attribute = segments[index]?.isPart ? ' data-part=""' : ''
      return `<span class="api-line"${attribute}>${text}</span>`
    })
    const content = segments.length > 1 ? lines.join('') : html.join('')
    rendered.set(type, { type: 'raw', value: `<code>${content}</code>` })
  }
  return type => rendered.get(type) ?? { type: 'text', value: type }
}

interface TypeSegment {
  readonly tokens: CodeLine
  /** Whether it's a parameter or a member, not the text around them. */
  readonly isPart: boolean
}

/** Split a highlighted type into segments, one for each line. */
function splitType(type: string, line: CodeLine): readonly TypeSegment[] {
  const parts = findTypeParts(type)
  const boundaries = parts.flatMap(({ from, to }) => [from, to])
  const columns = [...new Set([0, ...boundaries, type.length])]
  const segments = columns.slice(0, -1).map((column, index) => ({
    from: PREFIX.length + column,
    to: PREFIX.length + (columns[index + 1] ?? column),
    isPart: parts.some(({ from }) => from === column)
  }))
  const split = splitTokens(line, segments)
  return segments.map(segment => ({
    isPart: segment.isPart,
    tokens: split.flatMap(({ part, range }) =>
      range === segment ? [part] : []
    )
  }))
}

/**
 * Find members that have no description, or an `@example` that can't be shown.
 *
 * @param file the file that declares them
 */
export function checkMembers(
  { members }: ApiSelection,
  file: string
): readonly UnplacedDiagnostic[] {
  return members.flatMap(member => [
    ...findMissingDescription(member, file),
    ...member.doc.examples.flatMap(text =>
      parseExample(text) ? [] : describeExample(text, member, file)
    )
  ])
}

function findMissingDescription(
  { name, line, doc }: ApiMember,
  file: string
): readonly UnplacedDiagnostic[] {
  if (doc.meaning !== '') return []
  return [
    {
      severity: 'warning',
      message: `<ApiTable>: "${name}" has no description in ${file}:${line}.`,
      hint: 'Add a comment above it, or @param and @returns tags for a function.'
    }
  ]
}

function describeExample(
  text: string,
  { name, line }: ApiMember,
  file: string
): UnplacedDiagnostic {
  const [first] = text.split('\n')
  const found = first ? `can't be shown: "${first} …"` : 'is empty'
  return {
    severity: 'error',
    message: `<ApiTable>: The @example of "${name}" in ${file}:${line} ${found}.`,
    hint: 'Write only code, between a line with ```ts or ```tsx and a line with ```.'
  }
}
