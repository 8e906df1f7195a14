import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeInput } from '../../core/brokenInputs.fixture.ts'
import { runBuildCommand } from '../../core/runBuild.fixture.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'previews-'))
  writeInput(path.join(root, 'content'), {})
})
afterEach(() => rmSync(root, { recursive: true }))

test('each page of a release has a preview image', async () => {
  const { code } = await runBuildCommand(root, ['--release'])
  expect(code).toBe(0)
  const read = (file: string) => readFileSync(path.join(root, 'out', file))
  expect(read('docs/start.html').toString()).toMatch(
    /og:image"? content="[^"]*\/previews\/docs\/start\.png"/
  )
  const png = read('previews/docs/start.png')
  expect(png.subarray(1, 4).toString()).toBe('PNG')
})
