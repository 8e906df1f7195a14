import { expect, test } from 'vitest'
import type { MarkdownSource, TagFile } from '../content/content.ts'
import type { DocFrontMatter } from '../content/frontMatterSchema.ts'
import { createFileLocator } from '../content/sourceLocator.ts'
import { createTags } from './createTags.ts'

type Tags = DocFrontMatter['tags']

function create(pages: readonly Tags[], byKey: TagFile['byKey'] = new Map()) {
  const sources = pages.map((tags, index) => ({
    ...source,
    file: `docs/${index}.md` as MarkdownSource['file'], // relative
    frontMatter: { tags }
  }))
  return createTags(sources, {
    basePath: '/docs/tags',
    baseUrl: '/',
    folder: 'docs',
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

test('other words that share an address are said once', () => {
  const { warnings } = create([['C#', 'C', 'C++'], ['C']])
  expect(warnings.map(({ message }) => message)).toEqual([
    'The tags "C#", "C" and "C++" share the address /docs/tags/c: all are shown as "C#".'
  ])
  expect(warnings[0]?.remedy).toContain(' docs/tags.yml')
})

test('the same word in other letters is one tag', () => {
  const { warnings, tags } = create([['React Native'], ['react-native']])
  expect(warnings).toEqual([])
  expect(tags.map(({ label }) => label)).toEqual(['React Native'])
})

test('tags whose file gives them addresses share none', () => {
  const { warnings, tags } = create(
    [['C#', 'C', 'C++']],
    new Map([
      ['C#', { label: 'C#', permalink: '/c-sharp' }],
      ['C++', { label: 'C++', permalink: '/cpp' }]
    ])
  )
  expect(warnings).toEqual([])
  expect(tags.map(({ pathname }) => pathname)).toEqual([
    '/docs/tags/c-sharp',
    '/docs/tags/c',
    '/docs/tags/cpp'
  ])
})
