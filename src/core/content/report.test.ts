import { expect, test } from 'vitest'
import type { Diagnostic } from '../model/diagnostic.ts'
import { createReport } from './report.ts'

function createOdd(file: string, line: number): Diagnostic {
  const place = { file, line }
  return { severity: 'warning', message: 'Odd.', place, hint: 'Mend it.' }
}

test('diagnostics are listed by file and line', () => {
  const { report, listDiagnostics } = createReport()
  report([createOdd('b.md', 1), createOdd('a.md', 10)])
  report([createOdd('a.md', 9)])
  const places = listDiagnostics().map(({ place }) => place)
  expect(places).toEqual([
    { file: 'a.md', line: 9 },
    { file: 'a.md', line: 10 },
    { file: 'b.md', line: 1 }
  ])
})

test('diagnostics are listed by the number in a file name', () => {
  const { report, listDiagnostics } = createReport()
  report([createOdd('docs/10.md', 1), createOdd('docs/2.md', 1)])
  const files = listDiagnostics().map(({ place }) => place?.file)
  expect(files).toEqual(['docs/2.md', 'docs/10.md'])
})
