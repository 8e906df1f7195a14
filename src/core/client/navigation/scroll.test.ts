import { afterEach, expect, test, vi } from 'vitest'
import { decideScroll } from './scroll.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['goes to the top of another page', '/a', '/b', 'top'],
  ['goes to the target when the query changes too', '/a', '/a?b#x', 'target'],
  ['goes to the target on another page', '/a', '/b#x', 'target'],
  ['goes to the target on the same page', '/a', '/a#x', 'target'],
  ['goes to the target again', '/a#x', '/a#x', 'target'],
  ['goes to the top when the current link is clicked', '/a', '/a', 'top'],
  ['goes to the top when the hash is removed', '/a#x', '/a', 'top'],
  ['stays when only the query changes', '/a?b=1', '/a?b=2', 'stay'],
  [
    'stays when the query changes but the hash does not',
    '/a#x',
    '/a?b=2#x',
    'stay'
  ],
  ['goes to the top when query and path change', '/a', '/b?b=2', 'top']
])('2.7.4 after a link the view %s', (_, previous, next, expected) => {
  for (const action of ['PUSH', 'REPLACE'] as const) {
    const urls = [createUrlParts(previous), createUrlParts(next)] as const
    expect(decideScroll(...urls, action, 300)).toBe(expected)
  }
})

test.each([
  ['restores the position on another page', '/a', '/b', 300, 300],
  ['restores the position after a hash link', '/a', '/a#x', 300, 300],
  ['restores the position after a query change', '/a?b=1', '/a', 300, 300],
  ['stays at the top', '/a', '/b#x', 0, 0],
  ['follows an unknown hash', '/a', '/a#x', undefined, 'target'],
  ['goes to the top by default', '/a', '/b', undefined, 'top']
])('2.7.4 after back or forward the view %s', (...row) => {
  const [, previous, next, saved, expected] = row
  const urls = [createUrlParts(previous), createUrlParts(next)] as const
  expect(decideScroll(...urls, 'POP', saved)).toBe(expected)
})

test.each([
  ['reveals a hidden target', '/a', '/a#x', 'reveal'],
  ['goes to the target if another page was loading', '/a', '/b#x', 'target']
])('2.7.4 after a jump the view %s', (_, previous, next, expected) => {
  const urls = [createUrlParts(previous), createUrlParts(next)] as const
  expect(decideScroll(...urls, 'JUMP', undefined)).toBe(expected)
})

test('2.7.4 the position of the last frame is saved when the page is hidden or left, and joins those of earlier documents', async () => {
  const stored = new Map([['toolbox.scroll', '{"earlier":5}']])
  const page = Object.assign(new EventTarget(), {
    scrollY: 0,
    innerHeight: 800
  })
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    documentElement: { dataset: {} },
    timeline: { currentTime: null }
  })
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', document)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value)
  })
  const read = () => JSON.parse(stored.get('toolbox.scroll') ?? '')
  const hide = (state: string) => {
    document.visibilityState = state
    document.dispatchEvent(new Event('visibilitychange'))
  }
  // It listens for as long as its module lives.
  vi.resetModules()
  const { startScrollRecording } = await import('./scroll.ts')
  startScrollRecording()
  vi.resetModules()
  const scroll = (y: number) => {
    page.scrollY = y
    page.dispatchEvent(new Event('scroll'))
  }
  scroll(100)
  hide('visible')
  expect(read()).toEqual({ earlier: 5 })
  hide('hidden')
  expect(Object.values(read())).toEqual([5, 100])
  scroll(200)
  page.scrollY = 176
  page.dispatchEvent(new Event('pagehide'))
  expect(Object.values(read())).toEqual([5, 200])
})

function createUrlParts(link: string) {
  const { pathname, search, hash } = new URL(link, 'https://docs.example')
  return { pathname, search, hash }
}
