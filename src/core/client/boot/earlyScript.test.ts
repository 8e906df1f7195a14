import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  isAnnouncementDismissed,
  resolveColorMode,
  SCROLL_KEY
} from '../state/storedSettings.ts'
import {
  announceEarly,
  earlyScript,
  renderSkippedBlocksEarly
} from './earlyScript.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const light = { defaultMode: 'light', disableSwitch: false } as const
const dark = { defaultMode: 'dark', disableSwitch: false } as const
const fixed = { defaultMode: 'light', disableSwitch: true } as const

describe('0.5 4.1.1 before the first paint the color mode', () => {
  const queries = [null, 'dark', 'light', 'foo']
  const stores = [null, 'dark', 'light', 'foo']
  const cases = [light, dark, fixed].flatMap(settings =>
    queries.flatMap(query =>
      stores.map(stored => ({ settings, query, stored }))
    )
  )

  test.each(cases)('matches the hydrated one: %j', source => {
    const search = source.query && `?docusaurus-theme=${source.query}`
    const { dataset } = run({
      search: search ?? '',
      stored: { theme: source.stored },
      options: { colorMode: source.settings, announcementBar: null }
    })
    expect(dataset.theme).toBe(resolveColorMode(source))
    expect(['light', 'dark']).toContain(dataset.theme)
  })

  test('3.12 is the default if storage is denied', () => {
    const options = { colorMode: dark, announcementBar: null }
    expect(run({ options }).dataset.theme).toBe('dark')
  })
})

describe('4.6.1 4.6.4 before the first paint the announcement bar', () => {
  const bars = ['announcement-bar', 'release-2'].flatMap(id =>
    [true, false].map(isCloseable => ({ id, isCloseable }))
  )
  const ids = [null, 'announcement-bar', 'annoucement-bar', 'release-2']
  const cases = bars.flatMap(bar =>
    ids.flatMap(id =>
      [null, 'true', 'false'].map(dismissal => ({ bar, id, dismissal }))
    )
  )

  test.each(cases)('is hidden if it is hidden after hydration: %j', source => {
    const { bar, id, dismissal } = source
    const { dataset } = run({
      stored: {
        'docusaurus.announcement.id': id,
        'docusaurus.announcement.dismiss': dismissal
      },
      options: { colorMode: light, announcementBar: bar }
    })
    expect(dataset.announcementBarInitiallyDismissed).toBe(
      String(isAnnouncementDismissed(bar, { id, dismissal }))
    )
  })
})

test('4.1.1 the query can set data attributes', () => {
  const { attributes } = run({
    search: '?docusaurus-data-density=compact&docusaurus-data-=x&other=y',
    options: { colorMode: light, announcementBar: null }
  })
  expect(attributes).toEqual({ 'data-density': 'compact' })
})

test.each([
  ['the stored position', 'back_forward', 'left', [[0, 300]]],
  ['the stored position', 'reload', 'left', [[0, 300]]],
  ['the browser’s position without one', 'reload', 'new', []],
  [
    'the browser’s position after a link to the same address',
    'navigate',
    'left',
    []
  ],
  ['the browser’s position on the first visit', 'navigate', undefined, []]
] as const)(
  'in the first frame, when the document is complete and after a scroll of the browser, the view shows %s (%s)',
  (_, type, key, expected) => {
    const options = { colorMode: light, announcementBar: null }
    for (const hash of ['', '#part']) {
      const state = key ? { idx: 1, key } : null
      const page = run({ type, hash, state, options })
      expect(page.scrolls.splice(0)).toEqual(expected)
      page.fire('DOMContentLoaded')
      expect(page.scrolls.splice(0)).toEqual(expected)
      page.scroll()
      expect(page.scrolls.splice(0)).toEqual(expected)
      window.onwheel?.(new Event('wheel') as WheelEvent)
      page.scroll()
      page.fire('DOMContentLoaded')
      expect(page.scrolls).toEqual([])
    }
  }
)

describe('the blocks of a long page', () => {
  const options = { colorMode: light, announcementBar: null }

  test.each([
    [true, 'at the top of a page', 'navigate', ''],
    [false, 'at a hash', 'navigate', '#part'],
    [false, 'after a reload', 'reload', ''],
    [false, 'after going back', 'back_forward', '']
  ] as const)('are skipped (%s) %s', (isSkipping, _, type, hash) => {
    const { dataset } = run({ type, hash, options, isLong: true })
    expect('skipsBlocks' in dataset).toBe(isSkipping)
  })

  test.each([
    ['rendered', 'before a jump', 'click', '#part', false],
    ['rendered', 'before a key is handled', 'keydown', null, false],
    ['rendered', 'before text is selected', 'selectstart', null, false],
    ['still skipped', 'after other clicks', 'click', null, true]
  ] as const)('are %s %s', (_, __, name, link, isSkipping) => {
    const { dataset, fire } = run({ options, isLong: true })
    fire(name, { closest: () => link })
    expect('skipsBlocks' in dataset).toBe(isSkipping)
  })
})

