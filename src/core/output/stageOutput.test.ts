import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { OutputFile } from '../model/paths.ts'
import { clearLeftovers, stageOutput } from './stageOutput.ts'
import { writeOutputFiles } from './writeOutputFiles.ts'

function createOut(): string {
  const out = path.join(mkdtempSync(path.join(tmpdir(), 'out-')), 'dist')
  mkdirSync(out)
  writeFileSync(path.join(out, 'old.html'), 'old')
  return out
}

test('discarding the new output leaves the old one unchanged', async () => {
  const out = createOut()
  const staging = await stageOutput(out)
  await writeOutputFiles(staging.folder, [
    { file: 'docs/new.html' as OutputFile, text: 'new' }
  ])
  await staging.discard()
  expect(readFileSync(path.join(out, 'old.html'), 'utf8')).toBe('old')
  expect(existsSync(staging.folder)).toBe(false)
})

test('committing the new output replaces the whole old one', async () => {
  const out = createOut()
  const staging = await stageOutput(out)
  await writeOutputFiles(staging.folder, [
    { file: 'new.html' as OutputFile, text: 'new' }
  ])
  await staging.commit()
  expect(readFileSync(path.join(out, 'new.html'), 'utf8')).toBe('new')
  expect(existsSync(path.join(out, 'old.html'))).toBe(false)
})

test('an output that a new one cannot replace stays', async () => {
  const out = createOut()
  const staging = await stageOutput(out)
  await rm(staging.folder, { recursive: true })
  await expect(staging.commit()).rejects.toThrow('ENOENT')
  expect(readFileSync(path.join(out, 'old.html'), 'utf8')).toBe('old')
  expect(readdirSync(path.dirname(out))).toEqual(['dist'])
})

/** A process id that no system assigns. */
const NOBODY = 2 ** 30

test('leftovers of a killed build are removed', async () => {
  const out = createOut()
  mkdirSync(`${out}.new-${NOBODY}`)
  mkdirSync(`${out}.old-${NOBODY}`)
  await clearLeftovers(out)
  expect(readdirSync(path.dirname(out))).toEqual(['dist'])
})

test('an output moved away by a killed build is restored', async () => {
  const out = createOut()
  renameSync(out, `${out}.old-${NOBODY}`)
  await clearLeftovers(out)
  expect(readFileSync(path.join(out, 'old.html'), 'utf8')).toBe('old')
})

test('the staged output of a running build stays', async () => {
  const out = createOut()
  mkdirSync(`${out}.new-${process.ppid}`)
  await clearLeftovers(out)
  expect(existsSync(`${out}.new-${process.ppid}`)).toBe(true)
})
