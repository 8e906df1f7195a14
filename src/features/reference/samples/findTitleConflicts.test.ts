import { expect, test } from 'vitest'
import { findTitleConflicts } from './findTitleConflicts.ts'
import { parseSamples } from './parseSamples.ts'

function fence(meta: string, ...lines: readonly string[]): string {
  return [`\`\`\`ts ${meta}`, ...lines, '```', ''].join('\n')
}

function find(...pages: readonly string[]) {
  const samples = pages.flatMap((text, index) =>
    parseSamples(`${index + 1}.mdx`, text)
  )
  return findTitleConflicts(samples)
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
