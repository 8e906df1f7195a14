import { expect, test } from 'vitest'
import type { MarkdownSource, TagFile } from '../content/content.ts'
import type { DocFrontMatter } from '../content/schema/frontMatterSchema.ts'
import { createFileLocator } from '../content/sourceLocator.ts'
import { toHref, toPathname } from '../model/paths.ts'
import { collectTags, groupTags, kebabCase, type Tag } from './collectTags.ts'

type Tags = DocFrontMatter['tags']

function create(pages: readonly Tags[], byKey: TagFile['byKey'] = new Map()) {
  const sources = pages.map((tags, index) => ({
    ...source,
    file: `docs/${index}.md` as MarkdownSource['file'], // relative
    frontMatter: { tags }
  }))
  return collectTags(sources, {
    basePath: '/docs/tags',
    baseUrl: '/',
    file: byKey.size === 0 ? undefined : { file: 'docs/tags.yml', byKey }
  })
}

const source = {
  absolutePath: '/docs/a.md',
  body: '',
  bodyLine: 0,
  format: 'md',
  locator: createFileLocator('docs/a.md')
} as const

test('tags that differ only in case and spacing are one tag', () => {
  const { tags } = create([['React Native'], ['react-native']])
  expect(tags.map(({ label }) => label)).toEqual(['React Native'])
})

test('tags with permalinks in the tags file have different addresses', () => {
  const { tags } = create(
    [['C#', 'C', 'C++']],
    new Map([
      ['C#', { label: 'C#', permalink: '/c-sharp' }],
      ['C++', { label: 'C++', permalink: '/cpp' }]
    ])
  )
  expect(tags.map(({ pathname }) => pathname)).toEqual([
    '/docs/tags/c-sharp',
    '/docs/tags/c',
    '/docs/tags/cpp'
  ])
})

test('2.4.16 tags are grouped by uppercase first letter, in alphabetical order', () => {
  const groups = groupTags(
    ['release', 'API', 'élan', 'React', 'admin'].map(createTag),
    ({ label }) => label.length,
    'en'
  )
  expect(
    groups.map(({ letter, tags }) => [letter, tags.map(({ label }) => label)])
  ).toEqual([
    ['A', ['admin', 'API']],
    ['É', ['élan']],
    ['R', ['React', 'release']]
  ])
  expect(groups[0]?.tags[1]).toEqual({
    label: 'API',
    href: '/tags/x',
    count: 3
  })
})

test('letters are uppercased by the rules of the language', () => {
  const [group] = groupTags([createTag('istanbul')], () => 1, 'tr')
  expect(group?.letter).toBe('İ')
})

test('a character of two code units is one letter', () => {
  const [group] = groupTags([createTag('🚀 launch')], () => 1, 'en')
  expect(group?.letter).toBe('🚀')
})

function createTag(label: string): Tag {
  return {
    label,
    pathname: toPathname('/tags/x'),
    href: toHref('/', '/tags/x')
  }
}

test.each([
  ['release', 'release'],
  ['React Native', 'react-native'],
  ['camelCase', 'camel-case'],
  ['HTMLParser', 'html-parser'],
  ['API', 'api'],
  ['v2', 'v-2'],
  ['Tom & Jerry’s', 'tom-jerrys'],
  ['Crème brûlée', 'creme-brulee'],
  ['Новый год', 'новый-год'],
  ['日本語', '日本語'],
  ['C++', 'c'],
  ['++', '']
])('2.4.16 the address of %j ends with %j', (text, expected) => {
  expect(kebabCase(text)).toBe(expected)
})

test('a very long text is cut between two letters', () => {
  expect(kebabCase('a'.repeat(500))).toBe('a'.repeat(200))
  expect(kebabCase('日'.repeat(500))).toBe('日'.repeat(66))
})
