import { expect, test } from 'vitest'
import { formatDiagnostic, isError } from '../../../core/model/diagnostic.ts'
import type { DocRoute } from '../../../core/model/route.ts'
import { planTestSite } from '../../../core/site/routes/planTestSite.fixture.ts'
import { tags } from '../index.ts'
import type { DocTagRoute } from '../tags.ts'

/** Create the routes of a small content folder. */
function createTestRoutes(files: Readonly<Record<string, string>>) {
  return planTestSite(files, { features: [tags] })
}

const text = (tags: string, rest = '') =>
  `---\ntags: ${tags}\n${rest}---\n# Page`
const listTagPages = (routes: readonly { readonly pathname: string }[]) =>
  routes
    .map(({ pathname }) => pathname)
    .filter(pathname => pathname.includes('/tags'))

test('2.9.19 a listed page with a tag creates the tag’s page and the tag index', async () => {
  const { routes } = await createTestRoutes({
    'docs/a.md': text('[React Native]')
  })
  expect(listTagPages(routes)).toEqual([
    '/docs/tags',
    '/docs/tags/react-native'
  ])
})

test('2.9.19 an unlisted page creates neither, and shows its tag as plain text', async () => {
  const { routes, find } = await createTestRoutes({
    'docs/a.md': '# A',
    'docs/b.md': text('[secret]', 'unlisted: true\n')
  })
  expect(listTagPages(routes)).toEqual([])
  expect(find<DocRoute>('/docs/b').tags).toEqual([{ label: 'secret' }])
})

test('2.5.6 a tag page neither lists nor counts unlisted docs', async () => {
  const { routes, find } = await createTestRoutes({
    'docs/a.md': text('[news]'),
    'docs/b.md': text('[news]', 'unlisted: true\n')
  })
  const page = find<DocTagRoute>('/docs/tags/news')
  expect(page.cards.map(({ href }) => href)).toEqual(['/docs/a'])
  expect(page.heading).toBe('One doc tagged with "news"')
  expect(routes.find(({ kind }) => kind === 'docTags')).toMatchObject({
    groups: [{ letter: 'N', tags: [{ label: 'news', count: 1 }] }]
  })
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
  expect(site.diagnostics.filter(isError)).toEqual([])
  expect(site.diagnostics.map(formatDiagnostic)).toContain(
    'docs/a.md:2:8: The tag "storge" isn\'t defined in docs/tags.yml.\n  Did you mean "storage"?'
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
