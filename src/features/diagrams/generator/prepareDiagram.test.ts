import { expect, test } from 'vitest'
import { prepareDiagram } from './prepareDiagram.ts'
import { renderDiagram } from './renderDiagram.ts'

/** The texts in a diagram. */
function readTexts(source: string): readonly string[] {
  const svg = renderDiagram(source, { label: 'A', idPrefix: 'x-' })
  return [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text = '']) =>
    text.replace(/<[^>]*>/g, '')
  )
}

const FLOWCHART = [
  'A --> B',
  'A-->B',
  'A---B & C --> D',
  'A -- text --> B -. text .-> C == text ==> D',
  'A -->|x| B -.->|v| D ---|"y"| E',
  'A --> |x| B',
  'A ==> B -.- C === D',
  'A <--> B <==> C <-.-> D',
  'A[a] --> B(b) --> C([c]) --> D[[d]] --> E[(e)] --> F((f)) --> G(((g)))',
  'A>a] --> B{b} --> C{{c}} --> D[/d\\] --> E[\\e/]',
  'A["f(x) [0"] --> B{"a"} --> C["a --> b; c"] --> D[a<br/>b, c?]',
  'A:::hot --> B[b]:::hot-->C\nclassDef hot fill:#f00,stroke:#333\nclass B hot',
  'style A fill:#f00,stroke-dasharray: 5 5\nA --> B\nlinkStyle 0 stroke:#f00',
  'subgraph one\nA --> B\nend\nsubgraph two [Two words]\ndirection LR\nC\nend\none --> two',
  'subgraph "Some words"\nsubgraph in["f(x)"]\nA\nend\nend',
  'A --> B;\nx-y --> n_1 --> 1',
  '%% comment\nA --> B\n%%{init: {\n"a": 1 }}%%',
  'accTitle: A title\naccDescr: A text\naccDescr {\n  more text\n}\nA',
  'A & B --> C & D\nx-ray-->y\nA-.->B\nA --> A'
].map(body => `flowchart TD\n${body}`)

const SEQUENCE = [
  'participant A as Alice\nactor B\nA->>B: x',
  'A->B: x\nA-->B: x\nA->>B: x\nA-->>B: x\nA-xB: x\nA--xB: x\nA-)B: x\nA--)B: x',
  'A->>+B: x\nB-->>-A: y\nA ->> B : z\nA->>A: x;',
  'A->>B: x\nNote over A,B: t\nNote left of A: t\nnote right of B: a: b',
  'loop a\nalt b\nA->>B: x\nelse c\nA->>B: y\nelse\nA->>B: z\nend\nend',
  'par a\nA->>B: x\nand b\nA->>B: y\nend\nopt\nA->>B: z\nend',
  'critical a\nA->>B: x\nend\nbreak c\nA->>B: a -> b; c\nend',
  'Alice->>my-service: hi\nÄrztin->>店: こんにちは'
].map(body => `sequenceDiagram\n${body}`)

const STATE = [
  '[*] --> A\nA --> [*]\nA-->B: x\nB --> A : a: b',
  'state "Long text" as A\nA --> B',
  'A : Text\nA --> B',
  'state A {\n[*] --> B\nstate "C" as D {\ndirection LR\nE --> F\n}\n}\nA --> G',
  'Größe --> my-state'
].map(body => `stateDiagram-v2\n${body}`)

const CLASS = [
  'class A\nclass B~T~ {\n+List~T~ x\n#y() int$\n<<interface>>\n}\nA : +z() void',
  'A <|-- B\nA *-- B\nA o-- B\nA --> B\nA -- B\nA ..> B\nA ..|> B\nB --|> A : x',
  'A "1" --> "0..*" B : has',
  'namespace N {\nclass A {\n+x\n}\nclass B\n}\nclass C { <<service>> }'
].map(body => `classDiagram\n${body}`)

