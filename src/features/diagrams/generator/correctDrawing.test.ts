import { renderMermaidSVG } from 'beautiful-mermaid'
import { expect, test } from 'vitest'
import { arrangeSequence, markNodes, tightenLabels } from './correctDrawing.ts'

function readMarked(source: string, mark: string): readonly string[] {
  const svg = markNodes(renderMermaidSVG(source))
  return [...svg.matchAll(/<g class="node" data-id="(\w+)"[^>]*>/g)]
    .filter(([tag]) => tag.includes(` data-${mark}>`))
    .map(([, id = '']) => id)
}

test.each([
  ['A --> B --> C', ['A']],
  ['A --> C\nB --> C', ['A', 'B']],
  ['A --> D\nB --> D\nC --> D', ['A']],
  ['A --> B --> A', []],
  ['A --> A\nA --> B', ['A']],
  ['A <--> B', []],
  ['A --> B\nC', ['A']],
  ['A', []],
  ['A --> B{Open?}', ['A']],
  ['A{Open?} --> B', []],
  ['A --> S\nsubgraph S\nB --> C\nend', []],
  ['subgraph S\nA --> B\nend\nB --> C', ['A']]
])('nodes without incoming edges are starts: %j', (lines, expected) => {
  expect(readMarked(`graph TD\n${lines}`, 'start')).toEqual(expected)
})

test.each([
  ['A{Open} --> B', ['A']],
  ['A[Is it open?] --> B(Why?)', ['A', 'B']],
  ['A["Who is it? <br>"] --> B', ['A']],
  ['A[What? That.] --> B', []],
  ['A{{Open}} --> B[/Open/]', []]
])('questions and diamonds are decisions: %j', (lines, expected) => {
  expect(readMarked(`graph TD\n${lines}`, 'decision')).toEqual(expected)
})

const BOX = /<rect [^>]*? height="([\d.]+)"[^>]*? fill="var\(--bg\)"[^>]*>/

test.each([
  ['one line', 'graph TD\nA -->|yes| B', 19.3],
  ['two lines', 'graph TD\nA -->|yes<br>or no| B', 33.6],
  ['a transition', 'stateDiagram-v2\nA --> B : yes', 19.3],
  ['a relationship', 'erDiagram\nA ||--o{ B : has', 20.3]
])(
  'the box behind a label fits its text and has no border: %s',
  (_, source, height) => {
    const svg = tightenLabels(renderMermaidSVG(source))
    const [box = '', found] = BOX.exec(svg) ?? []
    expect(Number(found)).toBeCloseTo(height)
    expect(box).not.toContain('stroke')
  }
)

test('a box stays centered on its label', () => {
  const svg = tightenLabels(renderMermaidSVG('graph LR\nA -->|yes| B'))
  const [, x, y, width, height] =
    /<rect x="(.*?)" y="(.*?)" width="(.*?)" height="(.*?)" fill="var\(--bg\)"/.exec(
      svg
    ) ?? []
  const [, textX, textY] =
    /<text x="(.*?)" y="(.*?)" [^>]*font-size="11"/.exec(svg) ?? []
  expect(Number(x) + Number(width) / 2).toBeCloseTo(Number(textX))
  expect(Number(y) + Number(height) / 2).toBeCloseTo(Number(textY))
})

const TOP_SHIFT = 17

function readNumbers(svg: string, pattern: RegExp): readonly number[] {
  return [...svg.matchAll(pattern)].map(([, number]) => Number(number))
}

test.each([
  ['a box', 'participant', / y="([\d.]+)" width="[\d.]+" height="40"/g],
  [
    'the name of a participant',
    'participant',
    /<text [^>]* y="([\d.]+)"[^>]*font-size="13"/g
  ],
  ['an actor', 'actor', /translate\([\d.]+,([\d.]+)\)/g],
  [
    'the name of an actor',
    'actor',
    /<text [^>]* y="([\d.]+)"[^>]*font-size="13"/g
  ],
  ['a lifeline', 'participant', /<line class="lifeline"[^>]* y1="([\d.]+)"/g]
])('%s leaves space above the first message', (_, type, pattern) => {
  const svg = renderMermaidSVG(
    `sequenceDiagram\n${type} A\n${type} B\nA->>B: hello\nB-->>A: well`
  )
  const before = readNumbers(svg, pattern)
  expect(before).toHaveLength(2)
  const expected = before.map(number => number - TOP_SHIFT)
  expect(readNumbers(arrangeSequence(svg), pattern)).toEqual(expected)
})

test('arrows, notes and the ends of lifelines stay where they are', () => {
  const svg = renderMermaidSVG('sequenceDiagram\nA->>B: hello\nNote over A: so')
  const places = /<polygon points="\d[^"]*,[^"]*"|y2="([\d.]+)"/g
  expect(arrangeSequence(svg).match(places)?.sort()).toEqual(
    svg.match(places)?.sort()
  )
})

test.each([
  ['one line', 'hello', 3],
  ['two lines', 'hello<br/>world', 10]
])('a label of %s is above its arrow', (_, label, distance) => {
  const svg = renderMermaidSVG(`sequenceDiagram\nA->>B: ${label}`)
  const pattern = /<text [^>]*y="([\d.]+)"[^>]*font-size="11"/g
  const [before = 0] = readNumbers(svg, pattern)
  const [after = 0] = readNumbers(arrangeSequence(svg), pattern)
  expect(Math.round(before - after)).toBe(distance)
})

test('the label of a self-message stays beside its arrow', () => {
  const svg = renderMermaidSVG('sequenceDiagram\nA->>A: think')
  const pattern = /<text [^>]*y="([\d.]+)"[^>]*font-size="11"/g
  expect(readNumbers(arrangeSequence(svg), pattern)).toEqual(
    readNumbers(svg, pattern)
  )
})

test('blocks cover lifelines, and arrows cover labels', () => {
  const svg = renderMermaidSVG('sequenceDiagram\nloop often\nA->>B: hello\nend')
  const drawn = arrangeSequence(svg).match(
    /class="(?:lifeline|block)"|>often|>loop \[often|>hello|marker-end/g
  )
  expect(drawn).toEqual([
    'class="lifeline"',
    'class="lifeline"',
    'class="block"',
    '>loop [often',
    '>hello',
    'marker-end'
  ])
})

test('other diagrams stay the same', () => {
  const svg = renderMermaidSVG('graph TD\nA --> B')
  expect(arrangeSequence(svg)).toBe(svg)
})
