import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { toHref } from '../../model/paths.ts'
import type { ContentModule, Route } from '../../model/route.ts'
import {
  createLink,
  createSampleSidebar,
  renderOnPage,
  sampleDoc,
  sampleRoute,
  simplifyMarkup
} from '../ui/sampleSite.fixture.tsx'
import { PageView } from './PageView.tsx'

const href = toHref('/', '/blog/news')
const content: ContentModule = {
  default: () => <p>Text</p>,
  headings: [{ level: 2, id: 'one', html: 'One' }]
}

const routes: readonly Route[] = [
  { ...sampleRoute, kind: 'landing' },
  sampleDoc,
  {
    ...sampleDoc,
    kind: 'category',
    heading: 'Query',
    cards: [{ kind: 'doc', label: 'Keys', href, description: 'All about keys' }]
  },
  { ...sampleRoute, kind: 'notFound' }
]

/** Content for page kinds that need more than text. */
const samples: Readonly<Partial<Record<Route['kind'], ReactNode>>> = {
  landing: <h1>Sample</h1>
}

test.each(routes)('a $kind page has one main and one h1', route => {
  const html = render(route, {
    ...content,
    default: () => samples[route.kind] ?? <p>Text</p>
  })
  expect(html.match(/<main/g)).toHaveLength(1)
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).not.toContain(' style=')
})

test('2.5.3 a doc shows its heading above the content', () => {
  expect(render(sampleDoc)).toContain(
    '<div><header><h1>Get started</h1></header><p>Text</p></div>'
  )
})

test('a doc with a sidebar shows it', () => {
  expect(render(sampleDoc)).toContain('<nav aria-label="Docs sidebar">')
})

test('a doc lists its headings both beside and above the text', () => {
  const html = render(sampleDoc)
  expect(html).toContain('<nav aria-label="Table of contents"')
  expect(html).toContain('<summary>On this page</summary>')
})

test('2.8.4 a doc without headings has no table of contents', () => {
  const html = render(sampleDoc, { default: content.default })
  expect(html).not.toContain('On this page')
})

test('2.5.6 an unlisted doc has a notice', () => {
  expect(render({ ...sampleDoc, isUnlisted: true })).toContain(
    'This page is unlisted. Search engines will not index it, and only users having a direct link can access it.'
  )
})

test('8.3 content without a default export fails with the page’s path', () => {
  expect(() => render(sampleDoc, {})).toThrow(
    "The page component at /docs/started doesn't have a default export."
  )
})

test('2.5.31 a category card is one link, with the full text in tooltips', () => {
  expect(renderKind('category')).toContain(
    '<article><a href="/blog/news"><h2 title="Keys"><span>Keys</span></h2><p title="All about keys">All about keys</p></a></article>'
  )
})

test('2.5.7 a doc page has a paginator even if it is empty', () => {
  expect(renderKind('doc')).toContain(
    '<nav aria-label="Docs pages" data-print="hidden"></nav>'
  )
})

function renderKind(kind: Route['kind']): string {
  const route = routes.find(candidate => candidate.kind === kind)
  if (route === undefined) throw new Error(`No sample of kind ${kind}.`)
  return render(route)
}

function render(route: Route, module: ContentModule = content): string {
  const sidebar = createSampleSidebar(createLink('started'))
  const page = { route, contents: [module], sidebar }
  return simplifyMarkup(renderOnPage(<PageView page={page} />, { page }))
}