const OTHERS = [
  'erDiagram\nA ||--o{ B : has\nA }o..o| B : "b c"\nA }|--|| LINE-ITEM : x',
  'erDiagram\nA {\nstring a PK\nint b FK UK "text"\nvarchar(255) c\n}',
  'xychart-beta\ntitle "A"\nx-axis [a, b c]\ny-axis "B" 0 --> 10\nbar [1, -2.5]\nline [1, 2]',
  'xychart-beta horizontal\nx-axis "Time" 1 --> 10\ny-axis "B"\nbar [1]',
  '---\ntitle: T\n---\ngraph LR;\nA-->B;'
]

test.each([...FLOWCHART, ...SEQUENCE, ...STATE, ...CLASS, ...OTHERS])(
  '%j is drawn without problems',
  source => {
    const prepared = prepareDiagram(source)
    expect(prepared.diagnostics).toEqual([])
    expect(readTexts(prepared.source).join('')).not.toBe('')
  }
)

test.each([
  ['graph TD\nA --> B\nA => B', 3, 'A --> B'],
  ['graph TD\nC - D', 2, 'A --> B'],
  ['graph TD\nC -> D[x]', 2, 'A --> B'],
  ['graph TD\nthis is nonsense', 2, 'Write nodes and links'],
  ['graph TD\nsubgrap X', 2, 'subgraph Name'],
  ['graph TD\nA -->\n', 2, 'A --> B'],
  ['graph TD\nA --> C[unclosed\nD', 2, 'A[Text]'],
  ['graph TD\nA[a[0]] --> B', 2, 'A["f(x)"]'],
  ['graph TD\nsubgraph X\nA', 2, 'Write "end" below'],
  ['graph TD\nA\nend', 3, 'subgraph Name'],
  ['sequenceDiagram\nAlice->B hi there', 2, 'A->>B: text'],
  ['sequenceDiagram\nA->>B', 2, 'A->>B: text'],
  ['sequenceDiagram\nA->>B:', 2, 'A->>B: text'],
  ['sequenceDiagram\nA=>B: x', 2, 'A->>B: text'],
  ['sequenceDiagram\nwords alone', 2, 'A->>B: text'],
  ['sequenceDiagram\nloop x\nA->>B: y', 2, 'Write "end" below'],
  ['sequenceDiagram\nA->>B: y\nend', 3, 'break … end'],
  ['sequenceDiagram\nA->>B: y\nelse', 3, 'alt'],
  ['stateDiagram-v2\nA -> B', 2, 'A --> B'],
  ['stateDiagram-v2\nA -->', 2, 'A --> B'],
  ['stateDiagram-v2\nstate X {', 2, 'Write "}" below'],
  ['classDiagram\nA -> B', 2, 'A --> B'],
  ['classDiagram\nA<|--B', 2, 'spaces around'],
  ['classDiagram\nwords in here', 2, 'class A'],
  ['classDiagram\nclass A {\n+x', 2, 'Write "}" below'],
  ['erDiagram\nA ||--o{ B', 2, 'A ||--o{ B : text'],
  ['erDiagram\nA {\nname\n}', 3, 'a type and a name'],
  ['xychart-beta\nbars [1]', 2, 'bar [1, 2]']
])('the mistake in %j is reported on line %i', (source, line, hint) => {
  const { diagnostics } = prepareDiagram(source)
  expect(diagnostics.map(({ severity }) => severity)).toEqual(['error'])
  expect(diagnostics[0]?.line).toBe(line)
  expect(diagnostics[0]?.hint).toContain(hint)
})

