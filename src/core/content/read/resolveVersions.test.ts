import { expect, test } from 'vitest'
import { resolveVersions } from './resolveVersions.ts'

const nothing = { names: [], hasCurrent: true }

test('a site without versions has one, called current', () => {
  expect(resolveVersions({}, nothing)).toEqual([
    {
      name: 'current',
      label: 'Next',
      folder: 'docs',
      path: '',
      sidebars: 'sidebars',
      banner: 'none',
      badge: false,
      isLast: true
    }
  ])
})

test('the newest release in versions.json is at the docs path', () => {
  const found = { names: ['2.0', '1.0'], hasCurrent: true }
  expect(
    resolveVersions({}, found).map(({ name, label, path, banner, isLast }) => [
      name,
      label,
      path,
      banner,
      isLast
    ])
  ).toEqual([
    ['current', 'Next', 'next', 'unreleased', false],
    ['2.0', '2.0', '', 'none', true],
    ['1.0', '1.0', '1.0', 'unmaintained', false]
  ])
})

test('a release has its own folders', () => {
  const [version] = resolveVersions({}, { names: ['1.0'], hasCurrent: false })
  expect(version).toMatchObject({
    folder: 'versioned_docs/version-1.0',
    sidebars: 'versioned_sidebars/version-1.0-sidebars',
    badge: false
  })
})

test('settings override defaults', () => {
  const [version] = resolveVersions(
    {
      versions: [
        {
          name: '1.0',
          label: 'One',
          folder: 'old',
          path: 'one',
          sidebars: 'old-sidebars.json',
          banner: 'none',
          badge: true
        }
      ]
    },
    nothing
  )
  expect(version).toMatchObject({
    label: 'One',
    folder: 'old',
    path: 'one',
    sidebars: 'old-sidebars',
    banner: 'none',
    badge: true
  })
})

test.each([
  ['the configured one', 'next', { lastVersion: '1.0' }, '1.0'],
  ['otherwise the one with an empty path', '', {}, 'current']
])('the last version is %s', (_name, path, settings, expected) => {
  const versions = resolveVersions(
    { versions: [{ name: '1.0' }, { name: 'current', path }], ...settings },
    nothing
  )
  expect(versions.find(({ isLast }) => isLast)?.name).toBe(expected)
})

test('an unknown last version is refused', () => {
  expect(() => resolveVersions({ lastVersion: '3.0' }, nothing)).toThrow(
    'There is no docs version "3.0".'
  )
})
