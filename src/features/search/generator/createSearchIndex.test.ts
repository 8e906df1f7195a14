import { expect, test } from 'vitest'
import { type SearchRoot, unpackTerms } from '../searchIndex.ts'
import { createSearchIndex } from './createSearchIndex.ts'

function listIndexedTerms(language: string, text: string): readonly string[] {
  const section = { id: '', heading: '', symbols: [], text, code: '' }
  const page = {
    path: '/docs/form/labels',
    title: 'Labels',
    group: 'Form',
    weight: 1,
    sections: [section]
  }
  const { root } = createSearchIndex({ pages: [page], language, synonyms: {} })
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
