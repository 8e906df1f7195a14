import { expect, test } from 'vitest'
import type { LoadedFeature } from '../../feature.ts'
import type { SourceFile } from '../../model/paths.ts'
import type { Cache } from '../../platform/cache/createCache.ts'
import { createTestCache } from '../../platform/cache/testCache.fixture.ts'
import type { ContentDialect } from '../contentDialect.ts'
import type { ResolvedSiteConfig } from '../schema/siteConfig.ts'
import { scanPages } from './scanPages.ts'

const file = 'docs/a.md' as SourceFile // relative

test('a page has its front matter, format, title and excerpt', async () => {
  expect(await scan('---\nid: b\n---\n# Title\n\nFirst.\n\nSecond.\n')).toEqual(
    {
      matter: { value: { id: 'b' } },
      format: 'md',
      bodyTitle: 'Title',
      excerpt: 'First.'
    }
  )
})

test('invalid front matter is left to be parsed again, for its problems', async () => {
  expect(await scan('---\na: [\n---\nText\n')).toMatchObject({
    matter: undefined,
    excerpt: 'Text'
  })
})

test('stored results are not used once a feature with a dialect is switched off', async () => {
  const cache = createTestCache()
  const dialect = {
    rewriteSource: (text: string) => text.replace('%%', '')
  } as ContentDialect // only this is used
  const features = [{ name: 'percent', dialect } as LoadedFeature]
  const text = '%% Text\n'
  const on = { cache, features }
  expect(await scan(text, on)).toMatchObject({ format: 'mdx' })
  expect(await scan(text, on)).toMatchObject({ format: 'mdx' })
  expect(await scan(text, { cache })).toMatchObject({ format: 'md' })
})

test.each([
  [false, 'The $O(n^)$ notation', 'It grows as $n^{2k}$.'],
  [true, 'The O(n^{2}) notation', 'It grows as n^{*2*k}.']
])(
  'with singleDollarMath: %s, a title with $ is %j',
  async (singleDollarMath, bodyTitle, excerpt) => {
    const text = '# The $O(n^{2})$ notation\n\nIt grows as $n^{*2*k}$.\n'
    expect(await scan(text, { singleDollarMath, format: 'mdx' })).toMatchObject(
      {
        bodyTitle,
        excerpt
      }
    )
  }
)

test('stored results are not used once singleDollarMath changes', async () => {
  const cache = createTestCache()
  const text = '# A $b$\n'
  expect(await scan(text, { cache })).toMatchObject({ bodyTitle: 'A $b$' })
  expect(await scan(text, { cache, singleDollarMath: true })).toMatchObject({
    bodyTitle: 'A b'
  })
})

async function scan(
  text: string,
  given: {
    readonly cache?: Cache
    readonly features?: readonly LoadedFeature[]
    readonly format?: 'detect' | 'mdx'
    readonly singleDollarMath?: boolean
  } = {}
) {
  const { cache, features = [], format = 'detect' } = given
  const { singleDollarMath = false } = given
  const scanned = await scanPages(new Map([[file, text]]), {
    features,
    config: { markdown: { format, singleDollarMath } } as ResolvedSiteConfig,
    earlier: { cache }
  })
  return scanned.get(file)?.scan
}
