import { afterEach, describe, expect, test, vi } from 'vitest'
import { computeNextScrollY, scrollUp, updateBackToTop } from './backToTop.ts'

afterEach(() => vi.unstubAllGlobals())

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
    expect(updateBackToTop(state, position)).toEqual(expected)
  })
})

test('4.7.4 scrolling to the top keeps 0.85 of the distance per frame: 34 frames from 1000 px (Smooth scroll easing factor of §9)', () => {
  const steps = [computeNextScrollY(1000)]
  while (steps.at(-1)) steps.push(computeNextScrollY(steps.at(-1) ?? 0))
  expect(steps.slice(0, 6)).toEqual([850, 722, 613, 521, 442, 375])
  expect(steps.slice(-2)).toEqual([1, 0])
  expect(steps).toHaveLength(34)
})

test.each([
  ['frame by frame', { scrollBehavior: 'auto', prefers: 'no-preference' }, 34],
  ['natively if that is smooth', { scrollBehavior: 'smooth', prefers: '' }, 1],
  [
    'at once with reduced motion',
    { scrollBehavior: 'auto', prefers: 'reduce' },
    1
  ]
])('4.7.4 the page scrolls to the top %s', (_, environment, count) => {
  const { scrolls, frames } = stubPage(environment)
  scrollUp()
  for (const frame of frames) frame()
  expect(scrolls).toHaveLength(count)
  expect(scrolls.at(-1)).toBe(0)
})

test('4.7.2 a stopped scroll to the top asks for no more frames', () => {
  const { scrolls, frames, cancelled } = stubPage({ scrollBehavior: 'auto' })
  const stop = scrollUp()
  frames[0]?.()
  stop()
  expect(scrolls).toEqual([850])
  expect(cancelled).toEqual([frames.length])
})

/** Stand in for a page that is scrolled to 1000 pixels. */
function stubPage(environment: { scrollBehavior: string; prefers?: string }) {
  const { scrollBehavior, prefers } = environment
  const scrolls: number[] = []
  const frames: (() => void)[] = []
  const cancelled: number[] = []
  vi.stubGlobal('document', {})
  vi.stubGlobal('getComputedStyle', () => ({ scrollBehavior }))
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) =>
    frames.push(frame)
  )
  vi.stubGlobal('cancelAnimationFrame', (id: number) => cancelled.push(id))
  const page = {
    scrollY: 1000,
    scrollTo(_: number, y: number) {
      scrolls.push(y)
      page.scrollY = y
    },
    matchMedia: (query: string) => ({
      matches: query === `(prefers-reduced-motion: ${prefers})`
    })
  }
  vi.stubGlobal('window', page)
  return { scrolls, frames, cancelled }
}
