import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  writeFile
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressFiles } from './compressFiles.ts'

let folder = ''
let site = ''
let cache = ''

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'compress-'))
  site = path.join(folder, 'site')
  cache = path.join(folder, 'cache')
  await mkdir(path.join(site, '.nginx'), { recursive: true })
})

afterEach(() => rm(folder, { recursive: true }))

const long = 'toolbox '.repeat(100)

test.each([
  ['a long page', 'index.html', long, true],
  ['a long script', 'client.js', long, true],
  ['a file of 256 bytes', 'a.json', 'x'.repeat(256), true],
  ['a file of 255 bytes', 'a.json', 'x'.repeat(255), false],
  ['an image that is compressed already', 'a.png', long, false],
  ['a snippet of the web server', '.nginx/http.conf', long, false]
])('%s: %s', async (_, file, content, hasTwins) => {
  await writeFile(path.join(site, file), content)
  await compressFiles(site, cache)
  const files = await readdir(path.dirname(path.join(site, file)))
  expect(files.includes(`${path.basename(file)}.br`)).toBe(hasTwins)
  expect(files.includes(`${path.basename(file)}.gz`)).toBe(hasTwins)
})

test('twins hold the content of their file', async () => {
  await writeFile(path.join(site, 'a.css'), long)
  await compressFiles(site, cache)
  const brotli = await readFile(path.join(site, 'a.css.br'))
  const gzip = await readFile(path.join(site, 'a.css.gz'))
  expect(brotliDecompressSync(brotli).toString()).toBe(long)
  expect(gunzipSync(gzip).toString()).toBe(long)
})

test('equal content is compressed once, also across runs', async () => {
  await writeFile(path.join(site, 'a.html'), long)
  expect(await compressFiles(site, cache)).toEqual({ compressed: 1, reused: 0 })
  await writeFile(path.join(site, 'b.html'), long)
  expect(await compressFiles(site, cache)).toEqual({ compressed: 0, reused: 2 })
  const one = await readFile(path.join(site, 'a.html.br'))
  const other = await readFile(path.join(site, 'b.html.br'))
  expect(one.equals(other)).toBe(true)
})
