import { expect, test } from 'vitest'
import { parseSamples } from './parseSamples.ts'

function parse(...lines: readonly string[]) {
  return parseSamples('content/docs/store/api.mdx', lines.join('\n'))
}

test('a ts or tsx fence is a sample with a language and a position', () => {
  const samples = parse('Text.', '', '```ts', 'a', 'b', '```', '```tsx', '```')
  expect(samples).toMatchObject([
    { language: 'ts', fenceLine: 3, lines: ['a', 'b'], nocheck: undefined },
    { language: 'tsx', fenceLine: 7, lines: [] }
  ])
  expect(samples[0]?.file).toBe('content/docs/store/api.mdx')
})

test.each(['bash', 'json', 'diff', 'text', ''])(
  'a fence in "%s" is not a sample',
  language => {
    expect(parse(`\`\`\`${language}`, 'a', '```')).toEqual([])
  }
)

test('an indented fence keeps its indentation', () => {
  const samples = parse('- item', '', '  ```ts', '  a', '    b', '', '  ```')
  expect(samples[0]).toMatchObject({ lines: ['  a', '    b', ''], indent: 2 })
})

test('a fence inside a longer fence is text', () => {
  expect(parse('````md', '```ts', 'a', '```', '````')).toEqual([])
})

test('a fence opened with tildes closes with tildes', () => {
  const samples = parse('~~~ts', 'const a = `', '```', '`', '~~~')
  expect(samples[0]?.lines).toEqual(['const a = `', '```', '`'])
})

test('backticks within a line do not open a fence', () => {
  expect(
    parse('```ts not a fence``` in text', 'a', '```ts', 'b', '```')
  ).toEqual([expect.objectContaining({ fenceLine: 3, lines: ['b'] })])
})

test.each([
  ['ts nocheck="shows the error"', 'shows the error'],
  ["ts title='a.ts' nocheck='a listing' {2}", 'a listing'],
  ['ts nocheck=""', ''],
  ['ts nocheck', ''],
  ['ts title="nocheck.ts"', undefined]
])('the meta of `%s` gives the reason %j', (opening, reason) => {
  expect(parse(`\`\`\`${opening}`, '```')[0]?.nocheck).toBe(reason)
})

test('a page with Windows line endings has the same lines', () => {
  const [sample] = parseSamples('a.md', '```ts\r\na\r\n```\r\n')
  expect(sample?.lines).toEqual(['a'])
})

test('an unclosed fence ends with the page', () => {
  expect(parse('```ts', 'a', 'b')[0]?.lines).toEqual(['a', 'b'])
})
