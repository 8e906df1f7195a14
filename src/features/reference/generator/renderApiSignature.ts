import type { Declaration } from '@babel/types'
import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import type { JsxElement } from '../../../core/markdown/element.ts'
import { CUT_LINE } from '../../../core/markdown/elements/codeMeta.ts'
import { nameDeclarations } from './parseApi.ts'
import { parseApiTarget } from './parseApiQuery.ts'
import {
  type CallNode,
  foldObjects,
  isCallNode,
  LINE_WIDTH,
  printCallParts,
  printType
} from './printType.ts'
import { type ApiPage, type ApiSource, readApi } from './readApi.ts'
import { ApiError, describeUnknownName } from './selectApi.ts'

/**
 * Render an `<ApiSignature>` as a code fence with the declaration of a function,
 * a class or a value. Above its cut it imports the types in the declaration, so
 * that they link to their documentation.
 *
 * @throws ApiError if the package doesn't declare it, or declares a type
 */
export function renderApiSignature(
  jsx: JsxElement,
  page: ApiPage
): readonly ElementContent[] {
  const { of, from } = parseApiTarget(jsx)
  const source = readApi(from, page)
  const code = printDeclaration(source, of)
  const words = new Set(code.match(/\w+/g))
  const named = [...source.entries.keys()].filter(
    name => name !== of && words.has(name)
  )
  const lines = [
    ...(source.text.match(/^import\b[^;]*? from .*$/gm) ?? []),
    `import type { ${named.join(', ')} } from '${from}'`,
    CUT_LINE,
    code
  ]
  const fence = h(
    'code',
    { className: ['language-ts'], dataMeta: 'signature' },
    lines.join('\n')
  )
  return [h('pre', [fence])]
}

/**
 * Print the declaration of a function, a class or a value: all overloads of a
 * function, and the head and the constructors of a class. Long parameter lists
 * are split into one line each, and long object types are folded.
 *
 * @throws ApiError if the package doesn't declare it, or declares a type
 */
export function printDeclaration(
  { text, exports, entries }: ApiSource,
  name: string
): string {
  const overloads = exports.filter(({ declaration }) =>
    nameDeclarations(declaration).some(each => each.name === name)
  )
  if (overloads.length === 0) throw describeUnknownName(entries, name)
  return overloads.map(each => printExport(text, each.declaration)).join('\n')
}

/** @throws ApiError if it's a type */
function printExport(text: string, declaration: Declaration): string {
  switch (declaration.type) {
    case 'TSDeclareFunction':
      return printCall(text, declaration, `function ${declaration.id?.name}`)
    case 'VariableDeclaration':
      return printWithoutDeclare(text, declaration)
    case 'ClassDeclaration': {
      const { start, body } = declaration
      const head = printWithoutDeclare(text, { start, end: body.start })
      const constructors = body.body.flatMap(member =>
        isCallNode(member) && 'kind' in member && member.kind === 'constructor'
          ? printCall(text, member, '  constructor')
          : []
      )
      return constructors.length === 0
        ? head
        : [`${head} {`, ...constructors, '}'].join('\n')
    }
    default:
      throw new ApiError(
        'A type has no signature.',
        'List its members with <ApiTable>.'
      )
  }
}

function printWithoutDeclare(...part: Parameters<typeof printType>): string {
  return printType(...part).replace(/^declare |;$/g, '')
}

function printCall(text: string, node: CallNode, head: string): string {
  const { types, parameters: printed, result } = printCallParts(text, node)
  const fold = (part: string) => foldObjects(part, LINE_WIDTH)
  const start = head + types
  const parameters = printed.map(fold)
  const end = result === undefined ? '' : `: ${fold(result)}`
  const line = `${start}(${parameters.join(', ')})${end}`
  if (line.length <= LINE_WIDTH || parameters.length === 0) return line
  const indent = /^ */.exec(head)?.[0] ?? ''
  const lines = parameters.map(each => `${indent}  ${each}`)
  return `${start}(\n${lines.join(',\n')}\n${indent})${end}`
}
