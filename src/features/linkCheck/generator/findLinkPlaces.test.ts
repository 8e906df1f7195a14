import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from '../../../core/content/read/readContent.ts'
import { planSite } from '../../../core/site/routes/planSite.ts'
import { writeFiles } from '../../../core/writeFiles.fixture.ts'
import { createShellLinkLocator } from './findLinkPlaces.ts'

const siteFile = `export default {
  title: 'Kit',
  navbar: { items: [{ label: 'A', to: '/docs/a' }] },
  announcementBar: { id: 'x', content: '<a href="/docs/a">A</a>' }
}
`

test('8.11 below a base URL, a link in markup is not mistaken for that of a field', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'shell-'))
  writeFiles(root, { 'site.ts': siteFile, 'docs/a.md': '# A\n' })
  const content = await readContent(root, { baseUrl: '/kit/' })
  const { site } = planSite(content, { withDrafts: false, locale: 'en' })
  const find = createShellLinkLocator(site)
  expect(find('/kit/docs/a')).toMatchObject({ line: 3, column: 39 })
  expect(find('/docs/a')).toMatchObject({ line: 4, column: 40 })
  expect(find('/docs/b')).toBeUndefined()
})
