import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createCache } from './createCache.ts'
import { recordDependencies, track, trackDate } from './track.ts'
import { readTracked, trackExists } from './trackedFiles.ts'

let project = ''
let count = 0

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'store-'))
  count = 0
})

const task = { step: 'pages', inputs: ['a'] }

function open(root = project, version = '1') {
  return createCache({
    folder: path.join(root, 'cache'),
    version,
    roots: [path.join(root, 'content'), root]
  })
}

/** Count the computations and return the count. */
async function compute(): Promise<number> {
  count += 1
  return count
}

function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => path.join(entry.parentPath, entry.name))
}

test('a result is computed once for this build and the next', async () => {
  expect(await open().getOrCompute(task, compute)).toBe(1)
  expect(await open().getOrCompute(task, compute)).toBe(1)
})

test.each([
  ['another input', { step: 'pages', inputs: ['b'] }, '1'],
  [
    'a different split of the inputs',
    { step: 'pages', inputs: ['a', ''] },
    '1'
  ],
  ['another step', { step: 'code', inputs: ['a'] }, '1'],
  ['another version of the program', task, '2']
])('%s has another result', async (_, other, version) => {
  await open().getOrCompute(task, compute)
  expect(await open(project, version).getOrCompute(other, compute)).toBe(2)
})

test('concurrent callers share one computation', async () => {
  const cache = open()
  const asked = [
    cache.getOrCompute(task, compute),
    cache.getOrCompute(task, compute)
  ]
  expect(await Promise.all(asked)).toEqual([1, 1])
})

test('a failed computation is not stored', async () => {
  const fail = () => Promise.reject(new Error('no'))
  await expect(open().getOrCompute(task, fail)).rejects.toThrow('no')
  expect(await open().getOrCompute(task, compute)).toBe(1)
})

test('a result that must be stored is returned, or the error names it', async () => {
  await open().getOrCompute(task, compute)
  expect(open().require(task, 'The page')).toBe(1)
  const other = { step: 'pages', inputs: ['other'] }
  expect(() => open().require(other, 'The page')).toThrow(
    `The page is missing from the cache.\n  Delete the cache folder ${project}/cache and build again.`
  )
})

test('bytes, maps and undefined survive storing', async () => {
  const value = { bytes: Buffer.from('a'), map: new Map([[1, undefined]]) }
  await open().getOrCompute(task, async () => value)
  expect(await open().getOrCompute(task, async () => value)).toEqual(value)
})

test('a result is computed again if a file it read changes', async () => {
  const file = path.join(project, 'a.txt')
  const read = async () => readTracked(file).toString()
  writeFileSync(file, 'one')
  expect(await open().getOrCompute(task, read)).toBe('one')
  writeFileSync(file, 'two')
  expect(await open().getOrCompute(task, read)).toBe('two')
})

test('a result is computed again if a missing file appears', async () => {
  const file = path.join(project, 'a.txt')
  const look = async () => trackExists(file)
  expect(await open().getOrCompute(task, look)).toBe(false)
  writeFileSync(file, '')
  expect(await open().getOrCompute(task, look)).toBe(true)
})

test('a result is computed again if the state of a dependency changes', async () => {
  const ask = async () => {
    track('link a', '/a')
    return compute()
  }
  const withState = (state: string) => ({ ...task, readState: () => state })
  await open().getOrCompute(withState('/a'), ask)
  expect(await open().getOrCompute(withState('/a'), ask)).toBe(1)
  expect(await open().getOrCompute(withState('/b'), ask)).toBe(2)
})

test('a result that depends on the date is kept until the day ends, here or in UTC', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const readAt = async (time: string) => {
    vi.setSystemTime(new Date(time))
    return open().getOrCompute(task, () => {
      trackDate()
      return compute()
    })
  }
  expect(await readAt('2026-03-01T10:00-08:00')).toBe(1)
  expect(await readAt('2026-03-01T15:59-08:00')).toBe(1)
  expect(await readAt('2026-03-01T16:01-08:00')).toBe(2)
  expect(await readAt('2026-03-01T23:59-08:00')).toBe(2)
  expect(await readAt('2026-03-02T00:01-08:00')).toBe(3)
})

test('a stored result has the dependencies that were recorded with it', async () => {
  const file = path.join(project, 'content/a.md')
  mkdirSync(path.dirname(file))
  writeFileSync(file, 'one')
  const computed = await recordDependencies(async () => readTracked(file))
  const enclosing = await recordDependencies(async () =>
    open().store(task, computed)
  )
  expect(enclosing.dependencies).toEqual(computed.dependencies)
  expect(open().get(task)).toEqual(readTracked(file))
  writeFileSync(file, 'two')
  expect(open().get(task)).toBeUndefined()
})

test('a result inherits the dependencies of nested results', async () => {
  const file = path.join(project, 'a.txt')
  const outer = { step: 'outer', inputs: [] }
  const make = () => {
    const cache = open()
    return cache.getOrCompute(outer, () =>
      cache.getOrCompute(task, async () => trackExists(file))
    )
  }
  expect(await make()).toBe(false)
  expect(await make()).toBe(false)
  writeFileSync(file, '')
  expect(await make()).toBe(true)
})

