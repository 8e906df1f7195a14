import { expect, test } from 'vitest'
import type { AnnouncementBarData, FooterData } from '../../model/site.ts'
import {
  renderOnPage,
  sampleSite,
  simplifyMarkup
} from '../ui/sampleSite.fixture.tsx'
import { Shell } from './Shell.tsx'

const announcementBar: AnnouncementBarData = {
  id: 'news',
  content: '<b>News</b>',
  isCloseable: true,
  tone: 'brand'
}
const link = { kind: 'link', label: 'Docs', href: '/docs' } as const
const footer: FooterData = {
  style: 'light',
  columns: [{ title: 'Read', items: [{ ...link, isExternal: false }] }],
  copyright: 'Us'
}

test('1.1.1 the order is skip link, announcement, navbar, page, footer', () => {
  const html = render({ ...sampleSite, announcementBar, footer })
  const places = [
    '<div role="region" aria-label="Skip to main content"><a href="#_main">Skip to main content</a>',
    '<div role="banner" data-tone="brand" data-print="hidden">',
    '<nav aria-label="Main"',
    '<div id="_main"><main>Page</main></div>',
    '<footer data-style="light" data-print="hidden">'
  ].map(part => html.indexOf(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((one, other) => one - other))
})

test('1.3.3 an announcement that isn’t closeable has no button', () => {
  const bar = { ...announcementBar, isCloseable: false }
  const html = render({ ...sampleSite, announcementBar: bar })
  expect(html).toContain('<b>News</b>')
  expect(html).not.toContain('aria-label="Close"')
})

test('1.3.1 1.4.1 a site without footer and announcement has no landmarks for them', () => {
  const html = render(sampleSite)
  expect(html).not.toContain('<footer')
  expect(html).not.toContain('role="banner"')
})

test('1.4.2 a footer column has a title above its links', () => {
  expect(render({ ...sampleSite, footer })).toContain(
    '<div><div>Read</div><ul><li><a href="/docs">Docs</a></li></ul></div>'
  )
})

test('the shell has no style attributes', () => {
  expect(render({ ...sampleSite, announcementBar, footer })).not.toContain(
    ' style='
  )
})

function render(site: typeof sampleSite): string {
  return simplifyMarkup(
    renderOnPage(
      <Shell>
        <main>Page</main>
      </Shell>,
      { site }
    )
  )
}
