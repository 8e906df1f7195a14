import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { writeFiles } from '../build/writeFiles.fixture.ts'
import { readContent } from '../content/read/readContent.ts'
import { formatSiteError } from '../model/errors.ts'
import type {
  CategoryRoute,
  DocRoute,
  DocTagRoute,
  LastUpdated
} from '../model/route.ts'
import { createRedirects } from './createRedirects.ts'
import { planSite } from './planSite.ts'

/** Create the routes of a small content folder. */
async function createTestRoutes(
  files: Readonly<Record<string, string>>,
  /** Of the commit that changed each file last. */
  committed?: LastUpdated
) {
  const root = mkdtempSync(path.join(tmpdir(), 'routes-'))
  writeFiles(root, files)
  const dates = new Map(
    Object.keys(files).flatMap(file =>
      committed ? [[path.join(root, file), committed]] : []
    )
  )
  const content = await readContent(root, {
    readDates: async () => ({ dates })
  })
  const options = { withDrafts: false, locale: 'en' }
  const { site, routes: planned } = planSite(content, options)
  const routes = planned.map(({ route }) => route)
  const find = <Kind extends DocRoute | CategoryRoute | DocTagRoute>(
    pathname: string
  ) => routes.find(route => route.pathname === pathname) as Kind
  return { site, routes, find, redirects: createRedirects(site, planned) }
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

  test('has a page for each listed or unlisted doc, and none for drafts', () => {
    expect(routes.map(({ pathname }) => pathname)).toEqual([
      '/docs/group/three',
      '/docs/group/two',
      '/docs/one',
      '/404',
      '/offline'
    ])
  })

  test('redirects /, /docs and folders to their first page', () => {
    expect(redirects).toEqual([
      { from: '/', to: '/docs/group/two' },
      { from: '/docs', to: '/docs/group/two' },
      { from: '/docs/group', to: '/docs/group/two' }
    ])
  })

  test('takes its title from the folder name', () => {
    expect(site.client.title).toMatch(/^Routes /)
  })
})

describe('a handwritten sidebar', () => {
  const { find } = written

  test('2.5.7 orders previous and next, category pages included', () => {
    expect(find<DocRoute>('/docs/one').next).toEqual({
      title: 'My Group',
      href: '/docs/category/my-group'
    })
    expect(find<DocRoute>('/docs/group/two').previous?.title).toBe('My Group')
  })

  test('2.5.7 skips unlisted pages in that order', () => {
    expect(find<DocRoute>('/docs/group/two').next).toBeUndefined()
  })

  test('2.5.8 gives a page the categories above it as breadcrumbs', () => {
    expect(find<DocRoute>('/docs/group/two').breadcrumbs).toEqual([
      { label: 'My Group', href: '/docs/category/my-group' },
      { label: 'Two' }
    ])
  })

  test('gives a category page one card for each reachable child', () => {
    const { cards } = find<CategoryRoute>('/docs/category/my-group')
    expect(cards.map(({ label }) => label)).toEqual(['Two'])
  })

  test('drops a draft without an error', () => {
    expect(find('/docs/last')).toBeUndefined()
  })
})

