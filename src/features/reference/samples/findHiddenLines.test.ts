import { expect, test } from 'vitest'
import { findHiddenLines } from './findHiddenLines.ts'
import { parseExamples } from './parseExamples.ts'
import { parseSamples } from './parseSamples.ts'

function findLines(code: string): readonly number[] {
  const [sample] = parseSamples('page.mdx', `\`\`\`ts\n${code}\n\`\`\``)
  return sample === undefined ? [] : findHiddenLines(sample).map(readLine)
}

function readLine(message: string): number {
  return Number(/^page\.mdx:(\d+):1 /.exec(message)?.[1])
}

test.each([
  ['a sample without a cut hides nothing', "import { a } from 'a'\na()", []],
  ['a hidden value is found', 'const a = 1\n// ---cut---\na', [2]],
  [
    'a hidden value import is found, even from the sample application',
    "import { api } from '@/services/api'\n// ---cut---\napi",
    [2]
  ],
  [
    'a hidden type of a library is found',
    "import type { A } from 'a'\n// ---cut---\nlet a: A",
    [2]
  ],
  [
    'types of the sample application may be hidden',
    "import type { Task } from '@/types'\n// ---cut---\nlet a: Task",
    []
  ],
  [
    'comments and blank lines declare nothing',
    '// the setup\n\n// ---cut---\na',
    []
  ]
])('%s', (_name, code, lines) => {
  expect(findLines(code)).toEqual(lines)
})

test('the lines of an indented fence are found too', () => {
  const text =
    '1. Do\n\n   ```ts\n   const a = 1\n   // ---cut---\n   a\n   ```'
  const [sample] = parseSamples('page.mdx', text)
  expect(sample && findHiddenLines(sample).map(readLine)).toEqual([4])
})

test.each([
  ['imports may be hidden', "import { a } from 'a'\n// ---cut---\na", []],
  [
    'imports over several lines too',
    "import {\n  a,\n  b\n} from 'a'\nimport type { C } from 'c'\n// ---cut---\na",
    []
  ],
  ['values may not be', "import { a } from 'a'\na()\n// ---cut---\na", [4]]
])('in the example of a member, %s', (_name, code, lines) => {
  const comment = ['@example', '```ts', ...code.split('\n'), '```']
  const text = comment.map(line => `   * ${line}`).join('\n')
  const [sample] = parseExamples('page.mdx', `/**\n${text}\n   */`)
  const messages = sample && findHiddenLines(sample)
  expect(messages?.map(message => readLine(message) - 1)).toEqual(lines)
})
