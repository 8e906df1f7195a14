import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { planLocales } from '../../site/routes/planLocales.ts'
import { findContentLayout } from './findContentLayout.ts'
import { readContent } from './readContent.ts'

function createFolder(files: readonly string[]): string {
  const root = mkdtempSync(path.join(tmpdir(), 'layout-'))
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), '')
  }
  return root
}

test.each([
  ['docs/ with pages', ['docs/intro.md', 'extra.md'], undefined],
  ['a site.ts', ['site.ts', 'intro.md'], undefined],
  ['only a landing page', ['index.mdx'], undefined],
  ['pages at the top', ['intro.md', 'img/x.png'], '.'],
  ['pages in folders', ['guides/intro.mdx'], '.'],
  ['pages next to a docs/ without pages', ['intro.md', 'docs/x.png'], '.'],
  ['only partials', ['_part.md'], undefined]
])('a folder with %s', async (_, files, docsFolder) => {
  const root = createFolder(files)
  const layout = await findContentLayout(root)
  expect(layout).toEqual(
    docsFolder === undefined
      ? { contentDir: root, hasDocsOnly: false }
      : { contentDir: root, docsFolder, hasDocsOnly: true }
  )
})

test('docs by themselves make a site with sidebar, titles and entry page', async () => {
  const root = createFolder(['index.md', 'guides/02-usage.md', 'blog/feeds.md'])
  writeFileSync(path.join(root, 'guides/01-install.md'), '# Install it')
  writeFileSync(
    path.join(root, 'guides/_category_.json'),
    '{ "label": "How to", "link": { "type": "doc", "id": "install" } }'
  )
  const [locale] = planLocales(await readContent(root))
  const [version] = locale?.site.versions ?? []
  expect(version?.docs.map(({ pathname, title }) => [pathname, title])).toEqual(
    [
      ['/docs/blog/feeds', 'Feeds'],
      ['/docs/guides/install', 'Install it'],
      ['/docs/guides/usage', 'Usage'],
      ['/docs/', 'Docs']
    ]
  )
  expect(version?.sidebars[0]?.nodes).toMatchObject([
    { kind: 'doc', label: 'Docs' },
    { kind: 'category', label: 'Blog' },
    { kind: 'category', label: 'How to', link: { kind: 'doc' } }
  ])
  expect(version?.mainDoc?.pathname).toBe('/docs/')
})
