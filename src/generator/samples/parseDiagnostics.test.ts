import { expect, test } from 'vitest'
import { parseDiagnostics } from './parseDiagnostics.ts'

test('a message has a file, a place and a code', () => {
  expect(parseDiagnostics("a/b.ts(3,9): error TS2304: No 'x'.\n")).toEqual([
    { file: 'a/b.ts', line: 3, column: 9, code: 'TS2304', message: "No 'x'." }
  ])
})

test('indented lines continue the message above them', () => {
  const output = 'a.ts(1,1): error TS2322: First.\n  Second.\n    Third.\n'
  expect(parseDiagnostics(output)[0]?.message).toBe(
    'First.\n  Second.\n    Third.'
  )
})

test('a message without a place is kept', () => {
  expect(parseDiagnostics('error TS5083: Cannot read it.')).toMatchObject([
    { file: '', code: 'TS5083', message: 'Cannot read it.' }
  ])
})

test('lines from other programs are left out', () => {
  expect(parseDiagnostics('npm warn old\n\nDone.\n')).toEqual([])
})
