import { describe, expect, test } from 'vitest'
import { findActiveHeading, readVisibleBox } from './tocHighlight.ts'

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

test('2.8.5 a hidden heading counts as being where its nearest visible ancestor is', () => {
  const create = (height: number, parentElement: unknown = null) => ({
    parentElement,
    getBoundingClientRect: () => ({ height })
  })
  const visible = create(50, create(900))
  const find = (element: object) => readVisibleBox(element as Element).height
  expect(find(create(0, create(0, visible)))).toBe(50)
  expect(find(visible)).toBe(50)
  expect(find(create(0))).toBe(0)
})
