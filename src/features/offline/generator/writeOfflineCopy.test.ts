import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestStore } from '../../../core/build/store/testStore.fixture.ts'
import { writeFiles } from '../../../core/build/writeFiles.fixture.ts'
import type { OfflineCopy } from '../offlineCopy.ts'
import { writeOfflineCopy } from './writeOfflineCopy.ts'

const written = {
  'assets/one.0a1b.js': 'x'.repeat(400),
  'assets/one.0a1b.js.br': 'x'.repeat(40),
  'mark.png': 'x'.repeat(7),
  'pages/root.json': '{}',
  'search.json': '[]'
}
const plan = {
  pages: 1,
  files: ['assets/one.0a1b.js', 'mark.png', 'pages/root.json', 'search.json']
}

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'copy-'))
  writeFiles(folder, written)
})

afterEach(() => rm(folder, { recursive: true }))

describe('a copy', () => {
  test('uses the size of the twin, if there is one', async () => {
    const copy = await writeCopy(plan)
    expect(copy.size).toBe(40 + 7 + 2 + 2)
  })

  test('omits a missing file', async () => {
    const copy = await writeCopy({ ...plan, files: ['mark.png', 'nope.png'] })
    expect(copy.files).toEqual(['mark.png'])
  })

  test.each([
    ['an image changes', { 'mark.png': 'other' }],
    ['another page is added to the search', { 'search.json': '[1]' }],
    ['another page is added to a table', { 'pages/root.json': '{"a":1}' }]
  ])('gets a new revision if %s: %#', async (_, change) => {
    const before = await writeCopy(plan)
    writeFiles(folder, change)
    const after = await writeCopy(plan)
    expect(after.revision).not.toBe(before.revision)
  })

  test('gets a new revision if a hashed file changes', async () => {
    writeFiles(folder, { 'assets/one.2c3d.js': 'y' })
    const files = plan.files.with(0, 'assets/one.2c3d.js')
    const before = await writeCopy(plan)
    const after = await writeCopy({ ...plan, files })
    expect(after.revision).not.toBe(before.revision)
  })

  test('keeps its revision if nothing changes', async () => {
    expect(await writeCopy(plan)).toEqual(await writeCopy(plan))
  })
})

async function writeCopy(planned: typeof plan): Promise<OfflineCopy> {
  await writeOfflineCopy(folder, planned, {
    store: createTestStore(),
    quality: 'fast'
  })
  return JSON.parse(await readFile(path.join(folder, 'offline.json'), 'utf8'))
}
