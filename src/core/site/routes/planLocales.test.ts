import { expect, test } from 'vitest'
import type { MarkdownSource } from '../../content/content.ts'
import { type SourceFile, toPathname } from '../../model/paths.ts'
import { linkLocales } from './planLocales.ts'
import type { PlannedRoute } from './plannedRoute.ts'

test('a page and its translation are linked even if their addresses differ', () => {
  const [english, german] = linkLocales([
    createPlan('en', '/', [createPage('/docs/start', 'docs/start.md')]),
    createPlan('de', '/de/', [
      createPage('/docs/anfang', 'i18n/de/docs/start.md', 'docs/start.md')
    ])
  ])
  const expected = { en: '/docs/start', de: '/de/docs/anfang' }
  expect(english?.routes[0]?.route.locales).toEqual(expected)
  expect(german?.routes[0]?.route.locales).toEqual(expected)
})

test('pages without a file are matched by address', () => {
  const [english] = linkLocales([
    createPlan('en', '/', [createPage('/blog/archive')]),
    createPlan('de', '/de/', [createPage('/blog/archive')])
  ])
  expect(english?.routes[0]?.route.locales).toEqual({
    en: '/blog/archive',
    de: '/de/blog/archive'
  })
})

test('a locale without the page is left out', () => {
  const [english] = linkLocales([
    createPlan('en', '/', [createPage('/docs/a', 'docs/a.md')]),
    createPlan('de', '/de/', [])
  ])
  expect(english?.routes[0]?.route.locales).toEqual({ en: '/docs/a' })
})

test('with a single locale the pages do not change', () => {
  const plan = createPlan('en', '/', [createPage('/')])
  expect(linkLocales([plan])).toEqual([plan])
})

function createPlan(
  name: string,
  baseUrl: string,
  routes: readonly PlannedRoute[]
) {
  const locale = {
    name,
    label: name,
    htmlLang: name,
    direction: 'ltr',
    calendar: 'gregory'
  } as const
  return { site: { client: { baseUrl, locale } }, routes }
}

function createPage(
  pathname: string,
  file?: string,
  original?: string
): PlannedRoute {
  const source = {
    file,
    ...(original === undefined ? {} : { original })
  } as MarkdownSource & { readonly original?: SourceFile } // all that's used
  return {
    contents: [],
    route: {
      kind: 'landing',
      pathname: toPathname(pathname),
      isUnlisted: false
    },
    ...(file === undefined ? {} : { source })
  }
}
