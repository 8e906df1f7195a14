import { expect, test } from 'vitest'
import { createTestCache } from '../../platform/cache/testCache.fixture.ts'
import { createMarkupReader } from '../createMarkupReader.ts'
import {
  createCriticalCssInput,
  createCriticalCssPrinter,
  listComparedAttributes,
  storeCriticalRules
} from './criticalCss.ts'

const shell =
  '@layer a{:root{--a:red;--b:tan}p{color:var(--a)}p:hover,td{top:0}[rel=next]{color:var(--b)}[dir=rtl] p{top:0}}'

test('a page gets the rules that its markup needs, and no others', async () => {
  expect(await style(shell, '<p>One</p>')).toBe('@layer a{p{color:red}}')
  expect(await style(shell, '<a rel="next">Two</a>')).toBe(
    '@layer a{[rel=next]{color:tan}}'
  )
  expect(await style(shell, '<a rel="prev">Three</a>')).toBe('')
})

test('custom properties that the markup or a style sheet of a page uses stay', async () => {
  const pageStyles = '.own{color:var(--b)}'
  expect(await style(shell, '<svg fill="var(--a)"></svg>', pageStyles)).toBe(
    '@layer a{:root{--a:red;--b:tan}}'
  )
})

test('configured colors stay custom properties, because the whole style sheet uses them', async () => {
  const css = 'p{color:var(--announcement-background)}'
  const site = { announcementBar: { backgroundColor: '#123' } }
  expect(await style(css, '<p></p>', '', site)).toBe(
    `${css}@layer tokens{:root{--announcement-background:#123;}}`
  )
})

test('another site has other rules', async () => {
  const cache = createTestCache()
  const ltr = { locale: { direction: 'ltr' } } as const
  const print = createCriticalCssPrinter(cache)
  const page = { names: ['p'], customProperties: new Set<string>() }
  for (const css of ['p{top:0}', 'p{left:0}', 'p{top:0}']) {
    const rules = await storeCriticalRules(css, ltr, [], cache)
    expect(print(createCriticalCssInput(rules, page, ''))).toBe(css)
  }
})

async function style(
  css: string,
  markup: string,
  pageStyles = '',
  site: object = {}
): Promise<string> {
  const cache = createTestCache()
  const page = createMarkupReader(listComparedAttributes(css))(markup)
  const rules = await storeCriticalRules(
    css,
    { locale: { direction: 'ltr' }, ...site },
    [pageStyles],
    cache
  )
  return createCriticalCssPrinter(cache)(
    createCriticalCssInput(rules, page, pageStyles)
  )
}