describe('the client script is loaded', () => {
  const record = { script: '/assets/main.js', style: '/assets/main.css' }
  const options = { colorMode: light, announcementBar: null }

  test('when the page has loaded and the browser is idle', () => {
    const page = run({ options, record })
    const requestIdle = vi.fn()
    vi.stubGlobal('window', { requestIdleCallback: requestIdle })
    vi.stubGlobal('requestIdleCallback', requestIdle)
    page.fire('load')
    expect(page.loaded).toEqual([])
    requestIdle.mock.calls[0]?.[0]()
    expect(page.loaded).toEqual(['/assets/main.css', '/assets/main.js'])
  })

  test('soon after that in a browser without idle callbacks', () => {
    vi.useFakeTimers()
    const page = run({ options, record })
    page.fire('load')
    vi.runAllTimers()
    vi.useRealTimers()
    expect(page.loaded).toEqual(['/assets/main.css', '/assets/main.js'])
  })

  test.each(['pointermove', 'pointerdown', 'keydown'])(
    'on the first %s, and only once',
    name => {
      const page = run({ options, record })
      page.fire(name)
      page.fire(name)
      expect(page.loaded).toEqual(['/assets/main.css', '/assets/main.js'])
      vi.useFakeTimers()
      page.fire('load')
      vi.runAllTimers()
      vi.useRealTimers()
      expect(page.loaded).toHaveLength(2)
    }
  )

  test('after deleting the faces of late fonts, and no others', () => {
    const page = run({ options, record, late: ['Geist Mono', 'Own'] })
    page.fire('keydown')
    expect(page.rules).toEqual([{}, { style: { fontFamily: 'Geist' } }])
    expect(page.loaded).toHaveLength(2)
  })
})

/** Run the script with stubs for the browser APIs that it uses. */
function run(page: {
  readonly search?: string
  readonly hash?: string
  readonly state?: object | null
  readonly type?: PerformanceNavigationTiming['type']
  readonly isLong?: boolean
  readonly stored?: Readonly<Record<string, string | null>>
  readonly options: {
    readonly colorMode: Parameters<typeof earlyScript>[0]
    readonly announcementBar: Parameters<typeof announceEarly>[0] | null
  }
  readonly record?: object
  readonly late?: readonly string[]
}) {
  const events = new EventTarget()
  const loaded: string[] = []
  const dataset: Record<string, string> = page.isLong ? { skipsBlocks: '' } : {}
  const attributes: Record<string, string> = {}
  const scrolls: unknown[][] = []
  const rules = [
    {},
    { style: { fontFamily: 'Geist' } },
    { style: { fontFamily: '"Geist Mono"' } }
  ]
  const { search = '', hash = '', state = null, type = 'navigate' } = page
  vi.stubGlobal('location', { search, hash })
  vi.stubGlobal('history', { state })
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type } as PerformanceNavigationTiming
  ])
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run())
  vi.stubGlobal('scrollTo', (...point: unknown[]) => scrolls.push(point))
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('window', {})
  vi.stubGlobal('sessionStorage', { [SCROLL_KEY]: '{"left":300}' })
  vi.stubGlobal('localStorage', {
    getItem(key: string) {
      if (!page.stored) throw new Error('denied')
      return page.stored[key] ?? null
    }
  })
  vi.stubGlobal('document', {
    getElementById: (id: string) =>
      id === 'page-record'
        ? { textContent: JSON.stringify(page.record) }
        : null,
    createElement: () => ({}),
    fonts: ['Geist', 'Geist Mono', 'Own'].map(family => ({
      family,
      status: page.late?.includes(family) ? 'error' : 'loaded'
    })),
    styleSheets: [
      {
        cssRules: rules,
        deleteRule: (index: number) => rules.splice(index, 1)
      }
    ],
    head: {
      append({ src, href }: { readonly src?: string; readonly href?: string }) {
        loaded.push(src ?? href ?? '')
      }
    },
    documentElement: {
      dataset,
      setAttribute(name: string, value: string) {
        attributes[name] = value
      }
    }
  })
  const { colorMode, announcementBar } = page.options
  earlyScript(colorMode)
  if (announcementBar) announceEarly(announcementBar)
  if (page.isLong) renderSkippedBlocksEarly()
  const scroll = () => window.onscroll?.(new Event('scroll'))
  const fire = (name: string, target: object = {}) =>
    events.dispatchEvent(
      Object.defineProperty(new Event(name), 'target', { value: target })
    )
  return {
    dataset,
    attributes,
    loaded,
    rules,
    scrolls,
    scroll,
    fire
  }
}
