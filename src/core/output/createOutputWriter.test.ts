import { existsSync } from 'node:fs'
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  utimes,
  writeFile
} from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync
} from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OutputFile } from '../model/paths.ts'
import { createTestCache } from '../platform/cache/testCache.fixture.ts'
import { hashContent } from '../platform/hashContent.ts'
import {
  createCriticalCssInput,
  storeCriticalRules
} from '../render/criticalCss/criticalCss.ts'
import type { MarkupKey } from '../render/storedMarkup.ts'
import { createOutputWriter } from './createOutputWriter.ts'
import { hashInlineCode } from './deliveryHeaders.ts'
import { toFileTime } from './fingerprint.ts'
import type { WriteOptions } from './servedFile.ts'

let folder = ''
let site = ''
let options: WriteOptions

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'output-'))
  site = path.join(folder, 'site')
  options = { cache: createTestCache(), quality: 'fast' }
  await mkdir(path.join(site, '.nginx'), { recursive: true })
})

afterEach(() => rm(folder, { recursive: true }))

const long = 'toolbox '.repeat(100)

test.each([
  ['a long page', 'index.html', long, true],
  ['a long script', 'client.js', long, true],
  ['a drawing', 'logo.svg', long, true],
  ['a feed', 'rss.xml', long, true],
  ['the manifest', 'manifest.webmanifest', long, true],
  ['a style sheet', 'a.css', long, true],
  ['an icon', 'favicon.ico', long, true],
  ['a source map', 'a.map', long, true],
  ['a module', 'a.mjs', long, true],
  ['a text file', 'robots.txt', long, true],
  ['a WebAssembly module', 'a.wasm', long, true],
  ['a font', 'a.woff2', long, false],
  ['a file of 256 bytes', 'a.json', 'x'.repeat(256), true],
  ['a file of 255 bytes', 'a.json', 'x'.repeat(255), false],
  ['a page as Markdown', 'index.md', long, false],
  ['an image that is already compressed', 'a.png', long, false],
  ['a snippet of the web server', '.nginx/http.conf', long, false]
])('%s: %s', async (_, file, content, hasVariants) => {
  await writeFile(path.join(site, file), content)
  await createOutputWriter(options).complete(site)
  const files = await readdir(path.dirname(path.join(site, file)))
  expect(files.includes(`${path.basename(file)}.br`)).toBe(hasVariants)
})

test('only releases have gzip variants', async () => {
  await writeFile(path.join(site, 'a.css'), long)
  await createOutputWriter(options).complete(site)
  expect(await readdir(site)).not.toContain('a.css.gz')
  await createOutputWriter({ ...options, quality: 'best' }).complete(site)
  expect(await readdir(site)).toContain('a.css.gz')
})

test('gzip variants have the best compression level', async () => {
  const text = Array.from({ length: 4000 }, (_, index) => index ** 2).join(' ')
  await writeFile(path.join(site, 'a.css'), text)
  await createOutputWriter({ ...options, quality: 'best' }).complete(site)
  const { size } = await stat(path.join(site, 'a.css.gz'))
  expect(size).toBe(gzipSync(text, { level: 9 }).length)
})

test('a file that is listed twice is written once', async () => {
  const writer = createOutputWriter(options)
  const file = 'a.css' as OutputFile
  writer.write(site, [
    { file, text: long },
    { file, text: long }
  ])
  await writer.complete(site)
  expect(await readFile(path.join(site, file), 'utf8')).toBe(long)
})

const ltr = { locale: { direction: 'ltr' } } as const

test('documents are created while earlier ones are being written', async () => {
  const count = 256 * availableParallelism()
  const locate = (index: number) => `${index}.html` as OutputFile // relative
  let isFirstWritten = false
  const rules = await storeCriticalRules('p{top:0}', ltr, [], options.cache)
  const criticalCss = createCriticalCssInput(
    rules,
    { names: ['p'], customProperties: new Set() },
    ''
  )
  const written = await createOutputWriter(options).write(
    site,
    Array.from({ length: count }, (_, index) => ({
      file: locate(index),
      createDocument: () => {
        isFirstWritten = existsSync(path.join(site, locate(0)))
        return {
          file: locate(index),
          before: 'a',
          criticalCss,
          between: '<script>b</script>',
          markup: 'c',
          after: 'd'
        }
      }
    }))
  )
  expect(isFirstWritten).toBe(true)
  const last = path.join(site, locate(count - 1))
  expect(await readFile(last, 'utf8')).toBe(
    'a<style>p{top:0}</style><script>b</script>cd'
  )
  expect(written.length).toBe(count)
  expect(written.at(-1)).toEqual({
    file: last,
    hashes: hashInlineCode({ scripts: ['b'], styles: ['p{top:0}'] })
  })
})

