/** A supported statement. */
export interface ParsedStatement {
  /** Source for the renderer. */
  readonly text: string
  /** Names in it, each with a label if there is one. */
  readonly names: readonly (readonly [name: string, label?: string])[]
}

/** Context of a statement. */
interface StatementContext {
  /** The statement that opened the innermost block. */
  readonly block: string | undefined
  /** Supported statements before it. */
  readonly before: readonly string[]
}

/** A kind of diagram, with the statements that the renderer supports. */
interface DiagramKind {
  /** Matches the first line. */
  readonly header: RegExp
  /** Block delimiters. */
  readonly blocks?: { readonly opens: RegExp; readonly end: string }
  /**
   * Parse a statement.
   *
   * @returns undefined if the renderer ignores it, or draws it differently from
   * Mermaid
   */
  readonly read: (
    text: string,
    context: StatementContext
  ) => ParsedStatement | undefined
  /** Supported syntax, for error messages. */
  readonly syntaxHint: string
}

/**
 * Parse a statement with the first matching pattern. Its named groups are `from`,
 * `to`, `id` and `label`.
 */
function matchStatement(
  text: string,
  patterns: readonly RegExp[]
): ParsedStatement | undefined {
  const pattern = patterns.find(each => each.test(text))
  if (pattern === undefined) return undefined
  const { from, to, id, label } = pattern.exec(text)?.groups ?? {}
  return { text, names: listNames([[from], [to], [id, label]]) }
}

function listNames(
  names: readonly (readonly (string | undefined)[])[]
): ParsedStatement['names'] {
  return names.flatMap(([name, label]): ParsedStatement['names'] => {
    if (name === undefined) return []
    return [label === undefined ? [name] : [name, label]]
  })
}

/** A label without its closing bracket; quoted labels may contain other brackets. */
const LABEL = '(?:"[^"`[\\](){}|]+"|[^\\s"[\\](){}|/\\\\][^"[\\](){}|]*)'
const SHAPES = [
  ...['((( )))', '(( ))', '([ ])', '[[ ]]', '[( )]', '[/ \\]', '[\\ /]'],
  ...['{{ }}', '[ ]', '( )', '{ }', '> ]']
].map(brackets => brackets.replace(/\S/g, '\\$&').replace(' ', LABEL))
const NODE = `(?<id>\\w(?:\\w|-(?![-.>=]))*)(?<label>\\["[^"\`\\]]+"\\]|${SHAPES.join('|')})?(?::::\\w(?:\\w|-(?!-))*)?`
const LINK = [
  '(?:<?(?:-->|-\\.->|==>)|---|-\\.-|===)(?![-=.>xo])(?:\\s*\\|[^|]+\\|)?',
  '<?--\\s[^|"<>]+?\\s--[->]',
  '<?==\\s[^|"<>]+?\\s==[=>]',
  '<?-\\.\\s[^|"<>]+?\\s(?:\\.->|-\\.-)'
].join('|')
const TOKEN = new RegExp(`\\s*(?:${LINK}|&|${NODE})`, 'gy')
const FLOWCHART_STATEMENTS = [
  /^subgraph\s+(?:"[^"]+"|[\w-]+\s*\[[^[\]]+\]|[^"[\](){}]+)$/,
  /^classDef\s+\w+\s+.+$/,
  /^class\s+[\w,-]+\s+\w+$/,
  /^style\s+[\w,-]+\s+[^-].*$/,
  /^linkStyle\s+(?:default|[\d,\s]+)\s+.+$/
]
const DIRECTION = /^direction\s+(?:TD|TB|LR|BT|RL)$/

const flowchart: DiagramKind = {
  header: /^(?:graph|flowchart)\s+(?:TD|TB|LR|BT|RL)$/i,
  blocks: { opens: /^subgraph\s/, end: 'end' },
  read: (text, { block }) =>
    matchStatement(text, [
      ...FLOWCHART_STATEMENTS,
      ...(block ? [DIRECTION] : [])
    ]) ?? readChain(text),
  syntaxHint:
    'Write nodes and links, one statement per line: A[Text], A["f(x)"], A --> B, A -->|label| B, A --- B, A -.-> B, A ==> B, A <--> B, subgraph Name … end.'
}

