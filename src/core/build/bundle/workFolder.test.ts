import { existsSync, mkdtempSync, readdirSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createWorkFolder } from './workFolder.ts'

test('folders that killed builds left are removed after a day', () => {
  const cache = mkdtempSync(path.join(tmpdir(), 'work-'))
  const [old, running] = [createWorkFolder(cache), createWorkFolder(cache)]
  const yesterday = Date.now() / 1000 - 25 * 60 * 60
  utimesSync(old, yesterday, yesterday)
  const own = createWorkFolder(cache)
  expect(existsSync(old)).toBe(false)
  expect(readdirSync(path.dirname(own)).sort()).toEqual(
    [running, own].map(folder => path.basename(folder)).sort()
  )
})
