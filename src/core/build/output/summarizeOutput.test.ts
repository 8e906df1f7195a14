import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createTestStore } from '../store/testStore.fixture.ts'
import { writeFiles } from '../writeFiles.fixture.ts'
import { createFinisher } from './createFinisher.ts'
import { formatSummary, summarizeOutput } from './summarizeOutput.ts'

async function createOutput(
  files: Readonly<Record<string, string>>
): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'summary-'))
  writeFiles(folder, files)
  await createFinisher({ store: createTestStore(), quality: 'fast' }).finish(
    folder
  )
  return folder
}

test('changed, added and removed pages are counted', async () => {
  const old = await createOutput({
    'same.html': 'same',
    'edited.html': 'one',
    'gone.html': 'gone',
    'moved.html': 'page',
    'alias.html': 'redirect'
  })
  const now = await createOutput({
    'same.html': 'same',
    'edited.html': 'two',
    'new.html': 'new',
    'moved.html': 'redirect',
    'alias.html': 'redirect',
    'a.css': 'x'.repeat(2000)
  })
  const redirects = new Set(['moved.html', 'alias.html'])
  const summary = await summarizeOutput({ old, now }, redirects)
  expect(summary).toMatchObject({
    changed: 1,
    added: 1,
    removed: 2,
    lost: ['gone.html'],
    hasOld: true
  })
  expect(formatSummary(summary)).toEqual([
    '1 changed, 1 added, 2 removed',
    'addresses lost: /gone',
    expect.stringMatching(
      /^bytes \(sent with Brotli\): HTML 26 B \(26 B\), styles 2\.0 kB \(\d+ B\)$/
    )
  ])
})

test('only the first lost addresses are named', () => {
  const lost = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(name => `${name}.html`)
  const [, line] = formatSummary({
    changed: 0,
    added: 0,
    removed: lost.length,
    lost,
    hasOld: true,
    sizes: []
  })
  expect(line).toBe('addresses lost: /a, /b, /c, /d, /e, 2 more')
})

test('the first build has no previous output', async () => {
  const now = await createOutput({ 'index.html': 'a' })
  const summary = await summarizeOutput({ old: `${now}-none`, now }, new Set())
  expect(formatSummary(summary)[0]).toBe('no previous output')
})
