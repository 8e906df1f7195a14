import { describe, expect, test } from 'vitest'
import { addRelease, type PageBlocks } from './addRelease.ts'
import { readBlocks } from './readBlocks.ts'
import {
  parseRecord,
  printRecord,
  type ReleaseRecord
} from './releaseRecord.ts'

type Pages = Readonly<Record<string, string>>

/** Paragraphs that never change, so that pages aren't new as a whole. */
const rest = 'One. Two. Three. Four. Five.'
  .split(' ')
  .map(text => `<p>${text}</p>`)
  .join('')

const old: Pages = {
  '/docs/a': `<h1>A</h1>${rest}<h2 id="use">Use</h2><p>First text.</p><p>Second text.</p>`,
  '/docs/b': `<h1>B</h1>${rest}<ul><li>An item</li></ul>`
}

function listPages(pages: Pages): readonly PageBlocks[] {
  return Object.entries(pages).map(([path, html]) => ({
    path,
    blocks: readBlocks(`<main><div class="prose">${html}</div></main>`)
  }))
}

function release(
  record: ReleaseRecord | undefined,
  name: string,
  pages: Pages
): ReleaseRecord {
  return addRelease(record, { name, date: '2026-01-01' }, listPages(pages))
}

/** List what a release brought: the texts of blocks by page. */
function listNew(record: ReleaseRecord, name: string) {
  const { pages = [] } = record.releases.find(each => each.name === name) ?? {}
  return Object.fromEntries(
    pages.map(({ path, isWhole, blocks }) => [
      path,
      isWhole ? 'whole' : blocks.map(({ text }) => text)
    ])
  )
}

const first = release(undefined, '1.0', old)
const a = old['/docs/a'] ?? ''
const b = old['/docs/b'] ?? ''

describe('a release brings', () => {
  test.each<[string, Pages, object]>([
    ['nothing if nothing has changed', old, {}],
    [
      'a paragraph that has changed, even by a letter',
      { ...old, '/docs/a': a.replace('First text', 'First texts') },
      { '/docs/a': ['First texts.'] }
    ],
    [
      'nothing if only white space and markup have changed',
      {
        ...old,
        '/docs/a': a.replace('First text.', '\n First\n\t<em>text</em>. ')
      },
      {}
    ],
    [
      'nothing if text has moved within its page',
      {
        ...old,
        '/docs/a': a.replace(
          '<p>First text.</p><p>Second text.</p>',
          '<p>Second text.</p><p>First text.</p>'
        )
      },
      {}
    ],
    [
      'nothing if text has moved to another page, below a list item',
      {
        '/docs/a': a.replace('<p>First text.</p>', ''),
        '/docs/b': b.replace('</ul>', '<li>First text.</li></ul>')
      },
      {}
    ],
    ['nothing if a page has moved', { '/docs/a': a, '/docs/new/b': b }, {}],
    [
      'both parts of a paragraph that was split',
      {
        ...old,
        '/docs/a': a.replace('First text.', 'First.</p><p>Text.')
      },
      { '/docs/a': ['First.', 'Text.'] }
    ],
    [
      'a paragraph that was added, and a heading that was renamed',
      {
        ...old,
        '/docs/a': a
          .replace('>Use<', '>Usage<')
          .replace('<p>First', '<p>Added.</p><p>First')
      },
      { '/docs/a': ['Usage', 'Added.'] }
    ],
    [
      'nothing if text was removed',
      { '/docs/a': a.replace('<p>First text.</p>', '') },
      {}
    ],
    [
      'a new page as a whole',
      { ...old, '/docs/c': '<h1>C</h1><p>All is new.</p>' },
      { '/docs/c': 'whole' }
    ]
  ])('%s', (_, pages, expected) => {
    expect(listNew(release(first, '1.1', pages), '1.1')).toEqual(expected)
  })
})

test('the first release brings nothing, even if it is recorded twice', () => {
  const again = release(first, '1.0', { ...old, '/docs/c': '<h1>C</h1>' })
  expect(again.releases).toEqual([
    { name: '1.0', date: '2026-01-01', pages: [] }
  ])
  expect(listNew(release(again, '1.1', old), '1.1')).toEqual({})
})

test('a block is in the last release that brought it', () => {
  const next = { ...old, '/docs/a': a.replace('First', 'Other') }
  const last = { ...old, '/docs/a': a.replace('First', 'Latest') }
  const record = release(release(first, '1.1', next), '1.2', last)
  expect(listNew(record, '1.1')).toEqual({})
  expect(listNew(record, '1.2')).toEqual({ '/docs/a': ['Latest text.'] })
  // What was taken back is new again.
  expect(listNew(release(record, '1.3', old), '1.3')).toEqual({
    '/docs/a': ['First text.']
  })
})

test('recording a release again adds to it', () => {
  const one = { ...old, '/docs/a': a.replace('First', 'Other') }
  const both = { ...one, '/docs/b': b.replace('An item', 'Another item') }
  const record = release(release(first, '1.1', one), '1.1', both)
  expect(record.releases.map(({ name }) => name)).toEqual(['1.1', '1.0'])
  expect(listNew(record, '1.1')).toEqual({
    '/docs/a': ['Other text.'],
    '/docs/b': ['Another item']
  })
})

test('each block has the id of the heading above it', () => {
  const changed = { ...old, '/docs/a': a.replace('Second', 'Other') }
  const [latest] = release(first, '1.1', changed).releases
  expect(latest?.pages[0]?.blocks).toEqual([
    { hash: expect.any(String), heading: 'use', text: 'Other text.' }
  ])
})

test('a printed record can be read again, and a change changes few of its lines', () => {
  const text = printRecord(first)
  expect(parseRecord(text)).toEqual(first)
  const changed = { ...old, '/docs/b': b.replace('An item', 'Another item') }
  const lines = text.split('\n')
  const next = printRecord(release(first, '1.0', changed)).split('\n')
  expect(next.filter(line => !lines.includes(line)).length).toBeLessThan(3)
})

test.each(['', '{}', '{"releases":[],"texts":[]}'])(
  'a damaged record, %j, is rejected',
  text => {
    expect(() => parseRecord(text)).toThrow(/./)
  }
)
