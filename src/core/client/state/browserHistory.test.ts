import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** A history that changes like the browser's. */
function createBrowser(): void {
  let state: unknown = null
  let url = new URL('https://docs.example/kit/docs/a')
  const go = vi.fn()
  const change = (next: unknown, _: string, to?: string) => {
    state = next
    if (to !== undefined) url = new URL(to, url)
  }
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
    pop = (next, to) => {
      change(next, '', to)
      listener()
    }
  })
  vi.stubGlobal('history', {
    get state() {
      return state
    },
    go,
    pushState: change,
    replaceState: change
  })
  vi.stubGlobal('location', {
    get href() {
      return url.href
    },
    get pathname() {
      return url.pathname
    },
    get search() {
      return url.search
    },
    get hash() {
      return url.hash
    }
  })
}

let pop: (state: unknown, url: string) => void
let isOpen = false
let browser: typeof import('./browserHistory.ts')

beforeEach(async () => {
  createBrowser()
  vi.resetModules()
  browser = await import('./browserHistory.ts')
  isOpen = false
  const close = () => {
    isOpen = false
  }
  browser.startHistory({ isOpen: () => isOpen, close })
})

afterEach(() => vi.unstubAllGlobals())

function read() {
  const { action, index, location } = browser.currentEntry.get()
  return `${action} ${index} ${location.pathname}${location.search}${location.hash}`
}

test('9.13 the first entry gets an index and a key of six characters', () => {
  expect(history.state).toEqual({
    idx: 0,
    key: expect.stringMatching(/^[a-z\d]{6}$/)
  })
  expect(read()).toBe('POP 0 /kit/docs/a')
})

test('links add entries, and a redirect keeps the action of its link', () => {
  browser.historyNavigator.push('/kit/docs')
  const { key } = history.state
  browser.redirectTo('/kit/docs/b?c#d')
  expect(read()).toBe('PUSH 1 /kit/docs/b?c#d')
  expect(history.state.key).toBe(key)
})

test('a replaced entry gets a new key', () => {
  const { key } = history.state
  browser.historyNavigator.replace({ pathname: '/kit/docs/a', search: '?b' })
  expect(read()).toBe('REPLACE 0 /kit/docs/a?b')
  expect(history.state.key).not.toBe(key)
})

test('back leads to an entry, and a hash link creates one', () => {
  const first = history.state
  browser.historyNavigator.push('/kit/docs/b')
  pop(first, '/kit/docs/a')
  expect(read()).toBe('POP 0 /kit/docs/a')
  pop(null, '/kit/docs/a#part')
  expect(read()).toBe('JUMP 1 /kit/docs/a#part')
  const { key } = history.state
  pop(null, '/kit/docs/a#part')
  expect(read()).toBe('JUMP 1 /kit/docs/a#part')
  expect(history.state.key).not.toBe(key)
})

test('4.2.6 back closes an open overlay and is undone', () => {
  const first = history.state
  browser.historyNavigator.push('/kit/docs/b')
  const second = history.state
  isOpen = true
  pop(first, '/kit/docs/a')
  expect(isOpen).toBe(false)
  expect(history.go).toHaveBeenCalledWith(1)
  pop(second, '/kit/docs/b')
  expect(read()).toBe('PUSH 1 /kit/docs/b')
  pop(first, '/kit/docs/a')
  expect(read()).toBe('POP 0 /kit/docs/a')
})

test('a refused change leaves the entry as it is', () => {
  vi.spyOn(history, 'pushState').mockImplementation(() => {
    throw new Error('too many changes')
  })
  expect(() => browser.historyNavigator.push('/kit/docs/b')).toThrow()
  expect(read()).toBe('POP 0 /kit/docs/a')
})
