import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeFiles } from '../../../core/writeFiles.fixture.ts'
import { parseSamples, readSamples } from './readSamples.ts'

let root = ''
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'samples-'))
  writeFiles(root, {
    'docs/a.mdx': '```ts\nexport {}\n```\n',
    'docs/b.md': '```ts\nexport {}\n```\n',
    'types/c.d.ts': '/**\n * @example\n * ```ts\n * c()\n * ```\n */\n',
    'other/c.json': '{}'
  })
})
afterAll(() => rm(root, { recursive: true }))

test.each([
  [['docs'], ['docs/a.mdx', 'docs/b.md']],
  [
    ['docs/b.md', 'docs'],
    ['docs/a.mdx', 'docs/b.md']
  ],
  [['docs/a.mdx'], ['docs/a.mdx']],
  [['types'], ['types/c.d.ts']]
])('the samples of %j are read', async (inputs, files) => {
  const absolute = inputs.map(input => path.join(root, input))
  const samples = await readSamples(root, absolute)
  expect(samples.map(({ file }) => file)).toEqual(files)
})

test.each([
  ['nothing', 'no such file'],
  ['other/c.json', 'contains no pages or declarations'],
  ['other', 'contains no pages or declarations']
])('%s is rejected: %s', async (input, problem) => {
  const absolute = path.join(root, input)
  const samples = readSamples(root, [absolute])
  await expect(samples).rejects.toThrow(problem)
  await expect(samples).rejects.toThrow(absolute)
})

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

const declarations = `import type { Task } from '@/types'

/** Tasks of a list, as in \`\`\`ts. */
export class List {
  /**
   * Adds a task.
   *
   * @example
   * \`\`\`ts
   * list.add(task, {
   *   position: 'end'
   *
   * })
   * \`\`\`
   * @since 2.1
   */
  add(task: Task): void
  // \`\`\`ts
  /**
   * Shows it.
   *
   * @example
   * \`\`\`tsx
   * <Task />
   * \`\`\`
   */
  show(): void
}
`

test('the examples in comments have the lines and columns of their file', () => {
  const lines = declarations.split('\n')
  const samples = parseSamples('list.d.ts', declarations)
  expect(samples).toMatchObject([
    { file: 'list.d.ts', language: 'ts', fenceLine: 9, indent: 5 },
    { language: 'tsx', fenceLine: 23, lines: ['     <Task />'] }
  ])
  expect(samples.every(({ isExample }) => isExample)).toBe(true)
  const [first] = samples
  first?.lines.forEach((line, index) => {
    expect(line).toBe(lines[first.fenceLine + index]?.replace('*', ' '))
  })
})

test('code and other comments have no examples', () => {
  expect(parseSamples('a.d.ts', '// ```ts\n/* ```ts */\n```ts\n')).toEqual([])
})
