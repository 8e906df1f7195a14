import { expect, test } from 'vitest'
import { parseSamples } from './parseSamples.ts'
import { renderFinding, resolveDiagnostic } from './resolveDiagnostic.ts'

const page = ['Text.', '', '  ```ts', '  const a = b', '  ```'].join('\n')

function resolveAt(line: number, column: number) {
  const [sample] = parseSamples('content/docs/a.mdx', page)
  if (sample === undefined) throw new Error('The page has no sample.')
  const file = 'a.ts'
  return resolveDiagnostic(sample, {
    file,
    line,
    column,
    code: 'TS2304',
    message: "Cannot find name 'b'."
  })
}

test('a message is placed at the line and column of the page', () => {
  expect(resolveAt(1, 11)).toMatchObject({
    file: 'content/docs/a.mdx',
    line: 4,
    column: 13
  })
})

test('a message after the last line is placed at its end', () => {
  expect(resolveAt(2, 1)).toMatchObject({ line: 4, column: 14 })
})

test('a finding shows the line of the sample and marks the column', () => {
  expect(renderFinding(resolveAt(1, 11))).toBe(
    [
      "content/docs/a.mdx:4:13 TS2304: Cannot find name 'b'.",
      '  4 | const a = b',
      '    |           ^'
    ].join('\n')
  )
})
