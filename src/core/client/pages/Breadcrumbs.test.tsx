import { expect, test } from 'vitest'
import { toHref } from '../../model/paths.ts'
import { renderOnPage, simplifyMarkup } from '../ui/sampleSite.fixture.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'

test('2.5.8 positions start at 1 after home, and the page is not a link', () => {
  const items = [
    { label: 'Query', href: toHref('/', '/docs/category/query') },
    { label: 'Keys', href: toHref('/', '/docs/keys') }
  ]
  const html = renderOnPage(<Breadcrumbs items={items} homeHref="/" />)
  const list = 'itemScope="" itemType="https://schema.org/BreadcrumbList"'
  const item =
    'itemScope="" itemProp="itemListElement" itemType="https://schema.org/ListItem"'
  expect(simplifyMarkup(html)).toBe(
    [
      '<nav aria-label="Breadcrumbs" data-print="hidden">',
      `<ol ${list} data-label="On this page">`,
      '<li><a href="/" aria-label="Home page"></a></li>',
      `<li ${item}><a href="/docs/category/query" itemProp="item">`,
      '<span itemProp="name">Query</span></a>',
      '<meta itemProp="position" content="1"/></li>',
      `<li ${item} aria-current="page"><span itemProp="name">Keys</span>`,
      '<meta itemProp="position" content="2"/></li>',
      '</ol></nav>'
    ].join('')
  )
})

test('2.5.8 a page without breadcrumbs has no breadcrumb landmark', () => {
  expect(renderOnPage(<Breadcrumbs items={[]} homeHref="/" />)).toBe('')
})
