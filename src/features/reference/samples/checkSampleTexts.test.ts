import { expect, test } from 'vitest'
import { checkSampleTexts } from './checkSampleTexts.ts'
import { parseSamples } from './readSamples.ts'

function findLines(code: string): readonly number[] {
  const samples = parseSamples('page.mdx', `\`\`\`ts\n${code}\n\`\`\``)
  return checkSampleTexts(samples).map(readLine)
}

function readLine(message: string): number {
  return Number(/^(?:page\.mdx|a\.d\.ts):(\d+):1 /.exec(message)?.[1])
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
  const samples = parseSamples('page.mdx', text)
  expect(checkSampleTexts(samples).map(readLine)).toEqual([4])
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
  const samples = parseSamples('a.d.ts', `/**\n${text}\n   */`)
  const found = checkSampleTexts(samples).map(readLine)
  expect(found.map(line => line - 1)).toEqual(lines)
})

function fence(meta: string, ...lines: readonly string[]): string {
  return [`\`\`\`ts ${meta}`, ...lines, '```', ''].join('\n')
}

function find(...pages: readonly string[]) {
  const samples = pages.flatMap((text, index) =>
    parseSamples(`${index + 1}.mdx`, text)
  )
  return checkSampleTexts(samples)
}

test('a title with different code on another page is found', () => {
  const [found = ''] = find(
    fence('title="src/a.ts"', 'a()'),
    `Text.\n\n${fence('title="src/a.ts"', 'b()')}`
  )
  expect(found).toMatch(
    /^2\.mdx:3:1 "src\/a\.ts" has different code in 1\.mdx:1\./
  )
})

test('a title with different code on the same page is found', () => {
  const text = fence('title="a.ts"', 'a()') + fence('title="a.ts"', 'b()')
  expect(find(text)).toEqual([expect.stringMatching(/^1\.mdx:4:1 /)])
})

test.each([
  ['the same lines', fence('title="a.ts"', 'a()')],
  ['other highlights', fence('title="a.ts" {1} showLineNumbers', 'a()')],
  ['other hidden lines', fence('title="a.ts"', '// ---cut---', 'a()')],
  ['another title', fence('title="a.ts (mobile)"', 'b()')],
  ['another indentation', fence('title="a.ts"', 'a()').replace(/^/gm, '  ')],
  ['no title', fence('', 'b()')]
])('no conflict: %s', (_name, text) => {
  expect(find(fence('title="a.ts"', 'a()'), text)).toEqual([])
})