/** Whether a prepared diagram is a flowchart. */
export function isFlowchart(source: string): boolean {
  return flowchart.header.test(source.split('\n', 1)[0] ?? '')
}

/** Parse nodes with links between them, and put the spaces around links that the renderer needs. */
function readChain(text: string): ParsedStatement | undefined {
  const tokens = [...text.matchAll(TOKEN)]
  const isWhole = tokens.map(([token]) => token).join('') === text
  const isChain = tokens.every(
    ({ groups }, index) => (groups?.id === undefined) === (index % 2 === 1)
  )
  if (!isWhole || !isChain || tokens.length % 2 === 0) return undefined
  return {
    text: tokens.map(([token]) => token.trim().replace(/\s+\|/, '|')).join(' '),
    names: listNames(tokens.map(({ groups }) => [groups?.id, groups?.label]))
  }
}

const BLOCK = 'loop|alt|opt|par|critical|break'
/** Letters, digits, dots, and hyphens that don't start an arrow. */
const ACTOR = '(?:[\\p{L}\\p{N}_.]|-(?![->x)]))+'
const MESSAGE = new RegExp(
  // The renderer treats any line that starts with a block keyword as a block.
  `^(?!${BLOCK}|rect|else|and)(?<from>${ACTOR})\\s*--?(?:>>?|[)x])\\s*[+-]?(?<to>${ACTOR})\\s*:\\s*\\S`,
  'u'
)
const NOTE = new RegExp(
  `^note\\s+(?:left of|right of|over)\\s+(?<from>${ACTOR})(?:\\s*,\\s*(?<to>${ACTOR}))?\\s*:\\s*\\S`,
  'iu'
)
const PARTICIPANT = new RegExp(
  `^(?:participant|actor)\\s+(?<id>${ACTOR})(?:\\s+as\\s+(?<label>.+))?$`,
  'u'
)
const BLOCK_OPENING = new RegExp(`^(?:${BLOCK})(?:\\s+[^-].*)?$`)
const BLOCK_DIVIDER = /^(?:else|and)(?:\s+[^-].*)?$/

const sequence: DiagramKind = {
  header: /^sequenceDiagram$/i,
  blocks: { opens: BLOCK_OPENING, end: 'end' },
  read: (text, { block, before }) =>
    matchStatement(text, [
      ...[PARTICIPANT, MESSAGE, BLOCK_OPENING],
      ...(block === undefined ? [] : [BLOCK_DIVIDER]),
      // The renderer drops a note above the first message.
      ...(before.some(line => MESSAGE.test(line)) ? [NOTE] : [])
    ]),
  syntaxHint:
    'Write participant A as Name, A->>B: text, Note over A: text below a message, and loop, alt, opt, par, critical or break … end. Names contain no spaces and never start with the keyword of a block.'
}

const STATE = '[\\p{L}\\w](?:[\\p{L}\\w]|-(?!-))*'
const COMPOSITE = /^state\s+(?:"[^"]+"\s+as\s+)?(?<from>[\p{L}\w]+)\s*\{$/u
const STATES = [
  new RegExp(
    `^(?<from>\\[\\*\\]|${STATE})\\s*-->\\s*(?<to>\\[\\*\\]|${STATE})(?:\\s*:\\s*\\S.*)?$`,
    'u'
  ),
  new RegExp(`^(?<id>${STATE})\\s*:\\s*(?<label>[^\\s:].*)$`, 'u'),
  /^state\s+(?<label>"[^"]+")\s+as\s+(?<id>[\p{L}\w]+)$/u,
  COMPOSITE,
  DIRECTION
]

const state: DiagramKind = {
  header: /^stateDiagram(?:-v2)?$/i,
  blocks: { opens: COMPOSITE, end: '}' },
  read: text => matchStatement(text, STATES),
  syntaxHint:
    'Write A --> B, A --> B : text, A : text, state "Text" as A, state A { … }; [*] is the start and the end.'
}

const CLASS = '[\\p{L}\\p{N}_]+'
const RELATION =
  '<\\|--|--\\|>|<\\|\\.\\.|\\.\\.\\|>|\\*--|--\\*|o--|--o|-->|<--|\\.\\.>|<\\.\\.|--'