test.each([
  ['graph TD\nA\nclick A "https://kit.example"', 3],
  ['graph TD\nA --o B', 2],
  ['graph TD\nA ----> B', 2],
  ['graph TD\nA ~~~ B', 2],
  ['graph TD\nA & B ~~~ C & D', 2],
  ['graph TD\nA --> B ~~~ C', 2],
  ['graph TD\nA --x B', 2],
  ['graph TD\nA o--o B', 2],
  ['graph TD\nA -..-> B', 2],
  ['graph TD\nA <--- B', 2],
  ['graph TD\nA -. x .- B', 2],
  ['graph TD\nA e1@--> B', 2],
  ['graph TD\nA---oB', 2],
  ['graph TD\nA[/d/]', 2],
  ['graph TD\nA@{ shape: circle }', 2],
  ['graph TD\nA["#quot;a#quot;"]', 2],
  ['graph TD\nA["`**bold**`"]', 2],
  ['graph TD\nGröße --> B', 2],
  ['graph TD\nA --> B; B --> C', 2],
  ['graph TD\nA --> B %% comment', 2],
  ['graph TD\ndirection LR\nA', 2],
  [`graph TD\nA[${'x'.repeat(6000)}]`, 2],
  ['sequenceDiagram\nautonumber\nA->>B: x', 2],
  ['sequenceDiagram\nbox Blue One\nparticipant A\nend\nA->>B: x', 2],
  ['sequenceDiagram\nrect rgb(0, 1, 2)\nA->>B: x\nend', 2],
  ['sequenceDiagram\nA->>B: x\nactivate B', 3],
  ['sequenceDiagram\ncreate participant C', 2],
  ['sequenceDiagram\nA<<->>B: x', 2],
  ['sequenceDiagram\nNote over A: x\nA->>B: x', 2],
  ['sequenceDiagram\nAlice Smith->>B: x', 2],
  ['sequenceDiagram\nparser->>B: x', 2],
  ['stateDiagram-v2\nA --> B\nnote right of A : x', 3],
  ['stateDiagram-v2\nstate A <<choice>>\nA --> B', 2],
  ['stateDiagram-v2\nA --> B\nC', 3],
  ['classDiagram\nA --> B\nnote for A "x"', 3],
  ['classDiagram\nA <|--|> B', 2],
  ['erDiagram\nA only one to many B : x', 2],
  ['erDiagram\nA {\nint b FK, UK\n}', 3],
  ['erDiagram\nA', 2]
])('an unsupported statement is reported: %.60j', (source, line) => {
  const { diagnostics } = prepareDiagram(source)
  expect(diagnostics).toHaveLength(1)
  expect(diagnostics[0]).toMatchObject({ severity: 'error', line })
  expect(diagnostics[0]?.message).toMatch(
    / in the diagram can't be drawn, so the diagram is shown as code\.$/
  )
})

test.each([
  ['graph TD\nA-->B\nA[Start]', 3],
  ['graph TD\nA[One] --> B\nA[Two] --> C', 3],
  ['sequenceDiagram\nA->>B: x\nparticipant A as Alice', 3],
  ['stateDiagram-v2\nA --> B\nA : Text', 3]
])('a label that the renderer ignores is reported: %j', (source, line) => {
  const { diagnostics } = prepareDiagram(source)
  expect(diagnostics.map(problem => problem.line)).toEqual([line])
  expect(diagnostics[0]?.message).toMatch(
    / sets a label too late, so the diagram is shown as code\.$/
  )
})

test.each([
  ['graph TD\nA-->B[x]', ['A', 'x']],
  ['graph TD\nA[Start]-->B\nB --> A[Start]', ['Start', 'B']],
  ['graph TD\nA["f(x) & [0"]', ['f(x) &amp; [0']],
  ['graph TD\nA --> B\nclick A "x"', ['A', 'B']],
  ['stateDiagram-v2\nA : Text\nA --> B', ['Text', 'B']]
])('the texts of %j are %j', (source, texts) => {
  expect(readTexts(prepareDiagram(source).source)).toEqual(texts)
})

test('the renderer rejects unknown kinds of diagrams', () => {
  const draw = (source: string) => readTexts(prepareDiagram(source).source)
  expect(() => draw('pie title A\n"B": 3')).toThrow('Invalid mermaid header')
  expect(() => draw('graph TD;A-->B')).toThrow('Invalid mermaid header')
  expect(() => draw('classDiagram-v2\nA --> B')).toThrow('Invalid')
  expect(() => draw('%% nothing')).toThrow('Empty mermaid diagram')
})
