import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Diagnostic } from '../model/diagnostic.ts'
import { writeFiles } from '../writeFiles.fixture.ts'
import {
  formatCodeFrame,
  printDiagnostic,
  printDiagnostics
} from './printDiagnostic.ts'

test('a code frame marks the place within the surrounding lines', () => {
  const source = ['one', 'two', 'three', 'four', 'five', 'six'].join('\n')
  expect(formatCodeFrame(source, { line: 4, column: 2 })).toBe(
    [
      '  2 | two',
      '  3 | three',
      '> 4 | four',
      '    |  ^',
      '  5 | five',
      '  6 | six'
    ].join('\n')
  )
})

test.each([
  [{ line: 1, column: 130 }, '> 1 |'],
  [{ line: 1, column: 121 }, '> 1 |'],
  [{ line: 1, column: 120 }, '> 1 |']
])(
  'a long line is cut, and the place %j gets a caret only if it is still visible',
  (place, start) => {
    const [first = '', second = ''] = formatCodeFrame(
      `${'x'.repeat(130)}\r\nnext`,
      place
    ).split('\n')
    expect(first).toBe(`${start} ${'x'.repeat(120)}`)
    expect(second).toMatch(place.column > 120 ? /next/ : /^\s+\|\s{120}\^$/)
  }
)

test.each([
  ['on a line', { file: 'docs/a.md', line: 2 }, '> 2 | two'],
  ['in a whole file', { file: 'docs/a.md' }, undefined],
  ['in an output file', { file: 'nope.html', line: 2 }, undefined]
])(
  'a diagnostic %s is shown with its source line, if there is one',
  (_, place, marked) => {
    const root = mkdtempSync(path.join(tmpdir(), 'frame-'))
    writeFiles(root, { 'docs/a.md': 'one\ntwo\n' })
    const bad = { severity: 'error', message: 'Bad.', place, hint: 'Fix it.' }
    const text = printDiagnostic(bad as Diagnostic, root)
    const [head, frame, ...rest] = text.split('\n\n')
    rmSync(root, { recursive: true })
    expect(head).toBe(
      `error: ${[place.file, 'line' in place ? 2 : []].flat().join(':')}: Bad.\n  Fix it.`
    )
    if (marked === undefined) expect(frame).toBeUndefined()
    else expect(frame).toContain(marked)
    expect(rest).toEqual([])
  }
)

test("a place that doesn't exist in the source has no code frame", () => {
  expect(formatCodeFrame('one', { line: 2, column: 1 })).toBe('')
})

test('the first diagnostics are printed, and the others are counted', () => {
  const links = ['a', 'b', 'c', 'd'].map(
    (name): Diagnostic => ({
      severity: 'warning',
      message: `The page links to "${name}", which doesn't exist.`
    })
  )
  expect(printDiagnostics(links, '/content', 1)).toEqual([
    'warning: The page links to "a", which doesn\'t exist.',
    'And 3 more.'
  ])
})

test('diagnostics are not counted if all of them are printed', () => {
  const bad: Diagnostic = { severity: 'error', message: 'Bad.' }
  expect(printDiagnostics([bad], '/content', 1)).toEqual(['error: Bad.'])
})
