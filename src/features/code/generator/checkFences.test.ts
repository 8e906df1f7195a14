import { expect, test } from 'vitest'
import { parseCodeMeta } from '../../../core/markdown/elements/codeMeta.ts'
import { checkFences } from './checkFences.ts'

function findMessages(info: string): readonly string[] {
  const meta = parseCodeMeta(info)
  const lines = ['a', 'b']
  return checkFences({ word: 'ts', info, meta, lines }).map(
    ({ message }) => message
  )
}

test.each([
  '{1,2}',
  'title="a {x} b"',
  `options='{ "strict": { "deep": true } }'`,
  `options='{ "strict": true }' {2}`
])('%s is valid', info => {
  expect(findMessages(info)).toEqual([])
})
