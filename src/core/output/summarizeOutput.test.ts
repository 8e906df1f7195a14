import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createTestCache } from '../platform/cache/testCache.fixture.ts'
import { writeFiles } from '../writeFiles.fixture.ts'
import { createOutputWriter } from './createOutputWriter.ts'
import { summarizeOutput } from './summarizeOutput.ts'

async function createOutput(
  files: Readonly<Record<string, string>>
): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'summary-'))
  writeFiles(folder, files)
  await createOutputWriter({
    cache: createTestCache(),
    quality: 'fast'
  }).complete(folder)
  return folder
}

test('changed, added and removed pages are counted', async () => {
  const previous = await createOutput({
    'same.html': 'same',
    'edited.html': 'one',
    'gone.html': 'gone',
    'a.css': 'one'
  })
  const current = await createOutput({
    'same.html': 'same',
    'edited.html': 'two',
    'new.html': 'new',
    'a.css': 'two'
  })
  expect(await summarizeOutput({ previous, current })).toBe(
    '1 changed, 1 added, 1 removed'
  )
})

test('the first build has no previous output', async () => {
  const current = await createOutput({ 'index.html': 'a' })
  const summary = await summarizeOutput({
    previous: `${current}-none`,
    current
  })
  expect(summary).toBe('no previous output')
})
