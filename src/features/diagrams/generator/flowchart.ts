import {
  type DiagramKind,
  matchStatement,
  type ParsedStatement
} from './diagramKind.ts'

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

const STATEMENTS = [
  /^subgraph\s+(?:"[^"]+"|[\w-]+\s*\[[^[\]]+\]|[^"[\](){}]+)$/,
  /^classDef\s+\w+\s+.+$/,
  /^class\s+[\w,-]+\s+\w+$/,
  /^style\s+[\w,-]+\s+[^-].*$/,
  /^linkStyle\s+(?:default|[\d,\s]+)\s+.+$/
]
const DIRECTION = /^direction\s+(?:TD|TB|LR|BT|RL)$/

export const flowchart: DiagramKind = {
  header: /^(?:graph|flowchart)\s+(?:TD|TB|LR|BT|RL)$/i,
  blocks: {
    opens: /^subgraph\s/,
    end: 'end',
    empty: 'Put a node into it, or write a node instead: id[Text].'
  },
  read: (text, { block }) =>
    matchStatement(text, block ? [...STATEMENTS, DIRECTION] : STATEMENTS) ??
    readChain(text),
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
    names: tokens.flatMap(({ groups: { id, label } = {} }) => {
      if (id === undefined) return []
      return [label === undefined ? ([id] as const) : ([id, label] as const)]
    })
  }
}
