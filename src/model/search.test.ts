import { describe, expect, test } from 'vitest'
import { findMatches, type SearchPage, splitWords } from './search.ts'

const pages: readonly SearchPage[] = [
  {
    title: 'CRUD hooks',
    href: '/docs/query/crudHooks',
    group: 'Query',
    headings: [
      ['uselist', 'useList'],
      ['optimistic', 'Optimistic changes']
    ]
  },
  {
    title: 'Hooks',
    href: '/docs/hooks/intro',
    group: 'Hooks',
    headings: [['storage', 'Storage']]
  },
  {
    title: 'Get started with modals',
    href: '/docs/modals/started',
    group: 'Modals',
    headings: []
  }
]

function find(query: string): readonly string[] {
  return findMatches(pages, query).map(({ href }) => href)
}

describe('a query finds', () => {
  test.each([
    ['useList', ['/docs/query/crudHooks#uselist']],
    ['list', ['/docs/query/crudHooks#uselist']],
    ['opti', ['/docs/query/crudHooks#optimistic']],
    ['modals start', ['/docs/modals/started']],
    ['query optimistic', ['/docs/query/crudHooks#optimistic']],
    ['nothing of this', []],
    ['  ', []]
  ])('%j: %j', (query, hrefs) => {
    expect(find(query)).toEqual(hrefs)
  })

  test('pages before headings, in reading order', () => {
    expect(find('hooks').slice(0, 2)).toEqual([
      '/docs/query/crudHooks',
      '/docs/hooks/intro'
    ])
  })
})

test('a name counts as a whole and by its parts', () => {
  expect(splitWords('useHTTPClient')).toEqual([
    'usehttpclient',
    'use',
    'http',
    'client'
  ])
})
