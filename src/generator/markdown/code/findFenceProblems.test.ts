import { expect, test } from 'vitest'
import { findFenceProblems } from './findFenceProblems.ts'
import { parseCodeMeta } from './parseCodeMeta.ts'

function findMessages(info: string): readonly string[] {
  const meta = parseCodeMeta(info)
  const lines = ['a', 'b']
  return findFenceProblems({ info, meta, lines, language: 'ts' }).map(
    ({ message }) => message
  )
}

test.each([
  '{1,2}',
  'title="a {x} b"',
  `options='{ "strict": { "deep": true } }'`,
  `options='{ "strict": true }' {2}`
])('%s names lines of the code', info => {
  expect(findMessages(info)).toEqual([])
})

test.each([
  ['{x}', '"{x}" does not name any lines.'],
  ['{2-1}', '"{2-1}" does not name any lines.'],
  [`options='{ "a": 1 }' {x}`, '"{x}" does not name any lines.'],
  ['{3}', '"{3}" goes beyond the 2 lines of the code.'],
  ['{1-99999999999}', '"{1-99999999999}" goes beyond the 2 lines of the code.']
])('%s is a slip', (info, message) => {
  expect(findMessages(info)).toEqual([message])
})

test.each([
  ['js', ['Line 2 is shown without colours: 5000 characters.']],
  ['text', []]
])('a line of %s that is too long to colour is said', (language, messages) => {
  const lines = ['a', 'b'.repeat(5000), 'c'.repeat(4999)]
  const fence = { info: '', meta: parseCodeMeta(''), lines, language }
  const problems = findFenceProblems(fence)
  expect(problems.map(({ message }) => message)).toEqual(messages)
})