test('the page of a category has the description of its link', async () => {
  const { find } = await createTestRoutes({
    ...docs,
    'docs/group/_category_.yml': [
      'label: Group',
      'link:',
      '  type: generated-index',
      '  title: All of the group',
      '  keywords: [a, b]',
      '  image: /img/group.png'
    ].join('\n')
  })
  expect(find<CategoryRoute>('/docs/category/group')).toMatchObject({
    heading: 'All of the group',
    keywords: ['a', 'b'],
    image: '/img/group.png'
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

test('a doc shows the date of its last commit, and whose it was if the site asks', async () => {
  const committed = { date: '2025-01-20T00:00:00.000Z', author: 'Ada' }
  const findUpdate = async (docsConfig: string, rest = '') => {
    const { find } = await createTestRoutes(
      {
        'site.ts': `export default { title: 'Kit', docs: { ${docsConfig} } }`,
        'docs/a.md': `---\ntitle: A\n${rest}---\n`
      },
      committed
    )
    return find<DocRoute>('/docs/a').lastUpdated
  }
  const day = 'Jan 20, 2025'
  const written = 'last_update: { author: Bo }\n'
  const authors = 'showLastUpdateAuthor: true'
  expect(await findUpdate('showLastUpdate: false')).toBeUndefined()
  expect(await findUpdate('')).toMatchObject({ day, author: undefined })
  expect(await findUpdate(authors)).toMatchObject({ day, author: 'Ada' })
  expect(await findUpdate('', written)).toMatchObject({ day, author: 'Bo' })
})

test('posts are listed newest first, without unlisted ones', async () => {
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

test('an unlisted post is in its own list of recent posts and in no other', async () => {
  const { routes } = await createTestRoutes({
    'docs/a.md': '# A',
    'index.md': '# Home',
    'authors.ts': "export default { ada: { name: 'Ada' } }",
    'blog/2024-01-01-old.md': '---\nauthors: ada\n---\n# Old',
    'blog/2025-02-01-hidden.md':
      '---\nauthors: ada\nunlisted: true\n---\n# Hidden'
  })
  const listRecent = (pathname: string) =>
    routes
      .filter(route => route.pathname === pathname)
      .flatMap(route => ('recentPosts' in route ? route.recentPosts : []))
      .flatMap(({ posts }) => posts.map(({ title }) => title))
  expect(listRecent('/blog/2025/02/01/hidden')).toEqual(['Hidden', 'Old'])
  expect(listRecent('/blog/2024/01/01/old')).toEqual(['Old'])
  expect(routes.find(({ kind }) => kind === 'landing')).toMatchObject({
    latestPosts: [{ title: 'Old' }]
  })
  expect(routes.find(({ kind }) => kind === 'blogAuthors')).toMatchObject({
    authors: [{ name: 'Ada', postCount: 1 }]
  })
})

describe('tags', () => {
  const text = (tags: string, rest = '') =>
    `---\ntags: ${tags}\n${rest}---\n# Page`
  const listTagPages = (routes: readonly { readonly pathname: string }[]) =>
    routes
      .map(({ pathname }) => pathname)
      .filter(pathname => pathname.includes('/tags'))

  test('a listed page with a tag creates the tag’s page and the page of all tags', async () => {
    const { routes } = await createTestRoutes({
      'docs/a.md': text('[React Native]'),
      'blog/2024-01-01-a.md': text('[news]')
    })
    expect(listTagPages(routes)).toEqual([
      '/docs/tags',
      '/docs/tags/react-native',
      '/blog/tags/news',
      '/blog/tags'
    ])
  })

  test('an unlisted page creates neither, and shows its tag as plain text', async () => {
    const { routes, find } = await createTestRoutes({
      'docs/a.md': '# A',
      'docs/b.md': text('[secret]', 'unlisted: true\n'),
      'blog/2024-01-01-a.md': text('[secret]', 'unlisted: true\n')
    })
    expect(listTagPages(routes)).toEqual([])
    expect(find<DocRoute>('/docs/b').tags).toEqual([{ label: 'secret' }])
  })

  test('tags with the same address are merged under the first name', async () => {
    const { find } = await createTestRoutes({
      'docs/a.md': text('[API, api]'),
      'docs/b.md': text('[api]')
    })
    const tag = { label: 'API', href: '/docs/tags/api' }
    expect(find<DocRoute>('/docs/a').tags).toEqual([tag])
    expect(find<DocRoute>('/docs/b').tags).toEqual([tag])
    expect(find<DocTagRoute>('/docs/tags/api').cards).toHaveLength(2)
  })

  test('a tags file gives keys a label, an address and a description', async () => {
    const { find } = await createTestRoutes({
      'docs/tags.yml':
        'store:\n  label: Storage\n  permalink: /keep\n  description: What stays.\nfastLane:\n',
      'docs/a.md': text('[store, fastLane]')
    })
    expect(find<DocRoute>('/docs/a').tags).toEqual([
      { label: 'Storage', href: '/docs/tags/keep' },
      { label: 'Fastlane', href: '/docs/tags/fast-lane' }
    ])
    expect(find<DocTagRoute>('/docs/tags/keep')).toMatchObject({
      title: 'One doc tagged with "Storage"',
      description: 'What stays.',
      tagsHref: '/docs/tags'
    })
  })

  test('a tag missing from the file is reported with the nearest match', async () => {
    const { site } = await createTestRoutes({
      'docs/tags.yml': 'storage:\n',
      'docs/a.md': text('[storge]')
    })
    expect(site.content.warnings.map(formatSiteError)).toContain(
      'docs/a.md:2:8: The tag "storge" is not in docs/tags.yml.\n  Did you mean "storage"?'
    )
  })

  test('a tag without letters has no page', async () => {
    const { routes } = await createTestRoutes({
      'docs/a.md': text('["++", b]')
    })
    const pages = routes.filter(route => route.kind === 'docTag')
    expect(pages.map(({ pathname }) => pathname)).toEqual(['/docs/tags/b'])
  })

  test('a tag cannot have the address of a page', async () => {
    await expect(
      createTestRoutes({
        'site.ts': "export default { title: 'Kit' }",
        'docs/a.md': text('[b]'),
        'docs/tags/b.md': '# B'
      })
    ).rejects.toThrow(/Duplicate routes found!.* at \/docs\/tags\/b,/)
  })

  test('posts with a tag fill as many pages as they need', async () => {
    const { routes } = await createTestRoutes({
      'docs/a.md': '# A',
      'site.ts': "export default { title: 'Kit', blog: { postsPerPage: 1 } }",
      'blog/2024-01-01-a.md': text('[news]'),
      'blog/2025-01-01-b.md': text('[news]')
    })
    const pages = routes.filter(route => route.kind === 'blogTag')
    expect(pages).toMatchObject([
      {
        pathname: '/blog/tags/news',
        title: '2 posts tagged with "news"',
        older: '/blog/tags/news/page/2',
        posts: [{ href: '/blog/2025/01/01/b' }]
      },
      {
        pathname: '/blog/tags/news/page/2',
        newer: '/blog/tags/news',
        posts: [{ href: '/blog/2024/01/01/a' }]
      }
    ])
  })
})

test('an author has a page if the authors file asks for one', async () => {
  const { routes } = await createTestRoutes({
    'docs/a.md': '# A',
    'blog/authors.yml':
      'adaLovelace:\n  name: Ada\n  page: true\nbo:\n  name: Bo\n  page: { permalink: /writers/bo }\ncy:\n  name: Cy\n',
    'blog/2024-01-01-a.md': '---\nauthors: [adaLovelace, cy]\n---\n# A'
  })
  const pages = routes.filter(route => route.kind === 'blogAuthor')
  expect(pages.map(({ pathname, title }) => [pathname, title])).toEqual([
    ['/blog/authors/ada-lovelace', 'Ada - One post'],
    ['/blog/authors/writers/bo', 'Bo - 0 posts']
  ])
  const post = routes.find(route => route.kind === 'blogPost')
  expect(post?.post.authors.map(({ pageHref }) => pageHref)).toEqual([
    '/blog/authors/ada-lovelace',
    undefined
  ])
})

test('old addresses of docs and posts redirect to them', async () => {
  const aliased = '---\naliases: [/old]\n---\n# New'
  const { redirects } = await createTestRoutes({
    'docs/new.md': aliased,
    'blog/2025-01-01-post.md': aliased.replace('/old', '/older')
  })
  expect(redirects.slice(-2)).toEqual([
    { from: '/old', to: '/docs/new' },
    { from: '/older', to: '/blog/2025/01/01/post' }
  ])
})
