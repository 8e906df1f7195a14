import type { Declaration } from '@babel/types'
import type { ApiSource } from './apiPage.ts'
import { type CallNode, isCallNode, printParts } from './callNode.ts'
import { nameDeclarations } from './parseApi.ts'
import { foldObjects, LINE_WIDTH, printType } from './printType.ts'
import { ApiProblem, createUnknown } from './selectApi.ts'

/**
 * Print the declaration of a function, a class or a value: all forms of an
 * overloaded function, and of a class its head and its constructors. A call
 * that is too long for one line has a line for each parameter, and object types
 * that are too long are folded.
 *
 * @throws ApiProblem when the package doesn't declare it, or declares a type
 */
export function printDeclaration(
  { text, exports, entries }: ApiSource,
  name: string
): string {
  const forms = exports.filter(({ declaration }) =>
    nameDeclarations(declaration).some(each => each.name === name)
  )
  if (forms.length === 0) throw createUnknown(entries, name)
  return forms.map(each => printExport(text, each.declaration)).join('\n')
}

/** @throws ApiProblem when it is a type */
function printExport(text: string, declaration: Declaration): string {
  switch (declaration.type) {
    case 'TSDeclareFunction':
      return printCall(text, declaration, `function ${declaration.id?.name}`)
    case 'VariableDeclaration':
      return printPlain(text, declaration)
    case 'ClassDeclaration': {
      const { start, body } = declaration
      const head = printPlain(text, { start, end: body.start })
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
      throw new ApiProblem(
        'A type has no signature.',
        'List its members with <ApiTable>.'
      )
  }
}

/** Without the word that says that this is a declaration file. */
function printPlain(...part: Parameters<typeof printType>): string {
  return printType(...part).replace(/^declare |;$/g, '')
}

function printCall(text: string, node: CallNode, head: string): string {
  const { types, parameters: given, result } = printParts(text, node)
  const fold = (part: string) => foldObjects(part, LINE_WIDTH)
  const start = head + types
  const parameters = given.map(fold)
  const end = result === undefined ? '' : `: ${fold(result)}`
  const line = `${start}(${parameters.join(', ')})${end}`
  if (line.length <= LINE_WIDTH || parameters.length === 0) return line
  const indent = /^ */.exec(head)?.[0] ?? ''
  const lines = parameters.map(each => `${indent}  ${each}`)
  return `${start}(\n${lines.join(',\n')}\n${indent})${end}`
}