const NAMESPACE = /^namespace\s+[^\s{]+\s*\{$/
const CLASSES = [
  new RegExp(
    `^${CLASS}\\s+(?:"[^"]*"\\s+)?(?:${RELATION})\\s+(?:"[^"]*"\\s+)?${CLASS}(?:\\s*:\\s*\\S.*)?$`,
    'u'
  ),
  new RegExp(
    `^class\\s+${CLASS}(?:\\s*~\\w+~)?\\s*(?:\\{|\\{\\s*<<\\w+>>\\s*\\})?$`,
    'u'
  ),
  new RegExp(`^${CLASS}\\s*:\\s*(?!.*(?:--|\\.\\.[|>]))[^\\s:]`, 'u')
]

const classes: DiagramKind = {
  header: /^classDiagram$/i,
  blocks: { opens: /^(?:class|namespace)\s.*\{$/, end: '}' },
  read(text, { block }) {
    if (block?.startsWith('class')) {
      return matchStatement(orderMember(text), [/^[^{}]+$/])
    }
    return matchStatement(text, block ? CLASSES : [...CLASSES, NAMESPACE])
  },
  syntaxHint:
    'Write class A { … }, A : +member, and relations with spaces around them: A --> B : text, A <|-- B, A "1" --> "*" B.'
}

/**
 * Reorder a class member for the renderer: the type before an attribute's name,
 * and no colon after a method.
 */
function orderMember(text: string): string {
  const attribute = /^([-+#~]?)([\w$*]+)\s*:\s*([^()]+)$/.exec(text)
  if (!attribute) return text.replace(/\)\s*:\s*/, ') ')
  const [, sign = '', name = '', type = ''] = attribute
  return `${sign}${type.replace(/\s+/g, '')} ${name}`
}

const ENTITY = '[\\p{L}\\p{N}_][\\p{L}\\p{N}_-]*'
const ATTRIBUTE = /^\S+\s+[^\s"]+(?:\s+[PFU]K)*(?:\s+"[^"]*")?$/
const ENTITIES = [
  new RegExp(
    `^${ENTITY}\\s+(?:\\|o|\\|\\||\\}o|\\}\\|)(?:--|\\.\\.)(?:o\\||\\|\\||o\\{|\\|\\{)\\s+${ENTITY}\\s*:\\s*\\S.*$`,
    'u'
  ),
  new RegExp(`^${ENTITY}\\s*\\{$`, 'u')
]

const entities: DiagramKind = {
  header: /^erDiagram$/i,
  blocks: { opens: /^\S+\s*\{$/, end: '}' },
  read(text, { block }) {
    const drawn = matchStatement(text, block ? [ATTRIBUTE] : ENTITIES)
    // The renderer supports only this order of the two characters.
    return drawn && { ...drawn, text: text.replace(/\}o(?=--|\.\.)/, 'o{') }
  },
  syntaxHint:
    'Write A ||--o{ B : text, and A { … } with a type and a name on each line: string title PK "comment".'
}

const NUMBER = '-?\\d+(?:\\.\\d+)?'
const RANGE = `${NUMBER}\\s*-->\\s*${NUMBER}`
const CHART = [
  /^title\s+"[^"]+"$/,
  new RegExp(`^x-axis\\s+(?:"[^"]*"\\s+)?(?:\\[[^\\]"]+\\]|${RANGE})$`),
  new RegExp(`^y-axis\\s+(?:"[^"]+"|(?:"[^"]*"\\s+)?${RANGE})$`),
  new RegExp(`^(?:bar|line)\\s+\\[\\s*${NUMBER}(?:\\s*,\\s*${NUMBER})*\\s*\\]$`)
]

const chart: DiagramKind = {
  header: /^xychart(?:-beta)?\b/i,
  read: text => matchStatement(text, CHART),
  syntaxHint:
    'Write title "Text", x-axis [a, b], y-axis "Text" 0 --> 10, bar [1, 2], line [1, 2].'
}

/** The supported kinds of diagrams. */
export const diagramKinds: readonly DiagramKind[] = [
  flowchart,
  sequence,
  state,
  classes,
  entities,
  chart
]
