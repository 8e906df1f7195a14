import { expect, test } from 'vitest'
import { CrashBoundary, clearCrash } from './ShellView.tsx'

const crashed = { crash: { error: new Error('no such field') }, resetKey: 'a' }

test('4.9 an error becomes a crash', () => {
  const { error } = crashed.crash
  expect(CrashBoundary.getDerivedStateFromError(error)).toEqual({
    crash: { error }
  })
})

test('4.9 a thrown undefined also counts as a crash', () => {
  expect(CrashBoundary.getDerivedStateFromError(undefined)).toEqual({
    crash: { error: undefined }
  })
})

test('4.9 a crash remains until the reader navigates', () => {
  expect(clearCrash(crashed, 'a')).toBe(null)
})

test('4.9 navigating clears a crash', () => {
  expect(clearCrash(crashed, 'b')).toEqual({ crash: undefined, resetKey: 'b' })
})
