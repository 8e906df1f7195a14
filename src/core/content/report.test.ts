import { expect, test } from 'vitest'
import type { Diagnostic } from '../model/diagnostic.ts'
import { createReport, groupRepeated } from './report.ts'

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

test('the same diagnostic in several places keeps its severity and lists them once', () => {
  const found = [1, 2, 3, 2, 1].map(line => createOdd('a.md', line))
  expect(groupRepeated(found)).toEqual([
    {
      ...createOdd('a.md', 1),
      hint: 'Mend it.\nAlso at:\na.md:2\na.md:3'
    }
  ])
})
