import { afterEach, describe, expect, test, vi } from 'vitest'
import { isAnnouncementDismissed } from '../state/announcementDismissal.ts'
import { resolveColorMode } from '../state/resolveColorMode.ts'
import { earlyScript } from './earlyScript.ts'

afterEach(() => vi.unstubAllGlobals())

const light = { defaultMode: 'light', disableSwitch: false } as const
const dark = { defaultMode: 'dark', disableSwitch: false } as const
const fixed = { defaultMode: 'light', disableSwitch: true } as const

describe('before the first paint the colour mode', () => {
  const queries = [null, 'dark', 'light', 'foo']
  const stores = [null, 'dark', 'light', 'foo']
  const cases = [light, dark, fixed].flatMap(settings =>
    queries.flatMap(query =>
      stores.map(stored => ({ settings, query, stored }))
    )
  )

  test.each(cases)('matches the one hydration finds: %j', source => {
    const search = source.query && `?docusaurus-theme=${source.query}`
    const { dataset } = run({
      search: search ?? '',
      stored: { theme: source.stored },
      options: { colorMode: source.settings, announcementBar: null }
    })
    expect(dataset.theme).toBe(resolveColorMode(source))
  })

  test('is the default if storage is denied', () => {
    const options = { colorMode: dark, announcementBar: null }
    expect(run({ options }).dataset.theme).toBe('dark')
  })
})

describe('before the first paint the announcement bar', () => {
  const bars = ['announcement-bar', 'release-2'].flatMap(id =>
    [true, false].map(isCloseable => ({ id, isCloseable }))
  )
  const ids = [null, 'announcement-bar', 'annoucement-bar', 'release-2']
  const cases = bars.flatMap(bar =>
    ids.flatMap(id =>
      [null, 'true', 'false'].map(dismissal => ({ bar, id, dismissal }))
    )
  )

  test.each(cases)(
    'is hidden exactly when it is after hydration: %j',
    source => {
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
    }
  )
})

test('the query can set other attributes', () => {
  const { attributes } = run({
    search: '?docusaurus-data-density=compact&docusaurus-data-=x&other=y',
    options: { colorMode: light, announcementBar: null }
  })
  expect(attributes).toEqual({ 'data-density': 'compact' })
})

/** Run the script with only the browser APIs it uses at first. */
function run(page: {
  readonly search?: string
  readonly stored?: Readonly<Record<string, string | null>>
  readonly options: Parameters<typeof earlyScript>[0]
}) {
  const dataset: Record<string, string> = {}
  const attributes: Record<string, string> = {}
  vi.stubGlobal('location', { search: page.search ?? '' })
  vi.stubGlobal('history', {})
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('localStorage', {
    getItem(key: string) {
      if (!page.stored) throw new Error('denied')
      return page.stored[key] ?? null
    }
  })
  vi.stubGlobal('document', {
    documentElement: {
      dataset,
      setAttribute(name: string, value: string) {
        attributes[name] = value
      }
    }
  })
  earlyScript(page.options)
  return { dataset, attributes }
}