test('a copy of the project can use the stored results', async () => {
  const file = (root: string) => path.join(root, 'content/a.txt')
  mkdirSync(path.join(project, 'content'))
  writeFileSync(file(project), 'one')
  const read = (root: string) => () =>
    open(root).getOrCompute(task, async () => {
      readTracked(file(root))
      return compute()
    })
  await read(project)()
  const copy = mkdtempSync(path.join(tmpdir(), 'store-'))
  cpSync(project, copy, { recursive: true })
  expect(await read(copy)()).toBe(1)
  for (const kept of listFiles(path.join(copy, 'cache'))) {
    expect(readFileSync(kept, 'latin1')).not.toContain(project)
  }
  writeFileSync(file(copy), 'two')
  expect(await read(copy)()).toBe(2)
})

test.each<readonly [string, (file: string) => void]>([
  ['truncated', file => truncateSync(file, 3)],
  [
    'without its last byte',
    file => truncateSync(file, statSync(file).size - 1)
  ],
  ['empty', file => truncateSync(file, 0)],
  ['zero-filled', file => writeFileSync(file, Buffer.alloc(4))],
  ['that of another result', file => copyFileSync(`${file}-other`, file)],
  ['a folder', replaceByFolder],
  ['unreadable', replaceByBrokenLink]
])('a result whose file is %s is computed again', async (_, damage) => {
  await open().getOrCompute(task, compute)
  const [file = ''] = listFiles(path.join(project, 'cache'))
  const other = { step: 'pages', inputs: ['other'] }
  await open().getOrCompute(other, async () => 'other')
  const [written = ''] = listFiles(path.join(project, 'cache')).filter(
    each => each !== file
  )
  renameSync(written, `${file}-other`)
  damage(file)
  expect(open().has(task)).toBe(false)
  expect(open().get(task)).toBe(undefined)
  expect(await open().getOrCompute(task, compute)).toBe(2)
  expect(await open().getOrCompute(task, compute)).toBe(2)
  expect(open().has(task)).toBe(true)
})

test('a result with a flipped bit is computed again', async () => {
  const value = { text: 'text', list: [1, 2] }
  await open().getOrCompute(task, async () => value)
  const [file = ''] = listFiles(path.join(project, 'cache'))
  const bytes = readFileSync(file)
  for (let bit = 0; bit < 8 * bytes.length; bit += 1) {
    const damaged = Buffer.from(bytes)
    damaged[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    writeFileSync(file, damaged)
    expect(open().get(task), `bit ${bit}`).toBe(undefined)
  }
  expect(await open().getOrCompute(task, compute)).toBe(1)
  expect(open().get(task)).toBe(1)
})

test.each([
  ['the folder of the cache', 'cache'],
  ['the folder of the version', 'cache/1'],
  ['the folder of the step', 'cache/1/pages']
])('%s is created again if it is a file', async (_, name) => {
  const folder = path.join(project, name)
  for (const replace of [replaceByFile, replaceByBrokenLink]) {
    await open().getOrCompute(task, compute)
    replace(folder)
    expect(open().isNew).toBe(name !== 'cache/1/pages')
    count = 10
    expect(await open().getOrCompute(task, compute)).toBe(11)
    expect(await open().getOrCompute(task, compute)).toBe(11)
  }
})

function replaceByFile(file: string): void {
  rmSync(file, { recursive: true })
  writeFileSync(file, 'text')
}

function replaceByFolder(file: string): void {
  rmSync(file)
  mkdirSync(file)
  writeFileSync(path.join(file, 'a.txt'), 'text')
}

function replaceByBrokenLink(file: string): void {
  rmSync(file, { recursive: true })
  symlinkSync(file, file)
}

test('unused results and old versions are removed', async () => {
  const old = Date.now() / 1000 - 20 * 24 * 60 * 60
  const folder = path.join(project, 'cache')
  for (const version of ['1', '2', '3', '4']) {
    await open(project, version).getOrCompute(task, compute)
  }
  utimesSync(path.join(folder, '2'), old, old)
  const cache = open()
  await cache.getOrCompute({ step: 'pages', inputs: ['b'] }, compute)
  for (const file of listFiles(folder)) utimesSync(file, old, old)
  await cache.getOrCompute(task, compute)
  cache.prune()
  expect(readdirSync(folder).sort()).toEqual(['1', '3', '4'])
  expect(readdirSync(path.join(folder, '1/pages'))).toHaveLength(1)
  const [kept] = listFiles(path.join(folder, '1/pages'))
  expect(statSync(kept ?? '').mtimeMs).toBeGreaterThan(old * 1000 + 1000)
})

test("failing to prune the cache doesn't fail the build", async () => {
  const cache = open()
  cache.prune()
  await cache.getOrCompute(task, compute)
  writeFileSync(path.join(project, 'cache/1/file'), '')
  cache.prune()
  expect(await open().getOrCompute(task, compute)).toBe(1)
})
