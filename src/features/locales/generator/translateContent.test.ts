import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from '../../../core/content/read/readContent.ts'
import { listRedirects } from '../../../core/site/routes/planRedirects.ts'
import { planSite } from '../../../core/site/routes/planSite.ts'
import { writeFiles } from '../../../core/writeFiles.fixture.ts'
import { locales } from '../index.ts'

test('a translated page inherits aliases from its original and adds its own', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'aliases-'))
  writeFiles(root, {
    'site.ts':
      'export default { title: "Kit", locales: [{ name: "en" }, { name: "de" }] }',
    'docs/one.md': '---\naliases: [/old, /older]\n---\n\n# One\n',
    'docs/two.md': '---\naliases: [/second]\n---\n\n# Two\n',
    'i18n/de/docs/one.md': '# Eins\n',
    'i18n/de/docs/two.md': '---\naliases: [/second, /zwei]\n---\n\n# Zwei\n'
  })
  const content = await readContent(root, { features: [locales] })
  const { site, routes } = planSite(content, {
    withDrafts: false,
    locale: 'de'
  })
  expect(site.diagnostics).toEqual([])
  const redirects = listRedirects(site, routes).map(({ from, to }) => [
    from,
    to
  ])
  expect(redirects).toEqual([
    ['/old', '/docs/one'],
    ['/older', '/docs/one'],
    ['/second', '/docs/two'],
    ['/zwei', '/docs/two']
  ])
})
