import { expect, test } from 'vitest'
import { cropDrawing } from './cropDrawing.ts'

function wrap(drawn: string): string {
  return `<svg viewBox="0 0 900 900" width="900" height="900"><defs><rect x="0" y="0" width="5" height="5"/></defs>${drawn}</svg>`
}

function readBox(drawn: string): string | undefined {
  return / viewBox="([^"]*)"/.exec(cropDrawing(wrap(drawn), 10))?.[1]
}

test.each([
  ['<rect x="20" y="30" width="100" height="40" rx="0"/>', '10 20 120 60'],
  ['<line x1="50" y1="30" x2="20" y2="90" stroke-width="1"/>', '10 20 50 80'],
  ['<polyline points="20,30 50,30 50,90" />', '10 20 50 80'],
  ['<polygon points="20 30, 50 30, 50 90"/>', '10 20 50 80'],
  ['<circle cx="30" cy="40" r="10"/>', '10 20 40 40'],
  ['<ellipse cx="30" cy="40" rx="10" ry="5"/>', '10 25 40 30'],
  ['<rect x="-0.04" y="0" width="10" height="10"/>', '-10 -10 30 30'],
  [
    '<rect x="20" y="30" width="10" height="10"/><rect x="80" y="30" width="10" height="10"/>',
    '10 20 90 30'
  ]
])('a drawing is cropped to its shapes: %s', (drawn, expected) => {
  expect(readBox(drawn)).toBe(expected)
})

test.each([
  ['start', 'abcdefghij', '90 80 78 40'],
  ['middle', 'abcdefghij', '61 80 78 40'],
  ['end', 'abcdefghij', '32 80 78 40'],
  ['start', '漢字漢字漢', '90 80 78 40'],
  ['start', 'abcde&amp;ghij', '90 80 78 40'],
  [
    'start',
    '<tspan x="100" dy="1">abcdefghij</tspan><tspan x="100" dy="9">ab</tspan>',
    '90 80 78 40'
  ]
])(
  'text outside the shapes is not cut off: %s, %s',
  (anchor, text, expected) => {
    const drawn = `<text x="100" y="100" text-anchor="${anchor}" font-size="10">${text}</text>`
    expect(readBox(drawn)).toBe(expected)
  }
)

test.each([
  '<path d="M1 1"/>',
  '<g transform="scale(2)"><rect x="1" y="1" width="2" height="2"/></g>',
  ''
])('a drawing that cannot be measured keeps its size: %j', drawn => {
  expect(cropDrawing(wrap(drawn), 10)).toBe(wrap(drawn))
})
