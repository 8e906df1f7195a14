import { afterAll, expect, test } from 'vitest'
import { buildSite, type TestSite } from './testing.ts'

/** A feature of a site, as a team writes it. */
const folders = { glossary: 'e2e/fixtures/glossary/glossary' }

const config = (options: string) => `export default {
  title: 'Pumps',
  url: 'https://pumps.example',
  features: { './glossary/index.ts': ${options} }
}
`

const sites: TestSite[] = []
afterAll(() => Promise.all(sites.map(({ remove }) => remove())))

async function build(files: Readonly<Record<string, string>>) {
  const site = await buildSite({ files, folders })
  sites.push(site)
  return site
}

test('a test builds a site with a feature, and reads its pages and files', async () => {
  const site = await build({
    'site.ts': config("{ title: 'Words' }"),
    'docs/start.md':
      '---\nterms:\n  - name: flow\n    meaning: Liters in a minute.\n---\n\n# Start\n\nMeasure the [[flow]].\n'
  })
  expect(site).toMatchObject({ isBuilt: true, diagnostics: [] })
  expect(site.files).toContain('glossary.json')
  expect(site.read('docs/glossary.html')).toContain('<dt>flow</dt>')
  expect(site.read('docs/start.html')).toContain(
    '<a href="/docs/glossary#flow">flow</a>'
  )
})

test('a test reads what authors see about each mistake', async () => {
  const site = await build({
    'site.ts': config('true'),
    'docs/one.md': '---\nterms: flow\n---\n\n# One\n',
    'docs/two.md': '---\nterms:\n  - name: 1\n---\n\n# Two\n'
  })
  expect(site).toMatchObject({ isBuilt: false, files: [] })
  expect(site.diagnostics.at(-1)).toMatch(/^\s+5 \|$/m)
  expect(site.diagnostics.join('\n')).not.toContain('nothing was written')
  expect(site.diagnostics).toEqual([
    expect.stringMatching(/^error: docs\/one\.md:2:8: .*"terms"/),
    expect.stringMatching(/^error: docs\/two\.md:3:5: .*meaning".*is missing/),
    expect.stringMatching(/^error: docs\/two\.md:3:11: .*"terms\.0\.name"/)
  ])
})
