import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFileTime, setFileTimes } from './setFileTimes.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'times-'))
})

afterEach(() => rm(folder, { recursive: true }))

test('equal content gets an equal time, whatever the file', async () => {
  await writeFile(path.join(folder, 'a.html'), 'same')
  await writeFile(path.join(folder, 'b.html.br'), 'same')
  await writeFile(path.join(folder, 'c.html'), 'other')
  await setFileTimes(folder)
  const [a, b, c] = await Promise.all(
    ['a.html', 'b.html.br', 'c.html'].map(
      async file => (await stat(path.join(folder, file))).mtimeMs
    )
  )
  expect(a).toBe(b)
  expect(a).not.toBe(c)
})

test.each(['', 'a', 'b', 'toolbox'])(
  'the time of "%s" is whole seconds in 31 bits',
  content => {
    const time = createFileTime(Buffer.from(content))
    expect(Number.isInteger(time)).toBe(true)
    expect(time).toBeGreaterThanOrEqual(0)
    expect(time).toBeLessThan(2 ** 31)
  }
)
