import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCopies } from './createCopies.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'copies-'))
})
afterAll(() => rm(root, { recursive: true }))

const copy = { path: '/a.md', text: '# A', time: 5, etag: '"1"' }
const fail = (message: string) => {
  throw new Error(message)
}

test('a copy survives the program until it is removed', async () => {
  const folder = path.join(root, 'kept')
  await createCopies(folder, fail).save(copy)
  const copies = createCopies(folder, fail)
  expect(await copies.find('/a.md')).toEqual(copy)
  expect(await copies.find('/b.md')).toBeUndefined()
  await copies.remove('/a.md')
  await copies.remove('/a.md')
  expect(await createCopies(folder, fail).find('/a.md')).toBeUndefined()
  expect(await readdir(folder)).toEqual([])
})

test('a damaged copy counts as missing', async () => {
  const folder = path.join(root, 'damaged')
  await createCopies(folder, fail).save(copy)
  const [name = ''] = await readdir(folder)
  await writeFile(path.join(folder, name), '{"path":"/a.md","te')
  expect(await createCopies(folder, fail).find('/a.md')).toBeUndefined()
})

test('in a folder that cannot be written, copies last as long as the program', async () => {
  const file = path.join(root, 'file')
  await writeFile(file, '')
  const warnings: string[] = []
  const copies = createCopies(file, warning => warnings.push(warning))
  await copies.save(copy)
  await copies.save({ ...copy, path: '/b.md' })
  expect(await copies.find('/a.md')).toEqual(copy)
  expect(warnings).toEqual([
    `Pages can't be saved for offline use, because ${file} can't be written (EEXIST).`
  ])
})
