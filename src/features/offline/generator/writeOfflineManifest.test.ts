import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readContent } from '../../../core/content/read/readContent.ts'
import { type OutputFile, toOutputFile } from '../../../core/model/paths.ts'
import { printPageManifests } from '../../../core/output/printPageManifests.ts'
import { createTestCache } from '../../../core/platform/cache/testCache.fixture.ts'
import { createMarkupReader } from '../../../core/render/createMarkupReader.ts'
import { planRedirects } from '../../../core/site/routes/planRedirects.ts'
import { planSite } from '../../../core/site/routes/planSite.ts'
import { writeFiles } from '../../../core/writeFiles.fixture.ts'
import type { OfflineManifest } from '../offlineManifest.ts'
import {
  planOfflineManifest,
  writeOfflineManifest
} from './writeOfflineManifest.ts'

const site = `export default {
  title: 'Sample',
  url: 'https://sample.example',
  favicon: 'mark.svg',
  redirects: [{ from: '/old/one', to: '/docs/form/one' }]
}`
const content = {
  'site.ts': site,
  'sidebars.ts': `export default { form: ['form/one', 'form/hidden'] }`,
  'docs/form/one.md': '# One',
  'docs/form/hidden.md': '---\nunlisted: true\n---\n# Hidden'
}

test('a copy contains chunks, sidebars, manifests, images and files of features', async () => {
  expect(await planCopy(content)).toEqual({
    pages: 1,
    files: [
      '404.html.png',
      'assets/404.html.js',
      'assets/current-form.json',
      'assets/docs/form/one.html.js',
      'assets/glossary/404.json',
      'assets/glossary/docs-form-one.json',
      'docs/form/one.html.png',
      'glossary.json',
      'mark.svg',
      'pages/docs.json', // where /docs/form redirects to it
      'pages/docs/form.json',
      'pages/old.json',
      'pages/root.json' // where /docs redirects to it
    ]
  })
})

test('a copy contains only docs of the last version', async () => {
  const { pages, files } = await planCopy({
    'site.ts': site.replace('/docs/form/one', '/docs/one'),
    'index.md': '# Home',
    'docs/one.md': '# One',
    'versions.json': '["2.0", "1.0"]',
    'versioned_docs/version-2.0/one.md': '# One',
    'versioned_docs/version-1.0/one.md': '# One'
  })
  expect(pages).toBe(2)
  const chunks = files.filter(file => /^assets\/(?!glossary).*\.js$/.test(file))
  expect(chunks).toEqual([
    'assets/404.html.js',
    'assets/docs/one.html.js',
    'assets/index.html.js'
  ])
})

/** Plan the copy of a content folder with one image per page. */
async function planCopy(files: Readonly<Record<string, string>>) {
  const root = await mkdtemp(path.join(tmpdir(), 'copy-'))
  writeFiles(root, files)
  const { site: created, routes } = planSite(await readContent(root), {
    withDrafts: false,
    locale: 'en'
  })
  const pages = routes.map(planned => {
    const { pathname } = planned.route
    const file = toOutputFile(pathname)
    const { sidebarKey } = planned
    const sidebar = `assets/${sidebarKey}.json` as OutputFile // relative
    const record = {
      pathname,
      files: [`assets/${file}.js`],
      ...(sidebarKey === undefined ? {} : { sidebar })
    }
    const facts = createMarkupReader(new Set())(`<img src="/${file}.png">`)
    return { planned, record, facts }
  })
  const records = pages.map(({ record }) => record)
  const manifests = printPageManifests(
    records,
    planRedirects(created, routes),
    created.client
  )
  return planOfflineManifest({
    plan: { site: created },
    rendered: { pages },
    files: {
      manifests,
      offline: [
        {
          // Relative.
          shared: ['glossary.json' as OutputFile],
          byPage: new Map(
            records.map(({ pathname }) => {
              const name = pathname.slice(1).replaceAll('/', '-')
              return [pathname, [`assets/glossary/${name}.json` as OutputFile]]
            })
          )
        }
      ]
    }
  })
}

const output = {
  'assets/one.0a1b.js': 'x'.repeat(400),
  'assets/one.0a1b.js.br': 'x'.repeat(40),
  'mark.png': 'x'.repeat(7),
  'pages/root.json': '{}',
  'search.json': '[]'
}
const plan = {
  pages: 1,
  files: ['assets/one.0a1b.js', 'mark.png', 'pages/root.json', 'search.json']
}

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'copy-'))
  writeFiles(folder, output)
})

afterEach(() => rm(folder, { recursive: true }))

describe('a written copy', () => {
  test('uses the size of the compressed variant, if any', async () => {
    const copy = await writeCopy(plan)
    expect(copy.size).toBe(40 + 7 + 2 + 2)
  })

  test('omits a missing file', async () => {
    const copy = await writeCopy({ ...plan, files: ['mark.png', 'nope.png'] })
    expect(copy.files).toEqual(['mark.png'])
  })

  test.each([
    ['an image changes', { 'mark.png': 'other' }],
    ['another page is added to the search', { 'search.json': '[1]' }],
    ['another page is added to a manifest', { 'pages/root.json': '{"a":1}' }]
  ])('gets a new revision if %s: %#', async (_, change) => {
    const before = await writeCopy(plan)
    writeFiles(folder, change)
    const after = await writeCopy(plan)
    expect(after.revision).not.toBe(before.revision)
  })

  test('gets a new revision if a hashed file changes', async () => {
    writeFiles(folder, { 'assets/one.2c3d.js': 'y' })
    const files = plan.files.with(0, 'assets/one.2c3d.js')
    const before = await writeCopy(plan)
    const after = await writeCopy({ ...plan, files })
    expect(after.revision).not.toBe(before.revision)
  })

  test('keeps its revision if nothing changes', async () => {
    expect(await writeCopy(plan)).toEqual(await writeCopy(plan))
  })
})

async function writeCopy(planned: typeof plan): Promise<OfflineManifest> {
  await writeOfflineManifest(folder, planned, {
    cache: createTestCache(),
    quality: 'fast'
  })
  return JSON.parse(await readFile(path.join(folder, 'offline.json'), 'utf8'))
}
