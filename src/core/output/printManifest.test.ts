import { expect, test } from 'vitest'
import { sampleSite } from '../client/ui/sampleSite.fixture.tsx'
import type { ClientSite } from '../model/site.ts'
import { printManifest } from './printManifest.ts'

const site: ClientSite = {
  ...sampleSite,
  title: 'Kit',
  tagline: 'All tools',
  baseUrl: '/kit/',
  locale: { ...sampleSite.locale, htmlLang: 'ar', direction: 'rtl' }
}

function readManifest(given: ClientSite) {
  return JSON.parse(printManifest(given).text)
}

test('the manifest describes the site in its own language', () => {
  const { icons: _, ...described } = readManifest(site)
  expect(described).toEqual({
    id: '/kit/',
    name: 'Kit',
    short_name: 'Kit',
    description: 'All tools',
    start_url: '/kit/',
    scope: '/kit/',
    display: 'minimal-ui',
    lang: 'ar',
    dir: 'rtl',
    background_color: '#fcfdfd',
    theme_color: '#fcfdfd'
  })
})

test('a site without a tagline has no description', () => {
  expect(readManifest({ ...site, tagline: '' })).not.toHaveProperty(
    'description'
  )
})

test('an installed site that is dark by default starts dark', () => {
  const colorMode = { defaultMode: 'dark', disableSwitch: false } as const
  expect(readManifest({ ...site, colorMode })).toMatchObject({
    background_color: '#0b1114',
    theme_color: '#0b1114'
  })
})
