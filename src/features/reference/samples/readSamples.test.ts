import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeFiles } from '../../../core/build/writeFiles.fixture.ts'
import { readSamples } from './readSamples.ts'

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
