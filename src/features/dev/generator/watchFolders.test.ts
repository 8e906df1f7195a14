import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FolderWatch, watchFolders } from './watchFolders.ts'

let root = ''
let watch: FolderWatch
let seen: Set<string>
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'watch-'))
  await mkdir(path.join(root, 'docs/node_modules'), { recursive: true })
  await writeFile(path.join(root, 'docs/a.md'), 'a')
  seen = new Set()
  watch = await watchFolders([root], async files => {
    for (const file of files) seen.add(path.relative(root, file))
  })
})
afterEach(async () => {
  watch.close()
  await rm(root, { recursive: true })
})

/** Wait for a report; busy machines take long. */
const report = (file: string) =>
  vi.waitFor(() => expect(seen).toContain(file), { timeout: 60_000 })

test('a saved file is reported', async () => {
  await writeFile(path.join(root, 'docs/a.md'), 'b')
  await report('docs/a.md')
})

test('settle() waits until a file that was just saved has been reported', async () => {
  await writeFile(path.join(root, 'docs/a.md'), 'b')
  await watch.settle()
  expect([...seen]).toEqual(['docs/a.md'])
})

test('files in a new folder are reported when it appears and when they change', async () => {
  await mkdir(path.join(root, 'docs/new/deep'), { recursive: true })
  await writeFile(path.join(root, 'docs/new/deep/b.md'), 'b')
  await report('docs/new/deep/b.md')
  seen.clear()
  await writeFile(path.join(root, 'docs/new/deep/b.md'), 'c')
  await report('docs/new/deep/b.md')
})

test('files in a folder that was moved away and back are reported', async () => {
  await rename(path.join(root, 'docs'), path.join(root, 'away'))
  await report('away/a.md')
  await rename(path.join(root, 'away'), path.join(root, 'docs'))
  await report('docs/a.md')
  seen.clear()
  await writeFile(path.join(root, 'docs/a.md'), 'b')
  await report('docs/a.md')
})

test('packages and hidden files are ignored', async () => {
  await writeFile(path.join(root, 'docs/node_modules/c.md'), 'c')
  await writeFile(path.join(root, 'docs/.a.md.swp'), 'c')
  await writeFile(path.join(root, 'docs/z.md~'), 'c')
  await writeFile(path.join(root, 'docs/z.md'), 'z')
  await report('docs/z.md')
  expect([...seen]).toEqual(['docs/z.md'])
})
