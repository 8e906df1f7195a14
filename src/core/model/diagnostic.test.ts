import { expect, test } from 'vitest'
import { type Diagnostic, mergeRepeated } from './diagnostic.ts'

function createOdd(line: number): Diagnostic {
  const place = { file: 'a.md', line }
  return { severity: 'warning', message: 'Odd.', place, hint: 'Mend it.' }
}

test('the same diagnostic in several places keeps its severity and lists them once', () => {
  const found = [1, 2, 3, 2, 1].map(line => createOdd(line))
  expect(mergeRepeated(found)).toEqual([
    {
      ...createOdd(1),
      hint: 'Mend it.\nAlso at:\na.md:2\na.md:3'
    }
  ])
})