test('the error about lost markup names the page and the cache folder', async () => {
  const file = 'guide.html' as OutputFile // relative
  const markup: MarkupKey = { step: 'markup', inputs: ['lost'] }
  const rules = await storeCriticalRules('', ltr, [], options.cache)
  const criticalCss = createCriticalCssInput(
    rules,
    { names: [], customProperties: new Set() },
    ''
  )
  const document = {
    file,
    before: '',
    criticalCss,
    between: '',
    markup,
    after: ''
  }
  const writing = createOutputWriter(options).write(site, [
    { file, createDocument: () => document }
  ])
  await expect(writing).rejects.toThrow(
    `guide.html is missing from the cache.\n  Delete the cache folder ${options.cache.options.folder} and`
  )
})

test('variants decompress to the content of their file', async () => {
  await writeFile(path.join(site, 'a.css'), long)
  await createOutputWriter({ ...options, quality: 'best' }).complete(site)
  const brotli = await readFile(path.join(site, 'a.css.br'))
  const gzip = await readFile(path.join(site, 'a.css.gz'))
  expect(brotliDecompressSync(brotli).toString()).toBe(long)
  expect(gunzipSync(gzip).toString()).toBe(long)
})

test('a release caches variants by content', async () => {
  const release: WriteOptions = { ...options, quality: 'best' }
  await writeFile(path.join(site, 'a.html'), long)
  await createOutputWriter(release).complete(site)
  const [kept = ''] = (
    await readdir(options.cache.options.folder, { recursive: true })
  ).filter(name => /compressed\/./.test(name))
  const entry = path.join(options.cache.options.folder, kept)
  const before = (await stat(entry)).mtimeMs
  await writeFile(path.join(site, 'b.html'), long)
  await createOutputWriter(release).complete(site)
  expect((await stat(entry)).mtimeMs).toBe(before)
  const one = await readFile(path.join(site, 'a.html.br'))
  const other = await readFile(path.join(site, 'b.html.br'))
  expect(one.equals(other)).toBe(true)
})

test('unchanged files reuse the variants of the previous output', async () => {
  const old = path.join(folder, 'old')
  await mkdir(old)
  for (const file of ['same.html', 'edited.html', 'swapped.html']) {
    await writeFile(path.join(old, file), long)
  }
  await createOutputWriter(options).complete(old)
  await writeFile(path.join(old, 'swapped.html.br'), 'by hand')
  await writeFile(path.join(site, 'same.html'), long)
  await writeFile(path.join(site, 'edited.html'), long.replace('box', 'bag'))
  await writeFile(path.join(site, 'swapped.html'), long)
  await createOutputWriter({
    ...options,
    outputFolders: { previous: old, current: site }
  }).complete(site)
  const find = (root: string, file: string) => stat(path.join(root, file))
  const isLinked = async (file: string) =>
    (await find(old, file)).ino === (await find(site, file)).ino
  expect(await isLinked('same.html.br')).toBe(true)
  expect(await isLinked('same.html.br')).toBe(true)
  expect(await isLinked('same.html')).toBe(false)
  for (const file of ['edited.html', 'swapped.html']) {
    expect(await isLinked(`${file}.br`), file).toBe(false)
    const variant = await readFile(path.join(site, `${file}.br`))
    const text = await readFile(path.join(site, file), 'utf8')
    expect(brotliDecompressSync(variant).toString(), file).toBe(text)
  }
})

test('an unchanged text is linked, and an edited one is written', async () => {
  const old = path.join(folder, 'old')
  const write = (root: string, texts: Readonly<Record<string, string>>) => {
    const writer = createOutputWriter({
      ...options,
      outputFolders: { previous: old, current: root }
    })
    const list = Object.entries(texts).map(([file, text]) => ({
      file: file as OutputFile,
      text
    }))
    writer.write(root, list)
    return writer.complete(root)
  }
  await write(old, {
    'same.html': long,
    'short.txt': 'text',
    'edited.html': long
  })
  await write(site, {
    'same.html': long,
    'short.txt': 'text',
    'edited.html': 'new'
  })
  const countLinks = async (file: string) =>
    (await stat(path.join(site, file))).nlink
  expect(await countLinks('same.html')).toBe(2)
  expect(await countLinks('same.html.br')).toBe(2)
  expect(await countLinks('short.txt')).toBe(2)
  expect(await countLinks('edited.html')).toBe(1)
})

