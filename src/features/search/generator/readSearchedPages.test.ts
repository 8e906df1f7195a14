import { expect, test } from 'vitest'
import { toPathname } from '../../../core/model/paths.ts'
import { planTestSite } from '../../../core/site/routes/planTestSite.fixture.ts'
import type { SearchSection } from './indexBlock.ts'
import {
  listSearchedPages,
  mergeHeadlessSections
} from './readSearchedPages.ts'

function section(id: string, text: string, symbols: string[] = []) {
  return { id, heading: id, symbols, text, code: text && `${text}()` }
}

test.each<[string, readonly SearchSection[], readonly SearchSection[]]>([
  ['nothing', [], []],
  [
    'a page without partials',
    [section('', 'a'), section('b', 'c')],
    [section('', 'a'), section('b', 'c')]
  ],
  [
    'a partial without headings',
    [section('b', 'c', ['x']), section('', 'd', ['x', 'y'])],
    [{ ...section('b', 'c d', ['x', 'y']), code: 'c()\nd()' }]
  ],
  [
    'a section that continues after a partial with headings',
    [
      section('b', 'c'),
      section('d', 'e'),
      { ...section('b', 'f'), heading: '' }
    ],
    [{ ...section('b', 'c f'), code: 'c()\nf()' }, section('d', 'e')]
  ],
  ['an image', [section('', 'a'), section('', '')], [section('', 'a')]]
])('every section but the first has a heading: %s', (_, given, expected) => {
  expect(mergeHeadlessSections(given)).toEqual(expected)
})

test.each([
  [
    'added to the text',
    'description: How lists load.',
    'How lists load. Text.'
  ],
  ["not repeated if it's the first paragraph", '', 'Text.'],
  ['not repeated if the text contains it', 'description: Text.', 'Text.']
])('the description is %s', async (_, matter, text) => {
  const { site, planned } = await planTestSite({
    'docs/a.md': `---\n${matter}\n---\n\n# A\n\nText.\n`
  })
  const [page] = listSearchedPages(
    site,
    planned,
    new Map([[toPathname('/docs/a'), [section('', 'Text.')]]])
  ).filter(({ path: pathname }) => pathname === '/docs/a')
  expect(page?.sections.map(each => each.text)).toEqual([text])
})

test('a page without a topic is grouped by its version', async () => {
  const { site, planned } = await planTestSite({
    'docs/alone.md': '# Alone',
    'docs/form/one.md': '# One',
    'versioned_docs/version-1.0/alone.md': '# Alone',
    'versioned_docs/version-2.0/alone.md': '# Alone',
    'versions.json': '["2.0", "1.0"]',
    'sidebars.ts': "export default { form: ['form/one'] }",
    'versioned_sidebars/version-1.0-sidebars.json': '{}',
    'versioned_sidebars/version-2.0-sidebars.json': '{}',
    'site.ts': "export default { title: 'Sample', url: 'https://a.example' }"
  })
  const groups = listSearchedPages(site, planned, new Map())
    .filter(({ title }) => title === 'Alone')
    .map(({ path: pathname, group }) => [pathname, group])
  expect(Object.fromEntries(groups)).toEqual({
    '/docs/alone': 'Sample',
    '/docs/1.0/alone': 'Sample (1.0)',
    '/docs/next/alone': 'Sample (Next)'
  })
})

test('current docs have the highest weight, followed by other pages, old docs and the home page', async () => {
  const { site, planned } = await planTestSite({
    'index.md': '# Home',
    'docs/one.md': '# One',
    'versioned_docs/version-2.0/one.md': '---\ndescription: How.\n---\n# One',
    'versioned_docs/version-2.0/hidden.md':
      '---\nunlisted: true\n---\n# Hidden',
    'versioned_docs/version-2.0/v1/one.md': '# One',
    'versioned_docs/version-2.0/group/_category_.json':
      '{ "link": { "type": "generated-index" } }',
    'versioned_docs/version-2.0/group/two.md': '# Two',
    'versioned_docs/version-1.0/one.md': '# One',
    'versions.json': '["2.0", "1.0"]',
    'site.ts': "export default { title: 'Sample', url: 'https://a.example' }"
  })
  const sections = new Map([
    [toPathname('/docs/one'), [section('', 'Text.'), section('b', 'c')]]
  ])
  const pages = listSearchedPages(site, planned, sections)
  expect(
    Object.fromEntries(pages.map(each => [each.path, each.weight]))
  ).toEqual({
    '/': 0.5,
    '/docs/next/one': 0.6,
    '/docs/one': 1,
    '/docs/v1/one': 0.6,
    '/docs/group/two': 1,
    '/docs/category/group': 0.7,
    '/docs/1.0/one': 0.6
  })
  const texts = pages.map(each => [
    each.path,
    each.sections.map(({ text }) => text)
  ])
  expect(Object.fromEntries(texts)).toMatchObject({
    '/docs/one': ['How. Text.', 'c'],
    '/docs/group/two': ['']
  })
})
