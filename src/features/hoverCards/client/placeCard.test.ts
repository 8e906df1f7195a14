import { expect, test } from 'vitest'
import { placeCard } from './placeCard.ts'

const card = { width: 300, height: 100 }
const viewport = { width: 1000, height: 600, isRightToLeft: false }

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
  const link = { left, top, right: left + 50, bottom: top + 20 }
  const place = placeCard(link, card, given)
  expect([place.left, place.top]).toEqual(expected)
})
