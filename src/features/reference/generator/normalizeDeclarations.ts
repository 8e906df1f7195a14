import type { Node } from '@babel/types'
import { hashContent } from '../../../core/platform/hashContent.ts'
import { joinTokens } from './joinTokens.ts'
import { listExports, nameDeclarations, parseModule } from './parseApi.ts'

/** An export, independent of comments and formatting. */
export interface NormalizedExport {
  readonly name: string
  /** One line per member; overloads follow each other. */
  readonly lines: readonly string[]
  readonly hash: string
  readonly line: number
}

/** Enough to tell thousands of declarations apart. */
const DIGITS = 10

/**
 * Normalize the exports of a declaration file. The hash is made of tokens, so it
 * doesn't change with a new way of printing them.
 *
 * @throws SyntaxError if the file isn't valid TypeScript
 */
export function normalizeDeclarations(
  text: string
): readonly NormalizedExport[] {
  const file = parseModule(text, { tokens: true })
  const tokens = (file.tokens ?? []) as readonly RawToken[] // untyped in Babel
  const found = new Map<
    string,
    { lines: string[]; key: string; line: number }
  >()
  for (const { declaration } of listExports(file)) {
    const own = listTokens(text, declaration, tokens)
    for (const { name } of nameDeclarations(declaration)) {
      const known = found.get(name)
      found.set(name, {
        lines: [...(known?.lines ?? []), ...printLines(own)],
        key: `${known?.key ?? ''}\0${own.map(token => token.text).join('\0')}`,
        line: known?.line ?? declaration.loc?.start.line ?? 1
      })
    }
  }
  return [...found].map(([name, { lines, key, line }]) => ({
    name,
    lines,
    hash: hashContent(key, DIGITS),
    line
  }))
}

/** A token of Babel, or a comment between tokens. */
interface RawToken {
  readonly type: string | { readonly label: string }
  readonly value?: unknown
  readonly start: number
  readonly end: number
}

interface Token {
  readonly text: string
  /** Whether it starts, separates or ends the members that lines show. */
  readonly isBoundary: boolean
}

/** Offsets in a declaration that normalizing treats differently. */
interface Offsets {
  /** Where members start, even if no separator precedes them. */
  readonly members: Set<number>
  /** Where members end, including their separators. */
  readonly ends: Set<number>
  /** Opening braces of the members that lines show. */
  readonly outer: ReadonlySet<number>
  /** Starts and ends of template literals. */
  readonly templates: Map<number, number>
  /** Private members, which callers can't use. */
  readonly hidden: [start: number, end: number][]
}

const OPENING = new Set(['(', '[', '{'])
const BRACKETS_END = new Set([')', ']', '}'])
/** A comma before them is optional. */
const CLOSING = new Set([...BRACKETS_END, '>'])
/** What precedes the optional operator in front of the first part of a union. */
const BEFORE_TYPE = new Set(
  '= : ( < [ { , => ? | & ; extends is keyof in readonly'.split(' ')
)

function listTokens(
  text: string,
  declaration: Node,
  all: readonly RawToken[]
): readonly Token[] {
  const { members, ends, outer, templates, hidden } = findOffsets(declaration)
  const [from, to] = [declaration.start ?? 0, declaration.end ?? 0]
  const raw = all.filter(
    ({ type, start, end }) =>
      typeof type !== 'string' &&
      start >= from &&
      end <= to &&
      // The end of the file is an empty token.
      end > start &&
      !hidden.some(([first, last]) => start >= first && end <= last)
  )
  const tokens: Token[] = []
  /** For each open bracket, whether its members are on their own lines. */
  const open: boolean[] = []
  let skippedTo = 0
  for (const [index, token] of raw.entries()) {
    const { start, end } = token
    if (start < skippedTo) continue
    skippedTo = templates.get(start) ?? 0
    const word =
      skippedTo > 0 ? text.slice(start, skippedTo) : printToken(text, token)
    const previous = tokens.at(-1)?.text ?? ''
    const next = raw[index + 1]
    const following = next ? text.slice(next.start, next.end) : ''
    const isInOuter = open.at(-1) === true
    if (members.has(start) && previous !== '{') {
      tokens.push({ text: ';', isBoundary: isInOuter })
    }
    const isOptional =
      (word === ';' || word === ',') &&
      (ends.has(end) || CLOSING.has(following) || following === '')
    const isLeading =
      (word === '|' || word === '&') && BEFORE_TYPE.has(previous)
    const isModifier = word === 'declare' && tokens.length === 0
    if (isOptional || isLeading || isModifier) continue
    const isOuter = outer.has(start)
    const isClosing = word === '}' && isInOuter
    tokens.push({ text: word, isBoundary: isOuter || isClosing })
    if (OPENING.has(word)) open.push(isOuter)
    if (BRACKETS_END.has(word)) open.pop()
  }
  return tokens
}