const damages: readonly (readonly [string, (bytes: Buffer) => Buffer])[] = [
  [
    'a flipped bit',
    bytes => {
      bytes[7] = (bytes[7] ?? 0) ^ 4
      return bytes
    }
  ],
  ['its last byte missing', bytes => bytes.subarray(0, -1)],
  ['no content', () => Buffer.alloc(0)],
  ['another content', () => Buffer.from('other')]
]

test.each(
  ['', '.br', '.gz'].flatMap(ending =>
    damages.map(([name, damage]) => [ending, name, damage] as const)
  )
)(
  'a file%s with %s and its old time is written again',
  async (ending, _, damage) => {
    const old = path.join(folder, 'old')
    const release: WriteOptions = { ...options, quality: 'best' }
    const build = async (root: string) => {
      await mkdir(path.join(root, '.nginx'), { recursive: true })
      const writer = createOutputWriter({
        ...release,
        outputFolders: { previous: old, current: root }
      })
      // One that the build writes, and one that it finds.
      writer.write(root, [{ file: 'a.html' as OutputFile, text: long }])
      await writeFile(path.join(root, 'b.css'), long)
      await writer.complete(root)
    }
    await build(old)
    for (const file of ['a.html', 'b.css']) {
      const damaged = path.join(old, file + ending)
      const { atime, mtime } = await stat(damaged)
      await writeFile(damaged, damage(await readFile(damaged)))
      await utimes(damaged, atime, mtime)
    }
    await build(site)
    for (const file of ['a.html', 'b.css']) {
      const read = (variant: string) =>
        readFile(path.join(site, file + variant))
      expect(`${await read('')}`).toBe(long)
      expect(`${brotliDecompressSync(await read('.br'))}`).toBe(long)
      expect(`${gunzipSync(await read('.gz'))}`).toBe(long)
    }
  }
)

test("a release doesn't reuse the variants of other builds", async () => {
  const old = path.join(folder, 'old')
  await mkdir(old)
  await writeFile(path.join(old, 'a.html'), long)
  await writeFile(path.join(site, 'a.html'), long)
  await createOutputWriter(options).complete(old)
  const outputFolders = { previous: old, current: site }
  await createOutputWriter({
    ...options,
    outputFolders,
    quality: 'best'
  }).complete(site)
  const { nlink } = await stat(path.join(site, 'a.html.br'))
  expect(nlink).toBe(1)
})

test('files with equal content get the same time', async () => {
  await writeFile(path.join(site, 'a.html'), 'same')
  await writeFile(path.join(site, 'b.png'), 'same')
  await writeFile(path.join(site, 'c.html'), 'other')
  await createOutputWriter(options).complete(site)
  const [a, b, c] = await Promise.all(
    ['a.html', 'b.png', 'c.html'].map(
      async file => (await stat(path.join(site, file))).mtimeMs
    )
  )
  expect(a).toBe(b)
  expect(a).not.toBe(c)
})

test("the time of variants changes with their file's content", async () => {
  const readTime = async (content: string) => {
    const made = await mkdtemp(path.join(folder, 'made-'))
    await writeFile(path.join(made, 'a.css'), content)
    await createOutputWriter(options).complete(made)
    return (await stat(path.join(made, 'a.css.br'))).mtimeMs
  }
  const before = await readTime(long)
  expect(await readTime(`${long} more`)).not.toBe(before)
  expect(await readTime(long)).toBe(before)
})

test.each(['', 'a', 'b', 'toolbox'])(
  'the time of "%s" is whole seconds in 31 bits',
  content => {
    const time = toFileTime(hashContent(content))
    expect(Number.isInteger(time)).toBe(true)
    expect(time).toBeGreaterThanOrEqual(0)
    expect(time).toBeLessThan(2 ** 31)
  }
)

test.each([
  ['a.html', 11],
  ['a.txt', 9]
])('a release compresses %s with Brotli quality %i', async (file, quality) => {
  const prose = Array.from({ length: 2000 }, (_, index) => `${index ** 3} `)
  for (const name of ['a.html', 'a.txt']) {
    await writeFile(path.join(site, name), prose.join(''))
    // The cache has the variants of the other file, whose content is the same.
    await createOutputWriter({ ...options, quality: 'best' }).complete(site)
  }
  const { size } = await stat(path.join(site, `${file}.br`))
  const expected = brotliCompressSync(prose.join(''), {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT
    }
  })
  expect(size).toBe(expected.length)
})
