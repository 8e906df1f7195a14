import { expect, test } from 'vitest'
import { createHref } from '../../../core/model/paths.ts'
import { listRecentPages } from './listOptions.ts'

const createVersion = (name: string, path: string, isLast = false) => ({
  name,
  label: name,
  path: createHref('/kit/', path),
  mainDocHref: createHref('/kit/', path),
  isLast,
  banner: 'none' as const,
  badge: true
})

test.each([
  ['of the last version', '/docs/usage', undefined],
  ['of an older version', '/docs/1.0/usage', '1.0'],
  ['of the next version', '/docs/next/usage', 'next'],
  ['without a version', '/blog/usage', undefined],
  ['that is named like a version', '/docs/1.0.1', undefined]
])('a recently opened page %s', (_, path, expected) => {
  const versions = [
    createVersion('next', '/docs/next'),
    createVersion('2.0', '/docs', true),
    createVersion('1.0', '/docs/1.0')
  ]
  const site = { baseUrl: '/kit/', versions }
  const [recent] = listRecentPages([{ path, title: 'Usage' }], 'Recent', site)
  expect(recent?.options.map(({ version }) => version)).toEqual([expected])
})

test('a recently opened page of the last version, below the path of another', () => {
  const versions = [
    createVersion('next', '/'),
    createVersion('2.0', '/2.0', true)
  ]
  const page = { path: '/2.0/usage', title: 'Usage' }
  const [recent] = listRecentPages([page], 'Recent', {
    baseUrl: '/kit/',
    versions
  })
  expect(recent?.options.map(({ version }) => version)).toEqual([undefined])
})
