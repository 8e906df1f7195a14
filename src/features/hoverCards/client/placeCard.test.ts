import { expect, test } from 'vitest'
import { placeCard } from './placeCard.ts'

const card = { width: 300, height: 100 }
const viewport = { width: 1000, height: 600, isRightToLeft: false }
const createLine = (left: number, top: number) => ({
  left,
  top,
  right: left + 50,
  bottom: top + 20
})

test.each([
  ['below the link, at its start', [100, 200], viewport, [100, 224]],
  ['above it at the bottom', [100, 550], viewport, [100, 446]],
  [
    'below it if there is room on neither side',
    [100, 50],
    { ...viewport, height: 120 },
    [100, 74]
  ],
  ['inside the viewport at its end', [900, 200], viewport, [692, 224]],
  [
    'where right-to-left text starts',
    [500, 200],
    { ...viewport, isRightToLeft: true },
    [250, 224]
  ],
  [
    'inside the viewport on the left',
    [10, 200],
    { ...viewport, isRightToLeft: true },
    [8, 224]
  ]
] as const)('a card is %s', (_, [left, top], given, expected) => {
  const place = placeCard([createLine(left, top)], card, given)
  expect([place.left, place.top]).toEqual(expected)
})

test.each([
  [
    'at the line that the pointer is on',
    { clientX: 20, clientY: 230 },
    [10, 244]
  ],
  ['at the first line for the keyboard', undefined, [600, 224]],
  [
    'at the first line if the pointer has left',
    { clientX: 0, clientY: 0 },
    [600, 224]
  ]
] as const)('the card of a link on two lines is %s', (_, point, expected) => {
  const lines = [createLine(600, 200), createLine(10, 220)]
  const place = placeCard(lines, card, viewport, point)
  expect([place.left, place.top]).toEqual(expected)
})
