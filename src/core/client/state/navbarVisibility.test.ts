import { describe, expect, test } from 'vitest'
import { updateNavbarVisibility } from './navbarVisibility.ts'

const shown = { isVisible: true, isAnchorJump: false }
const hidden = { isVisible: false, isAnchorJump: false }
const jumping = { isVisible: false, isAnchorJump: true }

describe('4.5.2 after a scroll the navbar', () => {
  test.each([
    ['shows near the top', hidden, 400, 59, shown],
    ['hides as soon as it would be scrolled away', shown, 59, 60, hidden],
    [
      'stays hidden while within its own height of the bottom',
      hidden,
      1300,
      1240,
      hidden
    ],
    ['reappears a pixel higher', hidden, 1300, 1239, shown],
    [
      'stays visible when the page bounces at the bottom',
      shown,
      1300,
      1250,
      shown
    ],
    [
      'shows near the top even after a jump',
      jumping,
      400,
      0,
      {
        isVisible: true,
        isAnchorJump: true
      }
    ],
    ['hides on the way down', shown, 300, 400, hidden],
    [
      '4.5.3 hides on a page whose scroll position is restored',
      shown,
      300,
      300,
      hidden
    ],
    ['stays visible on the first scroll from the top', shown, 0, 400, shown],
    ['reappears on the way up', hidden, 400, 300, shown],
    [
      'stays hidden when the page bounces at the bottom',
      hidden,
      1300,
      1250,
      hidden
    ],
    ['does not change after a jump to an anchor', jumping, 0, 700, hidden]
  ] as const)('%s', (_, state, previousY, y, expected) => {
    const size = { viewportHeight: 700, documentHeight: 2000 }
    const position = { y, previousY, ...size }
    expect(updateNavbarVisibility(state, position, 60)).toEqual(expected)
  })
})
