import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { writeFiles } from '../../../core/build/writeFiles.fixture.ts'
import { readContent } from '../../../core/content/read/readContent.ts'
import { planSite } from '../../../core/routes/planSite.ts'
import { listSearchedPages } from './listSearchedPages.ts'

test('a page without a topic is grouped by its version', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'searched-'))
  writeFiles(root, {
    'docs/alone.md': '# Alone',
    'docs/form/one.md': '# One',
    'versioned_docs/version-1.0/alone.md': '# Alone',
    'versioned_docs/version-2.0/alone.md': '# Alone',
    'versions.json': '["2.0", "1.0"]',
    'sidebars.ts': "export default { form: ['form/one'] }",
    'versioned_sidebars/version-1.0-sidebars.json': '{}',
    'versioned_sidebars/version-2.0-sidebars.json': '{}',
    'site.ts': "export default { title: 'Sample', url: 'https://a.example' }"
  })
  const options = { withDrafts: false, locale: 'en' }
  const { site, routes } = planSite(await readContent(root), options)
  const groups = listSearchedPages(site, routes, new Map())
    .filter(({ title }) => title === 'Alone')
    .map(({ path: pathname, group }) => [pathname, group])
  expect(Object.fromEntries(groups)).toEqual({
    '/docs/alone': 'Sample',
    '/docs/1.0/alone': 'Sample (1.0)',
    '/docs/next/alone': 'Sample (Next)'
  })
})
