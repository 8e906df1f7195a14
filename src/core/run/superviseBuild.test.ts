import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeInput } from '../brokenInputs.fixture.ts'
import { runBuildCommand, startBuild } from '../runBuild.fixture.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'supervised-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

test('a crashing build names the page and leaves nothing behind', async () => {
  writeInput(path.join(root, 'content'), {
    'docs/a.mdx': "import Kit from './Kit.tsx'\n\n# A\n\n<Kit />\n",
    'docs/Kit.tsx':
      "const { process } = globalThis as any\nexport default function Kit(): any {\n  process.kill(process.pid, 'SIGSEGV')\n  for (;;) {}\n}\n"
  })
  const { code, errors } = await runBuildCommand(root)
  expect({ code, errors }).toEqual({
    code: 1,
    errors: expect.stringMatching(
      /^error: docs\/a\.mdx: The build was ended by SIGSEGV: renders docs\/a\.mdx/
    )
  })
  expect((await readdir(root)).sort()).toEqual(['cache', 'content'])
})

test('a build stops on a signal and leaves nothing behind', async () => {
  writeInput(path.join(root, 'content'), {
    'site.ts':
      "console.log('begun')\nfor (;;) {}\nexport default { title: 'A' }\n"
  })
  const build = startBuild(root)
  build.stdout.once('data', () => build.kill('SIGTERM'))
  const signal = await new Promise(resolve =>
    build.once('close', (_, signal) => resolve(signal))
  )
  expect(signal).toBe('SIGTERM')
  expect((await readdir(root)).sort()).toEqual(['content'])
})

test('a build in an endless loop ends with its supervisor', async () => {
  writeInput(path.join(root, 'content'), {
    'site.ts':
      "process.on('SIGTERM', () => {})\nconsole.log(process.pid)\nfor (;;) {}\nexport default { title: 'A' }\n"
  })
  const build = startBuild(root)
  const [output] = await once(build.stdout, 'data')
  const child = Number(output)
  expect(isRunning(child)).toBe(true)
  build.kill('SIGKILL')
  await vi.waitFor(() => expect(isRunning(child)).toBe(false), {
    timeout: 20_000,
    interval: 100
  })
})

test('a build that ignores a signal is killed', async () => {
  writeInput(path.join(root, 'content'), {
    'site.ts':
      "process.on('SIGTERM', () => {})\nconsole.log(process.pid)\nawait new Promise(done => setTimeout(done, 1e9))\nexport default { title: 'A' }\n"
  })
  const build = startBuild(root)
  const [output] = await once(build.stdout, 'data')
  build.kill('SIGTERM')
  const [, signal] = await once(build, 'close')
  expect(signal).toBe('SIGTERM')
  expect(isRunning(Number(output))).toBe(false)
})

function isRunning(id: number): boolean {
  try {
    // A zombie has ended, although nothing has collected it yet.
    return !/^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${id}/stat`, 'utf8'))
  } catch {
    return false
  }
}
