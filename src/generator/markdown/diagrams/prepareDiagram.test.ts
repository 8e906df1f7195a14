import { expect, test } from 'vitest'
import { prepareDiagram } from './prepareDiagram.ts'
import { renderDiagram } from './renderDiagram.ts'

/** Texts that a diagram shows. */
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
  'A--text-->B-.text.->C==text==>D',
  'A -->|x| B ---|"y|z"| C -.->|v| D',
  'A --> |x| B',
  'A ==> B -.- C === D ----> E -..-> F ====> G',
  'A <--> B <==> C <-.-> D ~~~ E',
  'A[a] --> B(b) --> C([c]) --> D[[d]] --> E[(e)] --> F((f)) --> G(((g)))',
  'A>a] --> B{b} --> C{{c}} --> D[/d/] --> E[\\e\\] --> F[/f\\] --> G[\\g/]',
  'A["f(x) [0] {1}"] --> B{"`**bold** text`"} --> C["#quot;c#quot; #35; &amp;"]',
  'A[f(x)] --> B[a -> b] --> C["a --> b; c"]',
  'A["two\nlines"] --> B[two\nlines]',
  'A:::hot --> B[b]:::hot-->C\nclassDef hot fill:#f00,stroke:#333\nclass B hot',
  'style A fill:#f00,stroke-dasharray: 5 5\nA --> B\nlinkStyle 0 stroke:#f00',
  'subgraph one\nA --> B\nend\nsubgraph two [Two words]\ndirection LR\nend\none --> two',
  'subgraph "Some words"\nsubgraph in["f(x)"]\nA\nend\nend',
  'A@{ shape: circle, label: "Text" } --> B@{ shape: db }',
  'A@{\n  shape: circle\n}\nA e1@--> B\ne1@{ animate: true }',
  'A --> B; B --> C;\nC[x;y] --> D',
  'Größe --> 日本語 --> a.b --> x-y --> n_1 --> 1',
  '%% comment\nA --> B %% comment\n%%{init: {\n"a": 1 }}%%',
  'A -->\nB\n--> C &\nD',
  'accTitle: A title\naccDescr: A text\naccDescr {\n  more text\n}\nA',
  'A & B --> C & D\nx-ray-->y\nA-.->B\nA --> A'
].map(body => `flowchart TD\n${body}`)

const SEQUENCE = [
  'participant A as Alice\nactor B\ncreate participant C as D\nA->>B: x',
  'A->B: x\nA-->B: x\nA->>B: x\nA-->>B: x\nA-xB: x\nA--xB: x\nA-)B: x\nA--)B: x',
  'A->>+B: x\nB-->>-A: y\nA ->> B : z\nA->>A: x;\nA->>B:',
  'A->>B: x\nNote over A,B: t\nNote left of A: t\nnote right of B: a: b',
  'loop a\nalt b\nA->>B: x\nelse c\nA->>B: y\nelse\nA->>B: z\nend\nend',
  'par a\nA->>B: x\nand b\nA->>B: y\nend\nopt\nA->>B: z\nend',
  'critical a\nA->>B: x\noption b\nA->>B: y\nend\nbreak c\nA->>B: z\nend',
  'rect rgb(0, 1, 2)\nA->>B: a -> b; c\nend\n# comment',
  'Alice Smith->>my-service: hi\nparser->>notes: x\nÄrztin->>店: こんにちは',
  'participant A; participant B\nparticipant X@{ "type": "queue" }\nA->>X: x'
].map(body => `sequenceDiagram\n${body}`)

const STATE = [
  '[*] --> A\nA --> [*]\nA-->B: x\nB --> A : a: b\nA : Text\nB',
  'state "Long text" as A\nstate B\nA:::hot --> B',
  'state A {\n[*] --> B\nstate "C" as D {\ndirection LR\nE --> F\n}\n}\nA --> G',
  'Größe --> my-state'
].map(body => `stateDiagram-v2\n${body}`)

const CLASS = [
  'class A\nclass B~T~ {\n+List~T~ x\n#y() int$\n<<interface>>\n}\nA : +z() void',
  'A <|-- B\nA *-- B\nA o-- B\nA --> B\nA -- B\nA ..> B\nA ..|> B\nB --|> A : x',
  'A<|--B\nA "1" --> "0..*" B : has\nA"1"-->"*"B\nB~int~ <|-- C\n`A b` --> C',
  'namespace N {\nclass A {\n+x\n}\nclass B\n}\n<<service>> C\nclass D { }'
].map(body => `classDiagram\n${body}`)

const OTHERS = [
  'erDiagram\nA ||--o{ B : has\nA }o..o| B : "b c"\nA||--|{LINE-ITEM:x\n"Big one" }|--|| A : x',
  'erDiagram\nA {\nstring a PK\nint b FK, UK "text"\nvarchar(255) c\n}\nB\nC { }\nA:::hot',
  'xychart-beta\ntitle "A"\nx-axis [a, "b c"]\ny-axis "B" 0 --> 10\nbar [1, -2.5]\nline [1, 2]',
  'xychart-beta horizontal\ntitle A b\nx-axis Time 1 --> 10\nbar "b" [1]',
  '---\ntitle: T\n---\ngraph LR;\nA-->B;',
  'graph TD;A-->B;B-->C',
  'classDiagram-v2\nA --> B'
]

