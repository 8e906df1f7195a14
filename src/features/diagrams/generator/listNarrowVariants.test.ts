import { expect, test } from 'vitest'
import { listNarrowVariants } from './listNarrowVariants.ts'

function readSources(source: string): readonly string[] {
  return listNarrowVariants(source).map(variant => variant.source)
}

test.each(['stateDiagram-v2\nA --> B', 'classDiagram\nA --> B'])(
  'other kinds of diagrams have no narrower variants: %j',
  source => {
    expect(readSources(source)).toEqual([])
  }
)

test.each([
  ['A->>B: add one item', 'A->>B: add one<br>item'],
  ['A-->>B: hello', 'A-->>B: hello'],
  ['participant A as The whole app', 'participant A as The whole app']
])(
  'a sequence diagram moves actors closer together, then breaks labels: %s',
  (line, expected) => {
    const source = `sequenceDiagram\n${line}`
    expect(listNarrowVariants(source)).toEqual([
      { source, hasNarrowLanes: true },
      { source: `sequenceDiagram\n${expected}`, hasNarrowLanes: true }
    ])
  }
)

test.each(['graph LR', 'flowchart RL'])('%s turns top-down first', header => {
  const [first] = readSources(`${header}\nA --> B`)
  expect(first).toBe(`${header.slice(0, -2)}TD\nA --> B`)
})

test('every variant of a top-down flowchart is tighter', () => {
  const variants = listNarrowVariants('graph TD\nA --> B')
  expect(variants.map(variant => variant.nodeSpacing)).toEqual([16, 16])
})

test('layers move closer only in horizontal flowcharts', () => {
  const spacings = listNarrowVariants('graph LR\nA --> B').map(
    ({ source, layerSpacing }) => [source.slice(6, 8), layerSpacing]
  )
  expect(spacings).toEqual([
    ['TD', undefined],
    ['TD', undefined],
    ['LR', 28],
    ['TD', undefined],
    ['LR', 28]
  ])
})

test.each([
  ['A[Not in ignoreLogs]', 'A[Not in<br>ignoreLogs]'],
  ['A([Load balancer])', 'A([Load<br>balancer])'],
  ['A{Is it the last?} --> B', 'A{Is it<br>the last?} --> B'],
  ['A -->|level methods| B', 'A -->|level<br>methods| B'],
  ['A[Two lines<br>already here]', 'A[Two lines<br>already here]'],
  ['A[One word]', 'A[One word]'],
  ['A[toolbox.config.json]', 'A[toolbox.config.json]'],
  ['A -->|a| B --- C --- D -->|b| E', 'A -->|a| B --- C --- D -->|b| E'],
  ['subgraph one[A long title]', 'subgraph one[A long title]']
])('the narrowest variant breaks long labels: %s', (line, expected) => {
  expect(readSources(`graph TD\n${line}`).at(-1)).toBe(`graph TD\n${expected}`)
})
