import { expect, test } from 'vitest'
import { createCacheNames, isCacheOf } from './cacheNames.ts'

const scope = 'https://docs.example/kit/'

test('every cache of a site has its own name', () => {
  const names = Object.values(createCacheNames(scope))
  expect(new Set(names).size).toBe(names.length)
})

test('a site recognises its own caches and no others', () => {
  const { pages } = createCacheNames(scope)
  expect(isCacheOf(scope, pages)).toBe(true)
  expect(isCacheOf('https://docs.example/', pages)).toBe(false)
  expect(isCacheOf(scope, 'pages')).toBe(false)
})
