import { expect, test } from 'vitest'
import { type SearchRoot, unpackTerms } from '../searchIndex.ts'
import {
  buildSearchIndex,
  joinBlocks,
  listSearchBlocks
} from './buildSearchIndex.ts'
import {
  createLocaleTokenizer,
  indexBlock,
  type SearchedPage
} from './indexBlock.ts'

function listIndexedTerms(language: string, text: string): readonly string[] {
  const section = { id: '', heading: '', symbols: [], text, code: '' }
  const page = {
    path: '/docs/form/labels',
    title: 'Labels',
    group: 'Form',
    weight: 1,
    sections: [section]
  }
  const { root } = buildSearchIndex({ pages: [page], language, synonyms: {} })
  return unpackTerms((JSON.parse(root.text) as SearchRoot).terms)
}

test.each([
  ['en', 'connect'],
  ['en-GB', 'connect'],
  ['de', 'connections'],
  ['eng', 'connections']
])(
  'in the language "%s", "connections" is indexed as "%s"',
  (language, term) => {
    const terms = listIndexedTerms(language, 'connections')
    expect(terms.filter(each => each.startsWith('connect'))).toEqual([term])
  }
)

function createPage(number: number, text = `Form ${number}`): SearchedPage {
  const section = { heading: '', symbols: [], text, code: 'form()' }
  return {
    path: `/docs/form/${number}`,
    title: `Page ${number}`,
    group: 'Form',
    weight: 1,
    sections: [
      { ...section, id: '' },
      { ...section, id: 'more', heading: 'More' }
    ]
  }
}

const pages = Array.from({ length: 300 }, (_, number) => createPage(number))

test('an index in blocks equals an index in one block', () => {
  const request = { pages, language: 'en', synonyms: {} }
  const block = indexBlock(pages, createLocaleTokenizer('en'))
  expect(listSearchBlocks(pages).length).toBeGreaterThan(1)
  expect(buildSearchIndex(request)).toEqual(joinBlocks(request, [block]))
})

test.each([
  [
    'added',
    (list: readonly SearchedPage[]) => list.toSpliced(50, 0, createPage(400))
  ],
  ['removed', (list: readonly SearchedPage[]) => list.toSpliced(50, 1)],
  [
    'edited',
    (list: readonly SearchedPage[]) => list.with(50, createPage(50, 'New'))
  ]
])('a page that is %s changes few blocks', (_, edit) => {
  const known = new Set(
    listSearchBlocks(pages).map(block => JSON.stringify(block))
  )
  const changed = listSearchBlocks(edit(pages)).filter(
    block => !known.has(JSON.stringify(block))
  )
  expect(changed.length).toBeLessThanOrEqual(2)
})
