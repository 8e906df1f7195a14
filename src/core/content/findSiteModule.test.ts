import { expect, test } from 'vitest'
import { findPackageName } from './findSiteModule.ts'

test.each([
  ['name', 'name'],
  ['name/part/file.md', 'name'],
  ['@scope/name', '@scope/name'],
  ['@scope/name/part/file.md', '@scope/name'],
  ['@scope', '@scope']
])('%s belongs to the package %s', (specifier, name) => {
  expect(findPackageName(specifier)).toBe(name)
})
