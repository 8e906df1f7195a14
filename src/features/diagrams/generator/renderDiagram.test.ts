import { expect, test } from 'vitest'
import { prepareDiagram } from './prepareDiagram.ts'
import { renderDiagram } from './renderDiagram.ts'

function readTexts(source: string): readonly string[] {
  const prepared = prepareDiagram(source)
  const options = { label: 'A', idPrefix: 'x-' }
  const svg = renderDiagram(prepared.source, options)
  return [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text = '']) =>
    text.replace(/<[^>]*>/g, '')
  )
}

test.each([
  ['+name: string', '+ name: string'],
  ['+string name', '+ name: string'],
  ['-items: Map~string, number~', '- items: Map~string,number~'],
  ['+submit() Promise', '+ submit(): Promise'],
  ['+submit(): Promise', '+ submit(): Promise']
])('the member %j of a class is shown as %j', (member, expected) => {
  expect(readTexts(`classDiagram\nclass A {\n  ${member}\n}`)).toContain(
    expected
  )
})

test('labels after a colon are shown', () => {
  const texts = readTexts('classDiagram\nA --> B : has one')
  expect(texts).toContain('has one')
})

test('a diagram has no inline styles or classes', () => {
  const svg = renderDiagram('graph TD\nA --> B', { label: 'A', idPrefix: 'x-' })
  expect(svg).not.toMatch(/style|class=/)
})

const options = { label: 'A', idPrefix: 'x-' }
const wide =
  'flowchart LR\nA[A rather long name] --> B[Another long name] --> C[The last]'

test('a flowchart that is too wide for phones also has a top-down drawing', () => {
  const svgs = renderDiagram(wide, options).match(/<svg[^>]*>/g) ?? []
  expect(svgs).toHaveLength(2)
  expect(svgs[0]).not.toContain('data-narrow')
  expect(svgs[1]).toContain('data-narrow')
  const ids = renderDiagram(wide, options).match(/ id="[^"]*"/g) ?? []
  expect(new Set(ids).size).toBe(ids.length)
})

test('a node with many children also has a narrower drawing', () => {
  const many = ['one', 'two', 'three', 'four', 'five'].map(
    name => `A --> ${name}[Part ${name}]`
  )
  const drawn = renderDiagram(`flowchart TD\n${many.join('\n')}`, options)
  const [first = 0, second = 0] = [
    ...drawn.matchAll(/<svg[^>]* width="(\d+)"/g)
  ].map(([, width]) => Number(width))
  expect(second).toBeGreaterThan(0)
  expect(second).toBeLessThan(first)
})

test('the font size of a drawing equals its width', () => {
  const svg = renderDiagram('flowchart LR\nA --> B', options)
  const [, width, size] =
    /<svg[^>]* width="(\d+)"[^>]* font-size="(\d+)"/.exec(svg) ?? []
  expect(width).toBeDefined()
  expect(size).toBe(width)
})

test.each([
  'flowchart LR\nA --> B',
  wide.replace('LR', 'TD'),
  'sequenceDiagram\nparticipant A as A rather long name\nA->>B: hello'
])('a diagram that fits or cannot get narrower has one drawing: %j', source => {
  expect(renderDiagram(source, options).match(/<svg/g)).toHaveLength(1)
})

test('both drawings of a flowchart mark its start', () => {
  expect(renderDiagram(wide, options).match(/ data-start>/g)).toHaveLength(2)
})

test('only flowcharts mark their start', () => {
  const svg = renderDiagram('stateDiagram-v2\nA --> B', options)
  expect(svg).not.toContain('data-start')
})

test('a diagram without nodes has a size', () => {
  expect(renderDiagram('flowchart LR', options)).not.toContain('Infinity')
})

test('a flowchart has the same padding above and below', () => {
  const svg = renderDiagram('flowchart LR\nA --> B\nB --> A', options)
  const [, top, height] =
    / viewBox="0 ([\d.-]+) [\d.]+ ([\d.]+)"/.exec(svg) ?? []
  const nodes = [
    ...svg.matchAll(/<rect [^>]*y="([\d.]+)"[^>]*height="([\d.]+)"/g)
  ]
  const tops = nodes.map(([, y]) => Number(y))
  const ends = nodes.map(([, y, size]) => Number(y) + Number(size))
  const above = Math.min(...tops) - Number(top)
  const below = Number(top) + Number(height) - Math.max(...ends)
  expect(Math.abs(above - below)).toBeLessThan(0.2)
})
