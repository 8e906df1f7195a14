import { expect, test } from 'vitest'
import { isShownLink } from './isShownLink.ts'

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
])('on %s a link to an unlisted doc shows: %s', (currentHref, expected) => {
  expect(isShownLink({ ...link, onlyWhenActive: true }, currentHref)).toBe(
    expected
  )
})

test('any other link shows everywhere', () => {
  expect(isShownLink(link, '/docs/other')).toBe(true)
})
