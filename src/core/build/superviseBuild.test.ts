import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeInput } from './brokenInputs.fixture.ts'
import { runBuild, startBuild } from './runBuild.fixture.ts'

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
  const { code, errors } = await runBuild(root)
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
