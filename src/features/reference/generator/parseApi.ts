import { type ParserOptions, parse } from '@babel/parser'
import type {
  ClassBody,
  ClassDeclaration,
  Declaration,
  ExportNamedDeclaration,
  File,
  Node,
  TSTypeElement
} from '@babel/types'
import type { ApiEntries, ApiMember, ApiShape } from './apiMember.ts'
import { type ApiDoc, parseDocComment } from './parseDocComment.ts'
import {
  type CallNode,
  findReturnType,
  isCallNode,
  listParameters,
  printCallParts,
  printType
} from './printType.ts'

/** The exports of a declaration file. */
export interface Api {
  readonly exports: readonly ApiExport[]
  readonly entries: ApiEntries
}

/**
 * Parse the exports of a declaration file, with their members.
 *
 * Uses Babel's parser, because TypeScript 7 has no stable API and because Babel
 * attaches each comment to the member below it.
 *
 * @param text source of a `.d.ts` file
 * @throws SyntaxError if the file isn't valid TypeScript
 */
export function parseApi(text: string): Api {
  const exports = parseExports(text)
  const members = exports.flatMap(({ statement, declaration }) => {
    const doc = readDocComment(statement)
    return nameDeclarations(declaration).map(named =>
      createMember(text, { ...named, doc })
    )
  })
  return { exports, entries: mergeOverloads(members) }
}

/** An `export` statement with a declaration. */
export interface ApiExport {
  readonly statement: ExportNamedDeclaration
  readonly declaration: Declaration
}

/**
 * Parse the `export` statements of a declaration file that have a declaration.
 *
 * @throws SyntaxError if the file isn't valid TypeScript
 */
export function parseExports(text: string): readonly ApiExport[] {
  return listExports(parseModule(text))
}

/**
 * Parse a declaration file.
 *
 * @throws SyntaxError if the file isn't valid TypeScript
 */
export function parseModule(text: string, options: ParserOptions = {}): File {
  return parse(text, {
    ...options,
    sourceType: 'module',
    plugins: [['typescript', { dts: true }]]
  })
}

/** List the `export` statements of a file that have a declaration. */
export function listExports({ program }: File): readonly ApiExport[] {
  return program.body.flatMap(statement =>
    statement.type === 'ExportNamedDeclaration' && statement.declaration
      ? { statement, declaration: statement.declaration }
      : []
  )
}

/**
 * Find the place and the reason of a parser's error.
 *
 * @throws the error if it's another one
 */
export function findSyntaxError(error: unknown) {
  if (!(error instanceof SyntaxError)) throw error
  const [, reason = error.message, line, column] =
    /^(.*?)\.?\s*\((\d+):(\d+)\)$/.exec(error.message) ?? []
  return {
    reason,
    line: Number(line),
    column: Number(column) + 1,
    hint: 'Look for a missing or extra bracket, quote or name just before this place.'
  }
}

interface NamedNode {
  readonly name: string
  /** The declaration, or the type of a declared value. */
  readonly node: Node
}

/** List the names of a declaration: one statement may declare several values. */
export function nameDeclarations(
  declaration: Declaration
): readonly NamedNode[] {
  switch (declaration.type) {
    case 'VariableDeclaration':
      return declaration.declarations.flatMap(({ id }) => {
        const type = id.type === 'Identifier' ? findAnnotation(id) : undefined
        return id.type === 'Identifier' && type
          ? { name: id.name, node: type }
          : []
      })
    case 'TSTypeAliasDeclaration':
      return [{ name: declaration.id.name, node: declaration.typeAnnotation }]
    case 'ClassDeclaration':
    case 'TSDeclareFunction':
      return declaration.id
        ? [{ name: declaration.id.name, node: declaration }]
        : []
    case 'TSInterfaceDeclaration':
      return [{ name: declaration.id.name, node: declaration }]
    default:
      return []
  }
}

/** Describe the members of a declaration or a type. */
function createShape(text: string, node: Node): ApiShape {
  const type = printType(text, node)
  const whole = { kind: 'object', type, members: [], bases: [] } as const
  switch (node.type) {
    case 'ClassDeclaration': {
      const members = createMembers(text, node.body.body)
      return { ...whole, kind: 'class', members, bases: listBases(text, node) }
    }
    case 'TSInterfaceDeclaration': {
      const members = createMembers(text, node.body.body)
      const bases = (node.extends ?? []).map(base => printType(text, base))
      return { ...whole, members, bases }
    }
    case 'TSTypeLiteral':
      return { ...whole, members: createMembers(text, node.members) }
    case 'TSIntersectionType': {
      const parts = node.types.map(part => createShape(text, part))
      const members = parts.flatMap(part => part.members)
      return { ...whole, members, bases: parts.flatMap(part => part.bases) }
    }
    case 'TSParenthesizedType':
    case 'TSTypeOperator':
      return { ...createShape(text, node.typeAnnotation), type }
    case 'TSTupleType': {
      const members = node.elementTypes.map((element, index) =>
        createElement(text, element, index)
      )
      return { ...whole, kind: 'tuple', members }
    }
    default:
      return { ...whole, kind: 'other', bases: [type] }
  }
}

