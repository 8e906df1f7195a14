import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeInput } from '../brokenInputs.fixture.ts'
import { startBuild } from '../runBuild.fixture.ts'
import { writeFiles } from '../writeFiles.fixture.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'killed-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

const served = {
  '.nginx/http.conf': '# Written by the build.',
  'index.html': 'served',
  'docs/start.html': 'served as well'
}

/** Kills the build from within; killing it from outside would be a race. */
const killingModule = `data:text/javascript,${encodeURIComponent(`
  import files from 'node:fs/promises'
  import { syncBuiltinESMExports } from 'node:module'
  const { rename } = files
  files.rename = (from, to) =>
    [from, to].some(folder => folder.endsWith('/out'))
      ? process.kill(process.pid, 'SIGKILL')
      : rename(from, to)
  syncBuiltinESMExports()
`)}`

test('a killed build leaves the served output unchanged', async () => {
  const out = path.join(root, 'out')
  writeFiles(out, served)
  writeInput(path.join(root, 'content'), {})
  await killBeforeSwap()
  expect((await readdir(out)).sort()).toEqual(['.nginx', 'docs', 'index.html'])
  for (const [file, content] of Object.entries(served)) {
    expect(await readFile(path.join(out, file), 'utf8')).toBe(content)
  }
})

test('a killed build without a previous output leaves no output', async () => {
  writeInput(path.join(root, 'content'), {})
  await killBeforeSwap()
  expect(await readdir(root)).not.toContain('out')
})

/** Run a build that is killed after writing everything, before the swap. */
async function killBeforeSwap(): Promise<void> {
  const env = { ...process.env, NODE_OPTIONS: `--import=${killingModule}` }
  const build = startBuild(root, [], { env })
  const [errors, ended] = await Promise.all([
    text(build.stderr),
    once(build, 'close')
  ])
  expect(ended).toEqual([1, null])
  expect(errors).toMatch(/^error: The build was ended by SIGKILL/)
}
