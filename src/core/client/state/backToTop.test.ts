import { describe, expect, test } from 'vitest'
import { nextBackToTop, nextScrollY } from './backToTop.ts'

const hidden = { isShown: false, isAnchorJump: false }
const shown = { isShown: true, isAnchorJump: false }
const jumping = { isShown: false, isAnchorJump: true }

describe('4.7.2 after a scroll the back-to-top button', () => {
  test.each([
    ['shows on the way up', hidden, 900, 800, shown],
    ['hides on the way down', shown, 800, 900, hidden],
    ['hides if the position does not change', shown, 800, 800, hidden],
    ['hides near the top', shown, 400, 299, hidden],
    ['shows 300 px from the top', hidden, 400, 300, shown],
    ['stays hidden at the very bottom', hidden, 1310, 1300, hidden],
    ['stays shown there', shown, 1310, 1300, shown],
    ['shows a pixel above it', hidden, 1310, 1299, shown],
    ['ignores a scroll that starts at the top', shown, 0, 500, shown],
    ['ignores the scroll of a jump to an anchor', jumping, 900, 800, hidden]
  ] as const)('%s', (_, state, previousY, y, expected) => {
    const size = { viewportHeight: 700, documentHeight: 2000 }
    const position = { y, previousY, ...size }
    expect(nextBackToTop(state, position)).toEqual(expected)
  })
})

test('4.7.4 scrolling to the top keeps 0.85 of the distance per frame: 34 frames from 1000 px (Smooth scroll easing factor of §9)', () => {
  const steps = [nextScrollY(1000)]
  while (steps.at(-1)) steps.push(nextScrollY(steps.at(-1) ?? 0))
  expect(steps.slice(0, 6)).toEqual([850, 722, 613, 521, 442, 375])
  expect(steps.slice(-2)).toEqual([1, 0])
  expect(steps).toHaveLength(34)
})
