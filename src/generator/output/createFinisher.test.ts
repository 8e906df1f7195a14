import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  writeFile
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestStore } from '../store/testStore.fixture.ts'
import { createFinisher } from './createFinisher.ts'
import { createFileTime, type FinishOptions } from './finishFile.ts'

let folder = ''
let site = ''
let options: FinishOptions

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'finish-'))
  site = path.join(folder, 'site')
  options = { store: createTestStore(), quality: 'fast' }
  await mkdir(path.join(site, '.nginx'), { recursive: true })
})

afterEach(() => rm(folder, { recursive: true }))

const long = 'toolbox '.repeat(100)

test.each([
  ['a long page', 'index.html', long, true],
  ['a long script', 'client.js', long, true],
  ['a file of 256 bytes', 'a.json', 'x'.repeat(256), true],
  ['a file of 255 bytes', 'a.json', 'x'.repeat(255), false],
  ['an image that is already compressed', 'a.png', long, false],
  ['a snippet of the web server', '.nginx/http.conf', long, false]
])('%s: %s', async (_, file, content, hasTwins) => {
  await writeFile(path.join(site, file), content)
  await createFinisher(options).finish(site)
  const files = await readdir(path.dirname(path.join(site, file)))
  expect(files.includes(`${path.basename(file)}.br`)).toBe(hasTwins)
  expect(files.includes(`${path.basename(file)}.gz`)).toBe(hasTwins)
})

test('twins decompress to the content of their file', async () => {
  await writeFile(path.join(site, 'a.css'), long)
  await createFinisher(options).finish(site)
  const brotli = await readFile(path.join(site, 'a.css.br'))
  const gzip = await readFile(path.join(site, 'a.css.gz'))
  expect(brotliDecompressSync(brotli).toString()).toBe(long)
  expect(gunzipSync(gzip).toString()).toBe(long)
})

test('twins of equal content are reused between runs', async () => {
  await writeFile(path.join(site, 'a.html'), long)
  await createFinisher(options).finish(site)
  const [kept = ''] = (
    await readdir(options.store.options.folder, { recursive: true })
  ).filter(name => /compressed\/./.test(name))
  const entry = path.join(options.store.options.folder, kept)
  const before = (await stat(entry)).mtimeMs
  await writeFile(path.join(site, 'b.html'), long)
  await createFinisher(options).finish(site)
  expect((await stat(entry)).mtimeMs).toBe(before)
  const one = await readFile(path.join(site, 'a.html.br'))
  const other = await readFile(path.join(site, 'b.html.br'))
  expect(one.equals(other)).toBe(true)
})

test('equal content gets an equal time, whatever the file', async () => {
  await writeFile(path.join(site, 'a.html'), 'same')
  await writeFile(path.join(site, 'b.png'), 'same')
  await writeFile(path.join(site, 'c.html'), 'other')
  await createFinisher(options).finish(site)
  const [a, b, c] = await Promise.all(
    ['a.html', 'b.png', 'c.html'].map(
      async file => (await stat(path.join(site, file))).mtimeMs
    )
  )
  expect(a).toBe(b)
  expect(a).not.toBe(c)
})

test('twins have times from their own content', async () => {
  await writeFile(path.join(site, 'a.css'), long)
  await createFinisher(options).finish(site)
  const twin = path.join(site, 'a.css.gz')
  const time = createFileTime(await readFile(twin))
  expect((await stat(twin)).mtimeMs).toBe(time * 1000)
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

test('a release makes smaller twins than other builds and never reuses theirs', async () => {
  const prose = Array.from({ length: 2000 }, (_, index) => `${index ** 3} `)
  await writeFile(path.join(site, 'a.html'), prose.join(''))
  await createFinisher(options).finish(site)
  const fast = await readFile(path.join(site, 'a.html.br'))
  await createFinisher({ ...options, quality: 'best' }).finish(site)
  const best = await readFile(path.join(site, 'a.html.br'))
  expect(best.length).toBeLessThan(fast.length)
})
