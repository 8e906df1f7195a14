import { describe, expect, test } from 'vitest'
import { toLinkedPage } from '../../markdown/createLinkResolver.ts'
import type { CategoryRoute, DocRoute } from '../../model/route.ts'
import { toClientSidebar } from '../toClientSidebar.ts'
import { planTestSite } from './planTestSite.fixture.ts'

const docs = {
  'docs/one.md': '# One\n\nFirst.',
  'docs/group/two.md': '# Two',
  'docs/group/three.md': '---\nunlisted: true\n---\n# Three',
  'docs/last.md': '---\ndraft: true\n---\n# Last'
}

const sidebars = `export default { main: [
  'one',
  { type: 'category', label: 'My Group', link: { type: 'generated-index' },
    items: ['group/two', 'group/three', { type: 'html', value: '<hr>' }] },
  'last'
] }`

const bare = await planTestSite(docs)
const written = await planTestSite({ ...docs, 'sidebars.ts': sidebars })

describe('a folder that contains only docs', () => {
  const { site, routes, redirects } = bare

  test('2.5.6 has a page for each listed or unlisted doc, and none for drafts', () => {
    expect(routes.map(({ pathname }) => pathname)).toEqual([
      '/docs/group/three',
      '/docs/group/two',
      '/docs/one',
      '/404'
    ])
  })

  test('redirects /, /docs and folders to their first page', () => {
    expect(redirects).toEqual([
      { from: '/', to: '/docs/group/two' },
      { from: '/docs', to: '/docs/group/two' },
      { from: '/docs/group', to: '/docs/group/two' }
    ])
  })

  test('2.5.10 3.3 has one version, the last one, whose main doc is the first', () => {
    expect(site.client.versions).toEqual([
      {
        name: 'current',
        label: 'Next',
        path: '/docs',
        mainDocHref: '/docs/group/two',
        isLast: true,
        banner: 'none',
        badge: false
      }
    ])
  })

  test('takes its title from the folder name', () => {
    expect(site.client.title).toMatch(/^Routes /)
  })
})

describe('a handwritten sidebar', () => {
  const { site, find } = written

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

  test('3.2 records the sidebar of each page, including category pages', () => {
    expect(find<DocRoute>('/docs/one')).toMatchObject({
      docId: 'one',
      sidebar: 'main'
    })
    expect(find('/docs/group/three')).toMatchObject({ isUnlisted: true })
    expect(find('/docs/category/my-group')).toMatchObject({ sidebar: 'main' })
  })

  test('3.5 sends the links, categories and markup of a sidebar to the browser', () => {
    const sidebar = site.versions[0]?.sidebars[0]
    expect(sidebar && toClientSidebar(sidebar, '/')).toEqual({
      id: 'main',
      items: [
        { kind: 'link', label: 'One', href: '/docs/one', docId: 'one' },
        {
          kind: 'category',
          label: 'My Group',
          href: '/docs/category/my-group',
          collapsible: true,
          collapsed: true,
          items: [
            {
              kind: 'link',
              label: 'Two',
              href: '/docs/group/two',
              docId: 'group/two'
            },
            {
              kind: 'link',
              label: 'Three',
              href: '/docs/group/three',
              docId: 'group/three',
              unlisted: true
            },
            { kind: 'html', value: '<hr>' }
          ]
        }
      ]
    })
  })

  test('2.5.31 gives a category page one card for each reachable child', () => {
    const { cards } = find<CategoryRoute>('/docs/category/my-group')
    expect(cards.map(({ label }) => label)).toEqual(['Two'])
  })

  test('drops a draft without an error', () => {
    expect(find('/docs/last')).toBeUndefined()
  })
})

