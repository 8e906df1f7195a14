import { afterEach, expect, test, vi } from 'vitest'
import {
  addRecentPage,
  readRecentPages,
  storeRecentPage
} from './recentPages.ts'

afterEach(() => vi.unstubAllGlobals())

const create = (path: string) => ({ path, title: path })

test('the last opened page comes first, and only once', () => {
  const pages = [create('/a'), create('/b')]
  expect(addRecentPage(pages, create('/b'))).toEqual([
    create('/b'),
    create('/a')
  ])
})

test('the oldest pages are dropped', () => {
  const pages = [...'abcdefg'].map(create)
  expect(addRecentPage(pages, create('h')).map(({ path }) => path)).toEqual([
    ...'habcdef'
  ])
})

test('sites on the same host remember their own pages', () => {
  const stored = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value)
  }
  vi.stubGlobal('window', { localStorage })
  storeRecentPage('/kit/', create('/a'))
  expect(readRecentPages('/kit/')).toEqual([create('/a')])
  expect(readRecentPages('/')).toEqual([])
})
