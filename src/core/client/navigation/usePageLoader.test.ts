import { describe, expect, test } from 'vitest'
import { claimReload } from './usePageLoader.ts'

describe('2.7.2 a reload', () => {
  const attempt = { url: 'https://docs.example/docs/form', build: 'main.1.js' }

  test('is granted once per URL and build', () => {
    const storage = createReloadStorage()
    expect(claimReload(() => storage, attempt)).toBe(true)
    expect(claimReload(() => storage, attempt)).toBe(false)
  })

  test('is granted for another URL and for a new build', () => {
    const storage = createReloadStorage()
    claimReload(() => storage, attempt)
    const other = { ...attempt, url: 'https://docs.example/docs/query' }
    expect(claimReload(() => storage, other)).toBe(true)
    expect(claimReload(() => storage, { ...attempt, build: 'main.2.js' })).toBe(
      true
    )
  })

  test('is refused if storage is denied', () => {
    function deny(): never {
      throw new Error('denied')
    }
    expect(claimReload(deny, attempt)).toBe(false)
  })
})

function createReloadStorage() {
  const storage = new Map<string, string>()
  return {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value)
  }
}
