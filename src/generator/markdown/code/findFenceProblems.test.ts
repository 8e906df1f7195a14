import { expect, test } from 'vitest'
import { findFenceProblems } from './findFenceProblems.ts'
import { parseCodeMeta } from './parseCodeMeta.ts'

function findMessages(info: string): readonly string[] {
  const meta = parseCodeMeta(info)
  const lines = ['a', 'b']
  return findFenceProblems({ info, meta, lines }).map(({ message }) => message)
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
  ['{x}', '"{x}" does not fit the code, whose last line is 2.'],
  ['{2-1}', '"{2-1}" does not fit the code, whose last line is 2.'],
  [
    `options='{ "a": 1 }' {x}`,
    '"{x}" does not fit the code, whose last line is 2.'
  ],
  ['{3}', '"{3}" does not fit the code, whose last line is 2.'],
  [
    '{1-99999999999}',
    '"{1-99999999999}" does not fit the code, whose last line is 2.'
  ]
])('%s is a slip', (info, message) => {
  expect(findMessages(info)).toEqual([message])
})