test('2.5.30 a category page has the metadata of its link', async () => {
  const { find } = await planTestSite({
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

test('2.5.4 2.5.7 front matter overrides or hides the neighbors', async () => {
  const { find } = await planTestSite({
    'docs/a.md': '---\npagination_next: c\n---\n# A',
    'docs/b.md': '---\npagination_prev: null\n---\n# B',
    'docs/c.md': '# C'
  })
  expect(find<DocRoute>('/docs/a').next?.title).toBe('C')
  expect(find<DocRoute>('/docs/b').previous).toBeUndefined()
})

test('a doc shows the date of its last commit, and the author on request', async () => {
  const committed = { date: '2025-01-20T00:00:00.000Z', author: 'Ada' }
  const findUpdate = async (docsConfig: string, rest = '') => {
    const { find } = await planTestSite(
      {
        'site.ts': `export default { title: 'Kit', docs: { ${docsConfig} } }`,
        'docs/a.md': `---\ntitle: A\n${rest}---\n`
      },
      { committed }
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

test('an alias redirects to its doc', async () => {
  const { redirects } = await planTestSite({
    'docs/new.md': '---\naliases: [/old]\n---\n# New'
  })
  expect(redirects.at(-1)).toEqual({ from: '/old', to: '/docs/new' })
})

test('2.5.10 the doc at / is the main doc, wherever it is in the sidebar', async () => {
  const { site, redirects } = await planTestSite({
    'docs/a.md': '# A',
    'docs/z.md': '---\nslug: /\n---\n# Z'
  })
  expect(site.versions[0]?.mainDoc?.id).toBe('z')
  expect(redirects).toEqual([{ from: '/', to: '/docs/' }])
})

test('2.5.3 a folder index without a title is named after its folder', async () => {
  const { find } = await planTestSite({
    'docs/a.md': 'Text.',
    'docs/my-folder/index.md': 'Text.'
  })
  expect(find<DocRoute>('/docs/a').title).toBe('A')
  expect(find<DocRoute>('/docs/my-folder/').title).toBe('My folder')
})

test('2.5.7 a neighbor that is a draft causes neither an error nor a link', async () => {
  const { find } = await planTestSite({
    'docs/a.md': '---\npagination_next: c\n---\n# A',
    'docs/b.md': '# B',
    'docs/c.md': '---\ndraft: true\n---\n# C'
  })
  expect(find<DocRoute>('/docs/a').next).toBeUndefined()
})

test('2.5.7 a doc that its sidebar lists twice has the neighbors of its first position', async () => {
  const { find } = await planTestSite({
    'docs/a.md': '# A',
    'docs/b.md': '# B',
    'docs/c.md': '# C',
    'sidebars.ts': "export default { main: ['a', 'b', 'c', 'a'] }"
  })
  expect(find<DocRoute>('/docs/a').next?.title).toBe('B')
  expect(find<DocRoute>('/docs/c').next?.title).toBe('A')
})

test('2.5.11 a doc in two sidebars belongs to the first', async () => {
  const { find } = await planTestSite({
    'docs/a.md': '# A',
    'docs/b.md': '# B',
    'sidebars.ts': "export default { one: ['a'], two: ['b', 'a'] }"
  })
  expect(find<DocRoute>('/docs/a').sidebar).toBe('one')
})

test('2.5.29 a category file refers to its doc without the folder and its number', async () => {
  const { find } = await planTestSite({
    'docs/01-group/_category_.yml':
      'label: Group\nlink: { type: doc, id: intro }',
    'docs/01-group/intro.md': '# Intro',
    'docs/01-group/two.md': '# Two'
  })
  expect(find<DocRoute>('/docs/group/two').breadcrumbs).toEqual([
    { label: 'Group', href: '/docs/group/intro' },
    { label: 'Two' }
  ])
})

test('the not-found page links to the home page, if any, and to the main doc', async () => {
  const listStarts = async (files: Readonly<Record<string, string>>) => {
    const { routes } = await planTestSite(files)
    const page = routes.find(({ kind }) => kind === 'notFound')
    return page?.kind === 'notFound' ? page.starts : []
  }
  const doc = { path: '/docs/a', title: 'A' }
  const site = "export default { title: 'Kit', url: 'https://kit.example' }"
  expect(await listStarts({ 'docs/a.md': '# A' })).toEqual([doc])
  expect(
    await listStarts({
      'docs/a.md': '# A',
      'index.md': '# Kit',
      'site.ts': site
    })
  ).toEqual([{ path: '/', title: 'Kit' }, doc])
})

test('titles and descriptions of pages have no soft hyphens', async () => {
  const { find } = await planTestSite({
    'docs/a.md': '---\ndescription: "Co\u00adop"\n---\n# Kapi&shy;tän\u200be'
  })
  expect(find('/docs/a')).toMatchObject({
    title: 'Kapitäne',
    description: 'Coop'
  })
})

test('links to a page whose address another one has lead to that one', async () => {
  const { planned, content } = await planTestSite({
    'docs/one.md': '# One',
    'docs/One.mdx': '# Other'
  })
  const page = planned.find(({ route }) => route.pathname !== '/404')
  expect(page && toLinkedPage(page, content.contentDir).files).toHaveLength(2)
})

test('a page knows the headings that its sidebar links to', async () => {
  const { find } = await planTestSite({
    ...docs,
    'sidebars.ts': `export default { main: [
      'one',
      { type: 'link', label: 'Part', href: '/docs/one#part' },
      { type: 'link', label: 'Other', href: '/docs/group/two#other' },
      { type: 'category', label: 'More',
        items: [{ type: 'link', label: 'End', href: '/docs/one#end' }] }
    ] }`
  })
  expect(find<DocRoute>('/docs/one').toc.listed).toEqual(['part', 'end'])
  expect(find<DocRoute>('/docs/group/three').toc.listed).toBeUndefined()
})

describe("a feature of the site's own", () => {
  const plan = (contents: readonly string[]) =>
    planTestSite({
      'site.ts':
        "export default { title: 'A', features: { './own.ts': true } }",
      'own.ts': `export default {
  name: 'own',
  routes: (_, planned) => [...planned, {
    route: { kind: 'doc', pathname: '/own', isUnlisted: false },
    contents: ${JSON.stringify(contents)}
  }]
}`,
      'list.md': '# List',
      'docs/one.md': '# One'
    })

  test('adds pages of its folder, and mistakes in them are its own', async () => {
    const { content, planned } = await plan(['./list.md?format=md'])
    expect(
      planned.find(({ route }) => route.pathname === '/own')
    ).toMatchObject({
      contents: [`${content.contentDir}/list.md?format=md`],
      place: { file: 'own.ts' }
    })
    expect(
      planned.find(({ route }) => route.pathname === '/docs/one')?.place
    ).toBe(undefined)
  })

  test('is named if its page shows a missing file', async () => {
    await expect(plan(['./lost.md'])).rejects.toMatchObject({
      diagnostics: [
        {
          message:
            'The feature "own" has no file "lost.md", which the page "/own" of its hook "routes" shows.',
          place: { file: 'own.ts' }
        }
      ]
    })
  })
})

describe('the hook "routes" of a feature of the site\'s own', () => {
  const planWith = (routes: string) =>
    planTestSite({
      ...docs,
      'site.ts':
        "export default { title: 'Kit', features: { './terms.ts': true } }\n",
      'terms.ts': `export default {\n  name: 'terms',\n  routes: ${routes}\n}\n`
    })
  const added =
    "{ route: { kind: 'terms', pathname: '/terms', isUnlisted: false }, contents: [] }"

  test.each([
    ['adds a page', `(_, planned) => [...planned, ${added}]`, '/terms'],
    [
      'changes the order of pages',
      '(_, planned) => [...planned].reverse()',
      '/docs/one'
    ],
    [
      'replaces a page with one of the same pathname',
      "(_, planned) => planned.map(page => ({ ...page, route: { ...page.route, title: 'A' } }))",
      '/docs/one'
    ]
  ])('%s', async (_, routes, pathname) => {
    expect((await planWith(routes)).find(pathname)).toBeDefined()
  })

  test.each([
    ['all pages', '() => []', '/docs/group/three'],
    [
      'pages besides its own',
      `(_, planned) => planned.length > 0 ? [${added}] : []`,
      '/docs/group/three'
    ],
    [
      'one page',
      "(_, planned) => planned.filter(({ route }) => route.pathname !== '/docs/one')",
      '/docs/one'
    ],
    [
      'a page under its pathname, by changing it',
      "(_, planned) => planned.map(page => page.route.pathname === '/docs/one' ? { ...page, route: { ...page.route, pathname: '/one' } } : page)",
      '/docs/one'
    ]
  ])('is reported if it drops %s', async (_, routes, pathname) => {
    await expect(planWith(routes)).rejects.toMatchObject({
      diagnostics: [
        {
          message: `The hook "routes" of the feature "terms" drops the page "${pathname}".`,
          place: { file: 'terms.ts' },
          hint: 'Return all pages, as in [...planned, { route, contents: [] }].'
        }
      ]
    })
  })
})
