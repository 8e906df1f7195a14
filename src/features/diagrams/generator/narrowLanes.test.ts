import { renderMermaidSVG } from 'beautiful-mermaid'
import { expect, test } from 'vitest'
import { narrowLanes } from './narrowLanes.ts'

const actors = 'participant A\nparticipant B\nparticipant C'

function draw(lines: string): string {
  return renderMermaidSVG(`sequenceDiagram\n${actors}\n${lines}`)
}

function readNumbers(svg: string, pattern: RegExp): readonly number[] {
  return Array.from(svg.matchAll(pattern), ([, number]) => Number(number))
}

/** Distances between lifelines. */
function readGaps(svg: string): readonly number[] {
  const positions = readNumbers(svg, /class="lifeline"[^>]* x1="([\d.]+)"/g)
  return positions
    .slice(1)
    .map((place, index) => place - (positions[index] ?? 0))
}

const LABEL = 'a rather long label'

test.each([
  ['as close as their boxes allow', 'A->>C: hi', [68, 68]],
  ['further apart for a label between them', `A->>B: ${LABEL}`, [128, 68]],
  [
    'further apart for a label across several',
    `A->>C: ${LABEL}${LABEL}`,
    [128, 128]
  ],
  ['further apart for a self-message', 'B->>B: think hard', [68, 108]],
  ['further apart for wide letters', 'A->>B: 診診診診診診診診', [108, 68]]
])('actors are %s', (_, lines, expected) => {
  const svg = draw(lines)
  expect(readGaps(svg)).toEqual([140, 140])
  expect(readGaps(narrowLanes(svg)).map(Math.round)).toEqual(expected)
})

test('arrows end at lifelines, and labels are centered', () => {
  const svg = narrowLanes(draw('A->>C: hi\nC-->>B: so'))
  const positions = readNumbers(svg, /class="lifeline"[^>]* x1="([\d.]+)"/g)
  const [a = 0, b = 0, c = 0] = positions
  const arrows =
    /class="message"[^>]*>\s*<line x1="([\d.]+)"[^>]* x2="([\d.]+)"[^>]*>\s*<text x="([\d.]+)"/g
  expect(
    Array.from(svg.matchAll(arrows), match => match.slice(1).map(Number))
  ).toEqual([
    [a, c, (a + c) / 2],
    [c, b, (c + b) / 2]
  ])
})

test('the text of a label stays the same', () => {
  const svg = narrowLanes(draw('A->>A: ask 1,2 or x="3"'))
  expect(svg).toContain('>ask 1,2 or x=&quot;3&quot;<')
  expect(svg).toContain('data-label="ask 1,2 or x=&quot;3&quot;"')
})

test('a frame surrounds its actors', () => {
  const svg = narrowLanes(draw('loop often\nB->>C: hi\nend'))
  const [x = 0] = readNumbers(svg, /<rect x="([\d.]+)"[^>]*fill="none"/g)
  const [width = 0] = readNumbers(svg, /width="([\d.]+)"[^>]*fill="none"/g)
  const [, b = 0, c = 0] = readNumbers(svg, /lifeline"[^>]* x1="([\d.]+)"/g)
  expect(b - x).toBe(47) // includes space for titles
  expect(x + width - c).toBe(35)
})

test.each([
  ['notes', 'A->>B: hi\nNote over A: so'],
  ['stick figures', 'actor D\nA->>D: hi']
])('a diagram with %s stays the same', (_, lines) => {
  const svg = draw(lines)
  expect(narrowLanes(svg)).toBe(svg)
})
