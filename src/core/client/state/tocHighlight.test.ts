import { describe, expect, test } from 'vitest'
import { findActiveHeading } from './tocHighlight.ts'

describe('2.8.5 the highlighted heading', () => {
  test.each([
    ['is undefined if the first one is further down', [500, 900], undefined],
    ['is the first in the upper half of the window', [120, 900], 'h0'],
    ['is the one before the next heading', [-300, 600], 'h0'],
    ['is the last one if all are above the window', [-900, -300], 'h1'],
    ['counts a heading behind the navbar as above the window', [20, 200], 'h1'],
    [
      'counts a heading just below the navbar as inside the window',
      [60, 900],
      'h0'
    ],
    ['is in the upper half until its end reaches the middle', [359, 900], 'h0'],
    ['is in the lower half from then on', [-300, 360], 'h0'],
    ['is undefined without headings', [], undefined]
  ] as const)('%s', (_, tops, expected) => {
    const boxes = tops.map((top, index) => ({
      id: `h${index}`,
      top,
      bottom: top + 40
    }))
    expect(findActiveHeading(boxes, { height: 800, offset: 60 })).toBe(expected)
  })

  test('is the first one only once its top is on screen', () => {
    const boxes = [{ id: 'h0', top: 0, bottom: 40 }]
    expect(findActiveHeading(boxes, { height: 800, offset: 0 })).toBe(undefined)
  })
})
