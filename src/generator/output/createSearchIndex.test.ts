import { expect, test } from 'vitest'
import { type SearchRoot, unpackTerms } from '../../model/searchIndex.ts'
import {
  createSearchIndex,
  listSearchFiles,
  type SearchedPage
} from './createSearchIndex.ts'

function createPage(text: string, title = 'Labels'): SearchedPage {
  const section = { id: '', heading: '', symbols: [], text, code: '' }
  const path = `/docs/form/${title.toLowerCase()}`
  return { path, title, group: 'Form', weight: 1, sections: [section] }
}

function listIndexedTerms(language: string, text: string): readonly string[] {
  const options = { language, synonyms: {} }
  const { root } = createSearchIndex([createPage(text)], options)
  return unpackTerms((JSON.parse(root.text) as SearchRoot).terms)
}

test.each([
  ['en', 'connect'],
  ['en-GB', 'connect'],
  ['de', 'connections'],
  ['eng', 'connections']
])('in the language "%s", "connections" is found by "%s"', (language, term) => {
  const terms = listIndexedTerms(language, 'connections')
  expect(terms.filter(each => each.startsWith('connect'))).toEqual([term])
})

test('pages that say the same share a file, which is listed once', () => {
  const pages = [createPage('Soon.'), createPage('Soon.', 'Fields')]
  const index = createSearchIndex(pages, { language: 'en', synonyms: {} })
  const [labels, fields] = [...index.texts.values()]
  expect(fields).toEqual(labels)
  const names = listSearchFiles(index).map(({ file }) => file)
  expect(names.filter(name => name.includes('/text.'))).toHaveLength(1)
})
