import { expect, test } from 'vitest'
import { toHref } from '../../model/paths.ts'
import type { Library } from '../../model/site.ts'
import {
  createSampleSidebar,
  renderOnPage,
  sampleSite,
  simplifyMarkup
} from '../ui/sampleSite.fixture.tsx'
import { DocsSidebar } from './DocsSidebar.tsx'

test('2.5.11 with a navbar that hides, the sidebar repeats the brand, which Tab skips', () => {
  const { navbar } = sampleSite
  const brand = '<a href="/" tabindex="-1"><b>Sample</b></a>'
  expect(
    render({ ...sampleSite, navbar: { ...navbar, hideOnScroll: true } })
  ).toContain(brand)
  expect(render(sampleSite)).not.toContain('<b>Sample</b>')
})

test('the card of libraries marks the one that the sidebar belongs to', () => {
  const libraries = ['other', 'sample'].map((sidebar): Library => {
    return { sidebar, label: `The ${sidebar}`, href: toHref('/', '/docs') }
  })
  const html = render({
    ...sampleSite,
    libraries: [{ title: 'Kit', libraries }]
  })
  expect(html).toContain('<a href="/docs">The other</a>')
  expect(html).toContain('<a href="/docs" aria-current="true">The sample</a>')
})

function render(site: typeof sampleSite): string {
  const sidebar = createSampleSidebar()
  return simplifyMarkup(
    renderOnPage(<DocsSidebar sidebar={sidebar} />, { site })
  )
}