function listBases(
  text: string,
  { superClass, superTypeParameters }: ClassDeclaration
): readonly string[] {
  if (!superClass) return []
  const end = superTypeParameters?.end ?? superClass.end ?? 0
  return [text.slice(superClass.start ?? 0, end)]
}

type MemberNode = TSTypeElement | ClassBody['body'][number]

function createMembers(
  text: string,
  nodes: readonly MemberNode[]
): readonly ApiMember[] {
  const members = nodes.flatMap(node => {
    const name = isPrivate(node) ? undefined : findName(text, node)
    if (name === undefined) return []
    return createMember(text, { name, node, doc: readDocComment(node) })
  })
  return [...mergeOverloads(members).values()]
}

function isPrivate(node: MemberNode): boolean {
  return 'accessibility' in node && node.accessibility === 'private'
}

/** Constructors and call signatures have no name. */
function findName(text: string, node: MemberNode): string | undefined {
  if (node.type === 'TSIndexSignature') {
    const [parameter] = node.parameters
    return parameter ? `[${printType(text, parameter)}]` : undefined
  }
  if (!('key' in node)) return undefined
  const { key } = node
  if (key.type === 'StringLiteral') return key.value
  return key.type === 'Identifier' && key.name !== 'constructor'
    ? key.name
    : undefined
}

function createMember(
  text: string,
  { name, node, doc }: NamedNode & { readonly doc: ApiDoc }
): ApiMember {
  const call = findCall(node)
  const type = findAnnotation(node) ?? node
  const isMethod = call !== undefined && call === node
  return {
    name,
    isMethod,
    isOptional: 'optional' in node && node.optional === true,
    isStatic: 'static' in node && node.static === true,
    types: [isMethod ? printFunction(text, call) : printType(text, type)],
    doc,
    line: node.loc?.start.line ?? 1,
    parameters: call ? createParameters(text, call, doc) : [],
    result: call ? createResult(text, call) : undefined,
    shape: isMethod ? undefined : createShape(text, type)
  }
}

function findCall(node: Node): CallNode | undefined {
  if (isCallNode(node)) return node
  const type = findAnnotation(node)
  return type && isCallNode(type) ? type : undefined
}

function printFunction(text: string, node: CallNode): string {
  const { types, parameters, result } = printCallParts(text, node)
  return `${types}(${parameters.join(', ')}) => ${result ?? 'void'}`
}

function createParameters(
  text: string,
  node: CallNode,
  { params }: ApiDoc
): readonly ApiMember[] {
  return listParameters(node).map((parameter, index) => {
    const isRest = parameter.type === 'RestElement'
    const named = isRest ? parameter.argument : parameter
    const name =
      named.type === 'Identifier' ? named.name : `parameter ${index + 1}`
    const type = findAnnotation(parameter) ?? findAnnotation(named)
    const doc = { ...parseDocComment(), meaning: params.get(name) ?? '' }
    return {
      ...createMember(text, { name, node: type ?? parameter, doc }),
      name: isRest ? `...${name}` : name,
      isMethod: false,
      isOptional: isRest || ('optional' in named && named.optional === true),
      types: [type ? printType(text, type) : 'any'],
      shape: type && createShape(text, type)
    }
  })
}

function createResult(text: string, node: CallNode): ApiShape | undefined {
  const result = findReturnType(node)
  return result && createShape(text, result)
}

function createElement(text: string, node: Node, index: number): ApiMember {
  const isNamed = node.type === 'TSNamedTupleMember'
  const name = isNamed ? node.label.name : `[${index}]`
  const type = isNamed ? node.elementType : node
  const member = createMember(text, {
    name,
    node: type,
    doc: readDocComment(node)
  })
  return {
    ...member,
    isMethod: false,
    isOptional: isNamed && node.optional,
    types: [printType(text, type)]
  }
}

function findAnnotation(node: Node): Node | undefined {
  if (isCallNode(node) || !('typeAnnotation' in node)) return undefined
  const { typeAnnotation } = node
  return typeAnnotation?.type === 'TSTypeAnnotation'
    ? typeAnnotation.typeAnnotation
    : undefined
}

/** Merge overloads: a comment on one of them applies to all. */
function mergeOverloads(
  members: readonly ApiMember[]
): ReadonlyMap<string, ApiMember> {
  const merged = new Map<string, ApiMember>()
  for (const next of members) {
    const known = merged.get(next.name)
    const types = [...(known?.types ?? []), ...next.types]
    const doc = known?.doc.meaning ? known.doc : next.doc
    merged.set(next.name, { ...(known ?? next), types, doc })
  }
  return merged
}

/** Read the comment above a node. */
export function readDocComment(node: Node): ApiDoc {
  const comment = node.leadingComments?.findLast(
    ({ type, value }) => type === 'CommentBlock' && value.startsWith('*')
  )
  return parseDocComment(comment?.value)
}
