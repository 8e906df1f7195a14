import { expect, test } from 'vitest'
import {
  renderOnPage,
  sampleSite,
  simplifyMarkup
} from '../../../core/client/ui/sampleSite.fixture.tsx'
import { Extent } from './SaveAll.tsx'

const [version] = sampleSite.versions
const { locale } = sampleSite

test('a site with one version and one language needs no explanation', () => {
  expect(render({})).toBe('')
})

test('a site with several versions says which one is saved', () => {
  const versions = version && [
    { ...version, label: 'Next', isLast: false },
    { ...version, label: '2.0' }
  ]
  expect(render({ ...(versions && { versions }) })).toBe(
    '<p>Version 2.0 of the docs is saved. Other versions need a connection.</p>'
  )
})

test('a site with several languages says which one is saved', () => {
  const locales = [locale, { ...locale, name: 'de', label: 'Deutsch' }]
  expect(render({ locales })).toBe(
    '<p>The pages are saved in this language (English). Switch the language to save them in another one.</p>'
  )
})

function render(site: Partial<typeof sampleSite>): string {
  return simplifyMarkup(
    renderOnPage(<Extent />, { site: { ...sampleSite, ...site } })
  )
}
