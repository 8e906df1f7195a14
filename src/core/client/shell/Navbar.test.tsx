import { expect, test } from 'vitest'
import type { NavbarItemData, NavbarLink } from '../../model/navbar.ts'
import {
  renderOnPage,
  sampleSite,
  simplifyMarkup
} from '../ui/sampleSite.fixture.tsx'
import { Navbar } from './Navbar.tsx'

const link: NavbarLink = {
  kind: 'link',
  label: 'Docs',
  href: '/docs/started',
  isExternal: false,
  active: { basePath: '/docs' }
}
const external: NavbarLink = {
  ...link,
  label: 'Source',
  href: 'https://git.example',
  isExternal: true
}

test('2.6.5 a link to the current page is current', () => {
  expect(render({ ...link, position: 'left' })).toContain(
    '<div data-position="left"><a href="/docs/started" aria-current="page">Docs</a></div>'
  )
})

test('2.6.5 a link that leaves the site opens a new tab and is never current', () => {
  expect(render({ ...external, position: 'right' })).toContain(
    '<div data-position="right"><a href="https://git.example" target="_blank" rel="noopener noreferrer">Source<span'
  )
})

test('2.6.5 a link with markup shows the markup instead of its label', () => {
  const item = { ...link, html: '<i>Docs</i>', position: 'left' } as const
  expect(render(item)).toContain('<span><i>Docs</i></span></a>')
})

test('a link can have a label for screen readers', () => {
  const item = { ...link, ariaLabel: 'All docs', position: 'left' } as const
  expect(render(item)).toContain(
    '<a href="/docs/started" aria-label="All docs" aria-current="page">Docs</a>'
  )
})

test('2.6.7 an unlisted doc is linked only from its own page', () => {
  const unlisted = { ...link, onlyWhenActive: true, position: 'left' } as const
  expect(render(unlisted)).toContain('>Docs<')
  expect(render({ ...unlisted, href: '/docs/other' })).not.toContain('>Docs<')
})

test('4.4.1 a dropdown without its own page is a button with a list', () => {
  const html = render({
    kind: 'dropdown',
    label: 'More',
    active: {},
    items: [link, { kind: 'html', html: '<hr>' }],
    position: 'left'
  })
  expect(html).toMatch(
    /<button type="button" aria-haspopup="true" aria-expanded="false" aria-controls="([^"]+)" aria-current="page">More<\/button><ul id="\1"><li><a href="\/docs\/started" aria-current="page">Docs<\/a><\/li><li><hr><\/li><\/ul>/
  )
})

test('before hydration the menu button is a native disclosure', () => {
  expect(render({ ...link, position: 'left' })).toContain(
    '<details><summary aria-label="Toggle navigation bar"></summary></details>'
  )
})

test('4.2.1 without items there is no menu button', () => {
  expect(render()).not.toContain('Toggle navigation bar')
})

test('4.1.3 the served color mode toggle is disabled and names the default mode', () => {
  const label = 'Switch between dark and light mode (currently light mode)'
  expect(render()).toContain(
    `<button type="button" disabled="" title="${label}" aria-label="${label}" aria-pressed="false" aria-live="polite">`
  )
})

test('8.7 an unknown kind of item is rejected with its name', () => {
  // A configuration from another release can contain other kinds.
  const unknown = {
    kind: 'clock',
    position: 'left'
  } as unknown as NavbarItemData
  expect(() => render(unknown)).toThrow(
    'No NavbarItem component found for type "clock".'
  )
})

function render(...items: readonly NavbarItemData[]): string {
  const navbar = { ...sampleSite.navbar, items }
  return simplifyMarkup(
    renderOnPage(<Navbar />, { site: { ...sampleSite, navbar } })
  )
}
