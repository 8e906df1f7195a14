import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Content } from '../../../core/content/content.ts'
import { readContent } from '../../../core/content/read/readContent.ts'
import { isDisplayOnly, rereadDocs } from './rereadDocs.ts'

const gitDates = { dates: new Map() }
let root = ''
let content: Content
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'reread-'))
  await mkdir(path.join(root, 'docs'))
  await write('site.ts', "export default { title: 'Kit', url: 'https://a.b' }")
  await write('docs/one.md', '# One\n\nFirst sentence.\n\nMore.\n')
  await write('docs/two.md', '# Two\n')
  content = await readContent(root)
})
afterAll(() => rm(root, { recursive: true }))

async function write(file: string, text: string): Promise<void> {
  await writeFile(path.join(root, file), text)
}

function reread(...files: readonly string[]) {
  const changed = new Set(files.map(file => path.join(root, file)))
  return rereadDocs(content, changed, gitDates)
}

test('a doc with only its text changed leaves the site unchanged', async () => {
  await write('docs/one.md', '# One\n\nFirst sentence.\n\nLess.\n')
  expect(await reread('docs/one.md')).toBe(content)
})

test('only the doc with a changed title is reread', async () => {
  await write('docs/one.md', '# Uno\n\nFirst sentence.\n')
  const next = await reread('docs/one.md')
  const two = (docs: Content) => docs.docs.find(doc => doc.file.includes('two'))
  expect(next?.docs.map(doc => doc.bodyTitle)).toEqual(['Uno', 'Two'])
  expect(next && two(next)).toBe(two(content))
})

test.each([
  ['an error', 'docs/one.md', '---\ndraft: 1\n---\n'],
  ['a new page', 'docs/three.md', '# Three\n'],
  ['another kind of file', 'sidebars.ts', 'export default {}\n']
])('%s causes the whole site to be reread', async (_, file, text) => {
  await write(file, text)
  expect(await reread(file)).toBe(undefined)
})

test('a deleted page causes the whole site to be reread', async () => {
  await rm(path.join(root, 'docs/two.md'))
  expect(await reread('docs/two.md')).toBe(undefined)
})

test.each([
  ['/a/docs/Counter.tsx', true],
  ['/a/docs/counter.css', true],
  ['/a/docs/_part.mdx', true],
  ['/a/docs/part.mdx', false],
  ['/a/site.ts', false]
])('%s is display-only: %s', (file, expected) => {
  expect(isDisplayOnly(file)).toBe(expected)
})

test('a removed page causes the whole site to be reread', async () => {
  await write('docs/four.md', '# Four\n')
  content = await readContent(root)
  await rm(path.join(root, 'docs/four.md'))
  expect(await reread('docs/four.md')).toBe(undefined)
})