test.each([...FLOWCHART, ...SEQUENCE, ...STATE, ...CLASS, ...OTHERS])(
  '%j is drawn without a word',
  source => {
    const prepared = prepareDiagram(source)
    expect(prepared.problems).toEqual([])
    expect(readTexts(prepared.source).join('')).not.toBe('')
  }
)

test.each([
  ['graph TD\nA --> B\nA => B', 3, 'Write A --> B.'],
  ['graph TD\nC - D', 2, 'Write C --> D.'],
  ['graph TD\nC -> D[x]', 2, 'Write C --> D[x].'],
  ['graph TD\nthis is nonsense', 2, 'Write nodes and links'],
  ['graph TD\nsubgrap X', 2, 'Write nodes and links'],
  ['graph TD\nA -->\n', 2, 'Say where it leads: A --> B.'],
  ['graph TD\nA -->\nB --o--> C[x', 3, 'Write nodes and links'],
  ['graph TD\nA --> C[unclosed\nD', 2, 'Close the bracket'],
  ['graph TD\nA[a[0]] --> B', 2, 'Put text with brackets in quotes'],
  ['graph TD\nsubgraph X\nA', 2, 'Write "end" below'],
  ['graph TD\nA\nend', 3, 'Remove it'],
  ['sequenceDiagram\nAlice->B hi there', 2, 'Write Alice->B: hi there'],
  ['sequenceDiagram\nA->>B', 2, 'Write A->>B: text'],
  ['sequenceDiagram\nA=>B: x', 2, 'Write A->>B: x'],
  ['sequenceDiagram\nwords alone', 2, 'Write messages as'],
  ['sequenceDiagram\nloop x\nA->>B: y', 2, 'Write "end" below'],
  ['sequenceDiagram\nA->>B: y\nend', 3, 'Remove it'],
  ['stateDiagram-v2\nA -> B', 2, 'Write A --> B.'],
  ['stateDiagram-v2\nA -->', 2, 'Write A --> B.'],
  ['stateDiagram-v2\nstate X {', 2, 'Write "}" below'],
  ['classDiagram\nA -> B', 2, 'Write A --> B.'],
  ['classDiagram\nwords in here', 2, 'Write classes'],
  ['classDiagram\nclass A {\n+x', 2, 'Write "}" below'],
  ['erDiagram\nA ||--o{ B', 2, 'Write A ||--o{ B : text.'],
  ['erDiagram\nA {\nname\n}', 3, 'Write a type and a name'],
  ['xychart-beta\nbars [1]', 2, 'Write title']
])('the mistake in %j is found on line %i', (source, line, remedy) => {
  const { problems } = prepareDiagram(source)
  expect(problems.map(({ level }) => level)).toEqual(['error'])
  expect(problems[0]?.line).toBe(line)
  expect(problems[0]?.remedy).toContain(remedy)
})

test.each([
  ['graph TD\nA\nclick A "https://kit.example"', '"click"'],
  ['graph TD\nA --o B', '"--o"'],
  ['sequenceDiagram\nautonumber\nA->>B: x', '"autonumber"'],
  ['sequenceDiagram\nbox Blue One\nparticipant A\nend\nA->>B: x', '"box"'],
  ['sequenceDiagram\nA->>B: x\nactivate B', '"activate"'],
  ['sequenceDiagram\nA<<->>B: x', '"<<->>"'],
  ['sequenceDiagram\nNote over A: x\nA->>B: x', '"Note"'],
  ['stateDiagram-v2\nA --> B\nnote right of A\nx -> y\nend note', '"note"'],
  ['stateDiagram-v2\nstate A <<choice>>\nA --> B', '"<<choice>>"'],
  ['classDiagram\nA --> B\nnote for A "x"', '"note"'],
  ['classDiagram\nA <|--|> B', '"<|--|>"'],
  ['erDiagram\nA only one to many B : x', '"one to many"']
])('what is not drawn of %j is said', (source, name) => {
  const { problems } = prepareDiagram(source)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatchObject({
    level: 'warn',
    message: `${name} in a diagram is not drawn.`
  })
})

test.each([
  ['graph TD\nA-->B[x]', ['A', 'x']],
  ['graph TD\nA-->B\nA[Start]', ['Start', 'B']],
  ['graph TD\nA["f(x) [0]"]', ['f(x) [0]']],
  ['graph TD\nGröße["#quot;a#quot;"]', ['&quot;a&quot;']],
  ['sequenceDiagram\nAlice Smith->>parser: x', ['x', 'Alice Smith', 'parser']],
  ['stateDiagram-v2\nA --> B\nA : Text', ['Text', 'B']]
])('the texts of %j are %j', (source, texts) => {
  expect(readTexts(prepareDiagram(source).source)).toEqual(texts)
})
