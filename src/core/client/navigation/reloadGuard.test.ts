import { describe, expect, test } from 'vitest'
import { claimReload } from './reloadGuard.ts'

describe('a reload', () => {
  const attempt = { url: 'https://docs.example/docs/form', build: 'main.1.js' }

  test('is granted once per target and build', () => {
    const notes = createNotes()
    expect(claimReload(() => notes, attempt)).toBe(true)
    expect(claimReload(() => notes, attempt)).toBe(false)
  })

  test('is granted for another target and for a new build', () => {
    const notes = createNotes()
    claimReload(() => notes, attempt)
    const other = { ...attempt, url: 'https://docs.example/docs/query' }
    expect(claimReload(() => notes, other)).toBe(true)
    expect(claimReload(() => notes, { ...attempt, build: 'main.2.js' })).toBe(
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

function createNotes() {
  const notes = new Map<string, string>()
  return {
    getItem: (key: string) => notes.get(key) ?? null,
    setItem: (key: string, value: string) => void notes.set(key, value)
  }
}
