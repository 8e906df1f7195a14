import { renderMermaidSVG } from 'beautiful-mermaid'
import { expect, test } from 'vitest'
import { arrangeSequence } from './arrangeSequence.ts'

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
