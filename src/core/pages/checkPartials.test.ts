import { expect, test } from 'vitest'
import { relativizePlace } from '../markdown/pageDiagnostic.ts'
import { formatDiagnostic } from '../model/diagnostic.ts'
import { checkPartials } from './checkPartials.ts'

/** Check `page.mdx`; each file lists the files that it includes, one per line. */
async function check(
  files: Readonly<Record<string, readonly string[]>>
): Promise<readonly string[]> {
  const diagnostics = await checkPartials(
    ['/site/docs/page.mdx'],
    async request => ({
      partials: (files[request.slice('/site/docs/'.length)] ?? []).map(
        (name, index) => ({
          specifier: `./${name}`,
          line: index + 3,
          column: 1
        })
      )
    }),
    '/site'
  )
  return [...diagnostics.values()].map(each =>
    formatDiagnostic(relativizePlace(each, '/site'))
  )
}

/** Files that include the next one. */
function chain(length: number, times: number) {
  const name = (index: number) => (index === 0 ? 'page.mdx' : `_${index}.mdx`)
  return Object.fromEntries(
    Array.from({ length }, (_, index) => [
      name(index),
      Array.from({ length: times }, () => name(index + 1))
    ])
  )
}

test('many and nested partials are accepted', async () => {
  const many = Array.from({ length: 1000 }, () => '_a.mdx')
  expect(await check({ 'page.mdx': many })).toEqual([])
  expect(await check(chain(100, 1))).toEqual([])
  expect(await check(chain(8, 2))).toEqual([])
})

test('partials that double at each level are rejected', async () => {
  expect(await check(chain(20, 2))).toEqual([
    expect.stringMatching(
      /docs\/page\.mdx:3:1: The page includes 2,097,150 partials.*limit is 1,000.*once\./s
    )
  ])
})

test('deep partials are rejected', async () => {
  expect(await check(chain(1000, 1))).toEqual([
    expect.stringMatching(
      /docs\/page\.mdx:3:1: .*1,000 levels deep; the limit is 100\./s
    )
  ])
})

test.each([
  ['itself', { 'page.mdx': ['_a.mdx'], '_a.mdx': ['_b.mdx', '_a.mdx'] }],
  [
    'each other',
    { 'page.mdx': ['_a.mdx'], '_a.mdx': ['_b.mdx'], '_b.mdx': ['_a.mdx'] }
  ],
  ['their page', { 'page.mdx': ['_a.mdx'], '_a.mdx': ['page.mdx'] }]
])('partials that include %s are left to rendering', async (_, files) => {
  expect(await check(files)).toEqual([])
})
