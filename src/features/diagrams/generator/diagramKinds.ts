import { type DiagramKind, matchStatement } from './diagramKind.ts'
import { flowchart } from './flowchart.ts'
import { sequence } from './sequence.ts'

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
  /^direction\s+(?:TD|TB|LR|BT|RL)$/
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
