import { expect, test } from 'vitest'
import { PageView } from '../../../core/client/pages/PageView.tsx'
import { loadedPageViews } from '../../../core/client/state/loadedPageViews.ts'
import {
  renderOnPage,
  sampleDoc,
  simplifyMarkup
} from '../../../core/client/ui/sampleSite.fixture.tsx'
import { toHref } from '../../../core/model/paths.ts'
import type { ContentModule, Route } from '../../../core/model/route.ts'
import TagPage from './TagPage.tsx'

// As the chunk of the page does.
Object.assign(loadedPageViews, { docTags: TagPage, docTag: TagPage })

const href = toHref('/', '/docs/keys')
const content: ContentModule = { default: () => <p>Text</p> }

const routes: readonly Route[] = [
  {
    ...sampleDoc,
    kind: 'docTags',
    groups: [{ letter: 'K', tags: [{ label: 'keys', href, count: 2 }] }]
  },
  {
    ...sampleDoc,
    kind: 'docTag',
    heading: 'One doc tagged with "keys"',
    cards: [{ kind: 'doc', label: 'Keys', href }],
    tagsHref: toHref('/', '/docs/tags')
  }
]

test.each(routes)('a $kind page has one main and one h1', route => {
  const html = render(route)
  expect(html.match(/<main/g)).toHaveLength(1)
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).not.toContain(' style=')
})

test('the index lists all tags by letter, with their number of docs', () => {
  expect(renderKind('docTags')).toMatch(
    /<h1>Tags<\/h1><section><h2>K<\/h2><ul><li><a href="\/docs\/keys">keys <span>2<\/span><\/a><\/li><\/ul><\/section>/
  )
})

test('a tag page links to the index', () => {
  expect(renderKind('docTag')).toContain(
    '<a href="/docs/tags">View all tags</a>'
  )
})

test('a tag without a page is plain text', () => {
  const html = render({
    ...sampleDoc,
    tags: [{ label: 'keys', href }, { label: 'secret' }]
  })
  expect(html).toContain(
    '<b>Tags:</b><ul><li><a href="/docs/keys">keys</a></li><li><span>secret</span></li></ul>'
  )
})

function renderKind(kind: Route['kind']): string {
  const route = routes.find(candidate => candidate.kind === kind)
  if (route === undefined) throw new Error(`No sample of kind ${kind}.`)
  return render(route)
}

function render(route: Route, module: ContentModule = content): string {
  const page = { route, contents: [module] }
  return simplifyMarkup(renderOnPage(<PageView page={page} />, { page }))
}
