import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeInput } from '../../../core/brokenInputs.fixture.ts'
import { runBuildCommand } from '../../../core/runBuild.fixture.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'failed-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

/** Makes threads compress files slowly, and logs when they begin and end. */
function createSlowModule(log: string): string {
  return `data:text/javascript,${encodeURIComponent(`
    import files from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    import { isMainThread } from 'node:worker_threads'
    import zlib from 'node:zlib'
    const { brotliCompressSync } = zlib
    const say = text => files.appendFileSync(${JSON.stringify(log)}, text)
    if (!isMainThread) zlib.brotliCompressSync = (...given) => {
      say('(')
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)
      const compressed = brotliCompressSync(...given)
      say(')')
      return compressed
    }
    syncBuiltinESMExports()
  `)}`
}

test('a failing build lets its threads finish compressing their current files', async () => {
  const pages = Array.from({ length: 64 }, (_, index) => [
    `docs/page-${index}.md`,
    `# Page ${index}\n\n[Away](./missing-${index}.md)\n`
  ])
  writeInput(path.join(root, 'content'), Object.fromEntries(pages))
  const log = path.join(root, 'log')
  const env = {
    ...process.env,
    NODE_OPTIONS: `--import=${createSlowModule(log)}`
  }
  const { code, errors } = await runBuildCommand(root, [], { env })
  expect(code).toBe(1)
  expect(errors).toContain('64 errors')
  const logged = await readFile(log, 'utf8')
  expect(logged).toMatch(/^[()]+$/)
  expect(logged.match(/\)/g)).toHaveLength(logged.split('(').length - 1)
})
