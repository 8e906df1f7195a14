import { expect, test } from 'vitest'
import { planTestSite } from '../../../core/site/routes/planTestSite.fixture.ts'
import { features } from '../../../features.ts'

/** Create the routes of a small content folder. */
function createTestRoutes(
  files: Readonly<Record<string, string>>,
  options: Parameters<typeof planTestSite>[1] = {}
) {
  return planTestSite(
    { 'docs/a.md': '# A', ...files },
    { features, ...options }
  )
}

const text = (tags: string, rest = '') =>
  `---\ntags: ${tags}\n${rest}---\n# Page`
const listTagPages = (routes: readonly { readonly pathname: string }[]) =>
  routes
    .map(({ pathname }) => pathname)
    .filter(pathname => pathname.includes('/tags'))

test('2.4.1 posts are listed newest first, without unlisted ones', async () => {
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

test('2.4.5 an unlisted post is only in its own list of recent posts', async () => {
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

test('2.4.16 a listed post with a tag creates the tag’s page and the tag index', async () => {
  const { routes } = await createTestRoutes({
    'blog/2024-01-01-a.md': text('[news]')
  })
  expect(listTagPages(routes)).toEqual(['/blog/tags/news', '/blog/tags'])
})

test('2.4.16 an unlisted post creates neither', async () => {
  const { routes } = await createTestRoutes({
    'blog/2024-01-01-a.md': text('[secret]', 'unlisted: true\n')
  })
  expect(listTagPages(routes)).toEqual([])
})

test('2.4.16 posts with a tag fill as many pages as they need', async () => {
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

test('2.4.14 an author has a page if the authors file asks for one', async () => {
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

test('an alias of a post redirects to it', async () => {
  const { redirects } = await createTestRoutes({
    'blog/2025-01-01-post.md': '---\naliases: [/old]\n---\n# New'
  })
  expect(redirects.at(-1)).toEqual({
    from: '/old',
    to: '/blog/2025/01/01/post'
  })
})

const drafted = {
  'site.ts':
    "export default { title: 'Kit', locales: [{ name: 'en' }, { name: 'de' }] }",
  'blog/2025-01-01-news.md': '---\nslug: news\n---\n# News',
  'blog/2025-01-02-draft.md': '---\ndraft: true\n---\n# Later',
  'i18n/de/blog/2025-01-01-news.md': '# Neues',
  'i18n/de/blog/2025-01-02-draft.md': '# Später'
}

/** Skipped without the feature that translates. */
const testTranslation = test.runIf(
  features.some(({ name }) => name === 'locales')
)

testTranslation.each([
  ['en', false, ['News']],
  ['de', false, ['Neues']],
  ['en', true, ['Later', 'News']],
  ['de', true, ['Später', 'Neues']]
])(
  '2.4.5 in locale %s, drafts have pages only in development: %s',
  async (locale, withDrafts, titles) => {
    const { routes } = await createTestRoutes(drafted, { locale, withDrafts })
    const posts = routes.filter(route => route.kind === 'blogPost')
    expect(posts.map(({ title }) => title)).toEqual(titles)
  }
)

testTranslation('a translated post keeps its date and address', async () => {
  const { routes } = await createTestRoutes(drafted, { locale: 'de' })
  expect(routes.find(({ kind }) => kind === 'blogPost')).toMatchObject({
    title: 'Neues',
    post: { href: '/de/blog/news', date: '2025-01-01T00:00:00.000Z' }
  })
})

test.each([
  [
    'its front matter',
    'blog/2024-02-02-a.md',
    '---\ndate: 2024-03-03\n---\n# A',
    '2024-03-03'
  ],
  ['its file name otherwise', 'blog/2024-02-02-a.md', '# A', '2024-02-02'],
  ['its last commit otherwise', 'blog/a.md', '# A', '2024-01-01']
])('2.4.2 a post takes its date from %s', async (_, file, text, day) => {
  const committed = { date: '2024-01-01T00:00:00.000Z', author: 'Ada' }
  const { routes } = await createTestRoutes({ [file]: text }, { committed })
  expect(routes.find(({ kind }) => kind === 'blogPost')).toMatchObject({
    post: { date: `${day}T00:00:00.000Z` }
  })
})

test('2.4.8 a post shows its last update only if its front matter has one', async () => {
  const committed = { date: '2024-01-01T00:00:00.000Z', author: 'Ada' }
  const { routes } = await createTestRoutes(
    {
      'blog/2024-01-01-a.md': '# A',
      'blog/2024-01-02-b.md': '---\nlast_update: { author: Bo }\n---\n# B'
    },
    { committed }
  )
  const posts = routes.filter(route => route.kind === 'blogPost')
  expect(posts.map(({ title, lastUpdated }) => [title, lastUpdated])).toEqual([
    ['B', { date: committed.date, author: 'Bo', day: 'Jan 1, 2024' }],
    ['A', undefined]
  ])
})

test('2.4.18 title_meta changes only the tab title', async () => {
  const { routes } = await createTestRoutes({
    'blog/2024-01-01-a.md': '---\ntitle: A\ntitle_meta: Tab\n---\nText.'
  })
  expect(routes.find(({ kind }) => kind === 'blogPost')).toMatchObject({
    title: 'Tab',
    post: { title: 'A' }
  })
})

test('the not-found page links to the first page of the blog, and the home page to three posts', async () => {
  const days = ['01', '02', '03', '04']
  const { routes } = await createTestRoutes({
    'index.md': '# Home',
    'site.ts': "export default { title: 'Kit', blog: { postsPerPage: 2 } }",
    ...Object.fromEntries(
      days.map(day => [`blog/2024-01-${day}-a.md`, `# Post ${day}`])
    )
  })
  const notFound = routes.find(route => route.kind === 'notFound')
  expect(
    notFound?.kind === 'notFound' && notFound.starts?.map(({ path }) => path)
  ).toEqual(['/', '/docs/a', '/blog'])
  const home = routes.find(route => route.kind === 'landing')
  expect(
    home?.kind === 'landing' && home.latestPosts?.map(({ title }) => title)
  ).toEqual(['Post 04', 'Post 03', 'Post 02'])
})

test('2.4.1 posts from the same day are ordered by time', async () => {
  const { routes } = await createTestRoutes({
    'blog/a.md': '---\ndate: 2024-01-01T08:00:00Z\n---\n# Early',
    'blog/b.md': '---\ndate: 2024-01-01T20:00:00Z\n---\n# Late'
  })
  const list = routes.find(route => route.kind === 'blogList')
  expect(
    list?.kind === 'blogList' && list.posts.map(({ title }) => title)
  ).toEqual(['Late', 'Early'])
})
