import { expect, test } from 'vitest'
import { createPathname } from '../../model/paths.ts'
import { sampleDoc, sampleSite } from '../ui/sampleSite.fixture.tsx'
import { createMenuEntry } from './createMenuEntry.ts'

const link = {
  kind: 'link',
  label: 'Secret',
  href: '/docs/secret',
  isExternal: false,
  active: { sidebar: 'guide' }
} as const

test.each([
  ['/docs/secret', true],
  ['/docs/Secret/', true],
  ['/docs/other', false],
  ['/docs/secret/more', false]
])(
  '2.6.7 on %s a link to an unlisted doc is visible: %s',
  (pathname, expected) => {
    const entry = createEntryOn(pathname, { onlyWhenActive: true })
    expect(entry !== undefined).toBe(expected)
  }
)

test('any other link is visible everywhere, and current in its sidebar', () => {
  expect(createEntryOn('/docs/other')).toMatchObject({ link, isActive: true })
})

test('2.6.5 a link that leaves the site is never current', () => {
  const entry = createEntryOn('/docs/other', { isExternal: true })
  expect(entry?.isActive).toBe(false)
})

function createEntryOn(
  path: string,
  options: Partial<Parameters<typeof createMenuEntry>[0]> = {}
) {
  const pathname = createPathname(path)
  const route = { ...sampleDoc, pathname, sidebar: 'guide' }
  const location = { pathname, search: '', hash: '' }
  return createMenuEntry(
    { ...link, ...options },
    { site: sampleSite, route, location, resolveLink: each => each }
  )
}
