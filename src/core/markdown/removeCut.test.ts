import { expect, test } from 'vitest'
import { removeCut } from './removeCut.ts'

test('the lines up to and including the cut are not shown', () => {
  expect(removeCut('import a\n// ---cut---\nb\nc')).toBe('b\nc')
})

test('a sample without a cut is shown completely', () => {
  expect(removeCut('a\n// a comment\nb')).toBe('a\n// a comment\nb')
})

test('only the first cut counts', () => {
  expect(removeCut('// ---cut---\na\n// ---cut---\nb')).toBe(
    'a\n// ---cut---\nb'
  )
})
