import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from '../../../core/content/read/readContent.ts'
import type { Cache } from '../../../core/platform/cache/createCache.ts'
import { resolveSite } from '../../../core/site/resolveSite.ts'
import { writeFiles } from '../../../core/writeFiles.fixture.ts'
import { freshness } from '../index.ts'

test('a build compares pages with their declarations once', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'facts-'))
  writeFiles(root, {
    'site.ts': "export default { title: 'Kit', freshness: {} }",
    'docs/one.md': '# One\n'
  })
  let reads = 0
  const read = await readContent(root, { features: [freshness] })
  const content = {
    ...read,
    data: {
      ...read.data,
      declarations: async () => {
        reads += 1
        return { symbols: [], documented: new Map(), diagnostics: [] }
      }
    }
  }
  const { site } = resolveSite(content, { withDrafts: false, locale: 'en' })
  const cache = {} as Cache // nothing is computed here
  await freshness.markdown?.data?.(site, cache)
  await freshness.check?.({ plan: { site }, cache } as never)
  expect(reads).toBe(1)
  await rm(root, { recursive: true })
})
