import { expect, test } from 'vitest'
import { englishTexts } from '../model/catalogue.ts'
import {
  type CompilerInput,
  listSharedInputs
} from './createConfiguredCompiler.ts'

const input: CompilerInput = {
  baseUrl: '/',
  contentDir: '/content',
  pages: [],
  docFolders: ['docs'],
  texts: englishTexts,
  isLenient: false,
  components: new Map(),
  featureConfig: {},
  siteFeatures: [],
  data: { siteFacts: new Map() },
  pluginNames: { remarkPlugins: [], rehypePlugins: [] }
}

function isReused(change: Partial<CompilerInput>): boolean {
  const [one, other] = [input, { ...input, ...change }].map(each =>
    listSharedInputs(each, { version: '1' }).join()
  )
  return one === other
}

test.each<[string, Partial<CompilerInput>]>([
  ['the base URL', { baseUrl: '/base/' }],
  ['a UI text', { texts: { ...englishTexts, searchButton: 'Find' } }],
  ['a component', { components: new Map([['Own', './Own.tsx']]) }],
  ['a docs folder outside the content', { docFolders: ['docs', '../more'] }],
  ['the data of features', { data: {} }]
])('changing %s recompiles all pages', (_, change) => {
  expect(isReused(change)).toBe(false)
})

test.each<[string, Partial<CompilerInput>]>([
  ['the pages', { pages: [{ pathname: '/a' as never, files: [] }] }],
  ['the path of the content', { contentDir: '/copy' }],
  ['a docs folder in the content', { docFolders: ['docs', 'docs/v1'] }],
  ['a site fact', { data: { siteFacts: new Map([['uses a', '1']]) } }]
])('changing %s recompiles only pages that depend on it', (_, change) => {
  expect(isReused(change)).toBe(true)
})

test('changing a plugin recompiles all pages', () => {
  expect(listSharedInputs(input, { version: '1' })).not.toEqual(
    listSharedInputs(input, { version: '2' })
  )
})