/** Prints strings with single quotes, whatever quotes the source has. */
function printToken(text: string, { type, value, start, end }: RawToken) {
  return typeof type !== 'string' && type.label === 'string'
    ? `'${String(value).replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`
    : text.slice(start, end)
}

function findOffsets(declaration: Node): Offsets {
  const found: Offsets = {
    members: new Set(),
    ends: new Set(),
    outer: new Set(findOuterBodies(declaration).map(({ start }) => start ?? 0)),
    templates: new Map(),
    hidden: []
  }
  const visit = (node: Node) => {
    if (node.type === 'TemplateLiteral') {
      found.templates.set(node.start ?? 0, node.end ?? 0)
    }
    for (const member of listMembers(node)) {
      const [start, end] = [member.start ?? 0, member.end ?? 0]
      if (isPrivate(member)) found.hidden.push([start, end])
      else {
        found.members.add(start)
        found.ends.add(end)
      }
    }
    for (const child of listChildren(node)) visit(child)
  }
  visit(declaration)
  return found
}

/** Find the bodies whose members are those of the declaration. */
function findOuterBodies(node: Node): readonly Node[] {
  switch (node.type) {
    case 'ClassDeclaration':
    case 'TSInterfaceDeclaration':
      return [node.body].filter(body => listMembers(body).length > 0)
    case 'TSTypeLiteral':
      return node.members.length > 0 ? [node] : []
    case 'TSIntersectionType':
      return node.types.flatMap(findOuterBodies)
    case 'TSTypeAliasDeclaration':
    case 'TSTypeAnnotation':
      return findOuterBodies(node.typeAnnotation)
    case 'VariableDeclaration':
      return node.declarations.flatMap(({ id }) =>
        'typeAnnotation' in id && id.typeAnnotation
          ? findOuterBodies(id.typeAnnotation)
          : []
      )
    default:
      return []
  }
}

function listMembers(node: Node): readonly Node[] {
  switch (node.type) {
    case 'TSTypeLiteral':
      return node.members
    case 'TSInterfaceBody':
    case 'ClassBody':
      return node.body
    default:
      return []
  }
}

function isPrivate(member: Node): boolean {
  return (
    ('accessibility' in member && member.accessibility === 'private') ||
    member.type === 'ClassPrivateProperty'
  )
}

function listChildren(node: Node): readonly Node[] {
  return Object.entries(node)
    .filter(([key]) => !key.endsWith('Comments'))
    .flatMap(([, value]) => value)
    .filter(
      (value): value is Node =>
        typeof value === 'object' && value !== null && 'start' in value
    )
}

/** Print one line per member of the outermost list. */
function printLines(tokens: readonly Token[]): readonly string[] {
  const lines: string[][] = [[]]
  for (const { text, isBoundary } of tokens) {
    if (text === '}' && isBoundary) lines.push([text])
    else if (text === ';' && isBoundary) lines.push([])
    else lines.at(-1)?.push(text)
    if (text === '{' && isBoundary) lines.push([])
  }
  const isList = lines.length > 1
  return lines
    .filter(line => line.length > 0)
    .map((line, index) => {
      const isMember = isList && index > 0 && line[0] !== '}'
      return `${isMember ? '  ' : ''}${joinTokens(line)}`
    })
}
