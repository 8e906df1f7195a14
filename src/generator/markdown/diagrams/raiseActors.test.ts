import { renderMermaidSVG } from 'beautiful-mermaid'
import { expect, test } from 'vitest'
import { raiseActors } from './raiseActors.ts'

const AIR = 11

function readNumbers(svg: string, pattern: RegExp): readonly number[] {
  return [...svg.matchAll(pattern)].map(([, number]) => Number(number))
}

test.each([
  ['a box', 'participant', / y="([\d.]+)" width="[\d.]+" height="40"/g],
  ['a name', 'participant', /<text [^>]* y="([\d.]+)"[^>]*font-size="13"/g],
  ['a figure', 'actor', /translate\([\d.]+,([\d.]+)\)/g],
  [
    'the name of a figure',
    'actor',
    /<text [^>]* y="([\d.]+)"[^>]*font-size="13"/g
  ],
  ['a lifeline', 'participant', /<line class="lifeline"[^>]* y1="([\d.]+)"/g]
])('%s is above the text of the first message', (_, type, pattern) => {
  const svg = renderMermaidSVG(
    `sequenceDiagram\n${type} A\n${type} B\nA->>B: hello\nB-->>A: well`
  )
  const before = readNumbers(svg, pattern)
  expect(before).toHaveLength(2)
  const expected = before.map(number => number - AIR)
  expect(readNumbers(raiseActors(svg), pattern)).toEqual(expected)
})

test('messages and the ends of lifelines stay where they are', () => {
  const svg = renderMermaidSVG('sequenceDiagram\nA->>B: hello\nNote over A: so')
  const messages =
    /(?:<text [^>]* y="([\d.]+)"[^>]*font-size="11"|y2="([\d.]+)")/g
  expect(raiseActors(svg).match(messages)).toHaveLength(5)
  const [before, after] = [svg, raiseActors(svg)].map(drawn =>
    [...drawn.matchAll(messages)].map(([, text, end]) => text ?? end)
  )
  expect(after).toEqual(before)
})

test('other diagrams stay as they are', () => {
  const svg = renderMermaidSVG('graph TD\nA --> B')
  expect(raiseActors(svg)).toBe(svg)
})
