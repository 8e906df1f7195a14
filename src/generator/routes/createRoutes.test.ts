import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { CategoryRoute, DocRoute } from '../../model/route.ts'
import { readContent } from '../content/readContent.ts'
import { createSite } from '../site/createSite.ts'
import { createRedirects, createRoutes } from './createRoutes.ts'

/** Make the routes of a small content folder. */
async function createTestRoutes(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(path.join(tmpdir(), 'routes-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  const content = await readContent(root)
  const site = createSite(content, { withDrafts: false, locale: 'en' })
  const routes = createRoutes(site).map(({ route }) => route)
  const find = <Kind extends DocRoute | CategoryRoute>(pathname: string) =>
    routes.find(route => route.pathname === pathname) as Kind
  return { site, routes, find, redirects: createRedirects(site) }
}

const docs = {
  'docs/one.md': '# One\n\nFirst.',
  'docs/group/two.md': '# Two',
  'docs/group/three.md': '---\nunlisted: true\n---\n# Three',
  'docs/last.md': '---\ndraft: true\n---\n# Last'
}

const sidebars = `export default { main: [
  'one',
  { type: 'category', label: 'My Group', link: { type: 'generated-index' },
    items: ['group/two', 'group/three'] },
  'last'
] }`

const bare = await createTestRoutes(docs)
const written = await createTestRoutes({ ...docs, 'sidebars.ts': sidebars })

describe('a folder with nothing but docs', () => {
  const { site, routes, redirects } = bare

  test('has a page for each listed or unlisted doc, and none for a draft', () => {
    expect(routes.map(({ pathname }) => pathname)).toEqual([
      '/docs/group/three',
      '/docs/group/two',
      '/docs/one',
      '/404',
      '/offline'
    ])
  })

  test('leads from / and /docs to its first page', () => {
    expect(redirects).toEqual([
      { from: '/', to: '/docs/group/two' },
      { from: '/docs', to: '/docs/group/two' }
    ])
  })

  test('takes its title from the folder', () => {
    expect(site.client.title).toMatch(/^Routes /)
  })
})

describe('a sidebar as written', () => {
  const { find } = written

  test('orders previous and next, category pages included', () => {
    expect(find<DocRoute>('/docs/one').next).toEqual({
      title: 'My Group',
      href: '/docs/category/my-group'
    })
    expect(find<DocRoute>('/docs/group/two').previous?.title).toBe('My Group')
  })

  test('skips unlisted pages on the way', () => {
    expect(find<DocRoute>('/docs/group/two').next).toBeUndefined()
  })

  test('gives a page the categories above it as breadcrumbs', () => {
    expect(find<DocRoute>('/docs/group/two').breadcrumbs).toEqual([
      { label: 'My Group', href: '/docs/category/my-group' },
      { label: 'Two' }
    ])
  })

  test('gives a category page one card for each child that can be reached', () => {
    const { cards } = find<CategoryRoute>('/docs/category/my-group')
    expect(cards.map(({ label }) => label)).toEqual(['Two'])
  })

  test('leaves a draft out without an error', () => {
    expect(find('/docs/last')).toBeUndefined()
  })
})

test('front matter overrides or hides the neighbours', async () => {
  const { find } = await createTestRoutes({
    'docs/a.md': '---\npagination_next: c\n---\n# A',
    'docs/b.md': '---\npagination_prev: null\n---\n# B',
    'docs/c.md': '# C'
  })
  expect(find<DocRoute>('/docs/a').next?.title).toBe('C')
  expect(find<DocRoute>('/docs/b').previous).toBeUndefined()
})

test('posts are listed newest first, and unlisted ones are not', async () => {
  const { routes } = await createTestRoutes({
    'docs/a.md': '# A',
    'blog/2024-01-01-old.md': '# Old',
    'blog/2025-01-01-new.md': '# New',
    'blog/2025-02-01-hidden.md': '---\nunlisted: true\n---\n# Hidden'
  })
  const list = routes.find(route => route.kind === 'blogList')
  expect(
    list?.kind === 'blogList' && list.posts.map(post => post.title)
  ).toEqual(['New', 'Old'])
  expect(routes.map(({ pathname }) => pathname)).toContain(
    '/blog/2025/02/01/hidden'
  )
})
