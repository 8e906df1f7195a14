import { expect, test } from 'vitest'
import { DiagnosticError } from '../../model/diagnostic.ts'
import type { SourceLocator } from '../sourceLocator.ts'
import { resolveVersions } from './resolveVersions.ts'

const nothing = { names: [], current: { folder: 'docs' } }

test('2.5.10 a site without versions has one, called current', () => {
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
  const found = { names: ['2.0', '1.0'], current: { folder: 'docs' } }
  expect(
    resolveVersions({}, found).map(
      ({ name, label, path, banner, badge, isLast }) => [
        name,
        label,
        path,
        banner,
        badge,
        isLast
      ]
    )
  ).toEqual([
    ['current', 'Next', 'next', 'unreleased', true, false],
    ['2.0', '2.0', '', 'none', true, true],
    ['1.0', '1.0', '1.0', 'unmaintained', true, false]
  ])
})

test('a release has its own folders', () => {
  const [version] = resolveVersions({}, { names: ['1.0'] })
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
          sidebars: 'old-sidebars.mts',
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

test('a folder without docs still has the current version', () => {
  const versions = resolveVersions({}, { names: [] })
  expect(versions.map(({ name }) => name)).toEqual(['current'])
})

/** Returns the path of the key as its place. */
const locator: SourceLocator = {
  file: 'site.ts',
  findValue: path => ({ file: path.join('.') }),
  findKey: path => ({ file: path.join('.') })
}

test.each([
  [
    'an unknown last version',
    { versions: [{ name: '1.0' }, { name: '2.0' }], lastVersion: '3.0' },
    'docs.lastVersion: There is no docs version "3.0".\n  Set docs.lastVersion to one of 1.0, 2.0.'
  ],
  [
    'a path shared by two versions',
    {
      versions: [
        { name: '1.0' },
        { name: '2.0', path: '' },
        { name: '3.0', path: '1.0' }
      ]
    },
    'docs.versions.2.path: The docs versions "1.0" and "3.0" have the path "1.0".\n  Set a different path for each entry of docs.versions.'
  ]
])('%s is rejected', (_, docs, message) => {
  const resolve = () => resolveVersions(docs, nothing, locator)
  expect(resolve).toThrow(DiagnosticError)
  try {
    resolve()
  } catch (error) {
    expect((error as DiagnosticError).message).toBe(message)
  }
})
