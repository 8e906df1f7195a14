import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { OfflinePack } from '../../model/offlinePack.ts'
import { createTestStore } from '../store/testStore.fixture.ts'
import { writeOfflinePacks } from './writeOfflinePacks.ts'

const written = {
  'assets/one.0a1b.js': 'x'.repeat(400),
  'assets/one.0a1b.js.br': 'x'.repeat(40),
  'mark.png': 'x'.repeat(7),
  'pages/root.json': '{}',
  'search.json': '[]'
}
const plan = {
  id: 'guide',
  title: 'Guide',
  pages: [],
  files: ['assets/one.0a1b.js', 'mark.png', 'pages/root.json', 'search.json']
}

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'packs-'))
  await write(written)
})

afterEach(() => rm(folder, { recursive: true }))

describe('a pack', () => {
  test('weighs what is sent: the twin where there is one', async () => {
    const pack = await writePack(plan)
    expect(pack?.size).toBe(40 + 7 + 2 + 2)
  })

  test('leaves out a file that is not there', async () => {
    const pack = await writePack({ ...plan, files: ['mark.png', 'nope.png'] })
    expect(pack?.files).toEqual(['mark.png'])
  })

  test.each([
    ['an image is another one', { 'mark.png': 'other' }, true],
    ['another page is in the search', { 'search.json': '[1]' }, false],
    ['another page is in the table', { 'pages/root.json': '{"a":1}' }, false]
  ])('is another one if %s: %#', async (_, change, expected) => {
    const before = await writePack(plan)
    await write(change)
    const after = await writePack(plan)
    expect(after?.revision !== before?.revision).toBe(expected)
  })

  test('is another one if a hashed file is', async () => {
    await write({ 'assets/one.2c3d.js': 'y' })
    const files = plan.files.with(0, 'assets/one.2c3d.js')
    const before = await writePack(plan)
    const after = await writePack({ ...plan, files })
    expect(after?.revision).not.toBe(before?.revision)
  })

  test('is the same one if nothing is', async () => {
    expect(await writePack(plan)).toEqual(await writePack(plan))
  })
})

async function writePack(
  planned: typeof plan
): Promise<OfflinePack | undefined> {
  await writeOfflinePacks(folder, [planned], {
    store: createTestStore(),
    quality: 'fast'
  })
  const text = await readFile(path.join(folder, 'offline/packs.json'), 'utf8')
  const packs: readonly OfflinePack[] = JSON.parse(text)
  return packs[0]
}

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, text)
  }
}
