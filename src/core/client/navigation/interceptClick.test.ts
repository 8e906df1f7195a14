import { describe, expect, test } from 'vitest'
import { findLinkNavigation } from './interceptClick.ts'

const plain = { button: 0, isModified: false, isPrevented: false }
const current = 'https://docs.example/docs/form?a=1'

describe('a click on a link', () => {
  test('becomes a router navigation', () => {
    expect(find(plain, '/docs/query?b=2#c')).toEqual({
      pathname: '/docs/query',
      search: '?b=2',
      hash: '#c',
      replace: false
    })
  })

  test('replaces the entry if it leads to the current URL', () => {
    expect(find(plain, '/docs/form?a=1')?.replace).toBe(true)
    expect(find(plain, '/docs/form')?.replace).toBe(false)
    expect(find(plain, '/docs/form?a=1#b')?.replace).toBe(false)
  })

  test.each([
    ['uses another button', { button: 1 }],
    ['has a modifier key', { isModified: true }],
    ['was handled by a component', { isPrevented: true }]
  ])('is ignored when it %s', (_, click) => {
    expect(find({ ...plain, ...click }, '/docs/query')).toBe(undefined)
  })

  test('is ignored on a link that the browser handles', () => {
    expect(find(plain, '/blog/rss.xml')).toBe(undefined)
  })
})

function find(click: typeof plain, written: string) {
  const { href: url } = new URL(written, current)
  return findLinkNavigation(
    click,
    { url, written, target: '', isDownload: false, isFile: false },
    {
      origin: 'https://docs.example',
      baseUrl: '/',
      otherLocales: [],
      currentUrl: current
    }
  )
}
