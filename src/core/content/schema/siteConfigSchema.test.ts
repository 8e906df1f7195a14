import { expect, test } from 'vitest'
import { siteConfigSchema } from './siteConfigSchema.ts'

test.each([
  [
    '3.1 a site is served at the root, and a bar separates page titles from its title',
    {},
    { baseUrl: '/', titleDelimiter: '|', tagline: '', noIndex: false }
  ],
  [
    '3.7 an announcement can be closed and has the id "announcement-bar"',
    { announcementBar: { content: 'New' } },
    { announcementBar: { id: 'announcement-bar', isCloseable: true } }
  ],
  [
    '3.8 the navbar stays visible while the reader scrolls',
    { navbar: { items: [] } },
    { navbar: { hideOnScroll: false } }
  ],
  [
    '3.8 the navbar has no style',
    { navbar: { items: [] } },
    { navbar: expect.not.objectContaining({ style: expect.anything() }) }
  ],
  ['3.9 the footer is light', { footer: {} }, { footer: { style: 'light' } }],
  [
    '3.10 the color mode is light and can be switched',
    {},
    { colorMode: { defaultMode: 'light', disableSwitch: false } }
  ],
  [
    '2.5.12 2.5.23 the sidebar cannot be hidden, and opening a category closes no other',
    {},
    { docs: { hideableSidebar: false, autoCollapseCategories: false } }
  ]
])('%s by default', (_, written, expected) => {
  expect(siteConfigSchema.parse({ title: 'Kit', ...written })).toMatchObject(
    expected
  )
})

test('3.1 the URL of a site loses its trailing slash', () => {
  const { url } = siteConfigSchema.parse({
    title: 'Kit',
    url: 'https://kit.example/'
  })
  expect(url).toBe('https://kit.example')
})

test('3.10 respectPrefersColorScheme is rejected', () => {
  const colorMode = { respectPrefersColorScheme: true }
  expect(() => siteConfigSchema.parse({ title: 'Kit', colorMode })).toThrow()
})
