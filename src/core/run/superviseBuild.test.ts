import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { writeInput } from '../brokenInputs.fixture.ts'
import { hasFeatures } from '../hasFeatures.fixture.ts'
import { runBuildCommand, startBuild } from '../runBuild.fixture.ts'
import { writeFiles } from '../writeFiles.fixture.ts'

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
      /^error: docs\/a\.mdx: The build was ended by SIGSEGV while it renders docs\/a\.mdx/
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

describe.each(['build', ...(hasFeatures('dev') ? ['dev'] : [])])(
  '%s with a hook that never returns',
  command => {
    beforeEach(() => {
      writeFiles(path.join(root, 'out'), {
        '.nginx/http.conf': '# Written by the build.',
        'index.html': 'served'
      })
      writeInput(path.join(root, 'content'), {
        'site.ts':
          "export default { title: 'A', url: 'https://a.example', features: { './loop.ts': true } }\n",
        'loop.ts':
          "export default { name: 'loop', routes: () => { console.log('pid', process.pid); for (;;) {} } }\n",
        'docs/a.md': '# A\n'
      })
    })

    test.each(['SIGINT', 'SIGTERM'] as const)(
      '%s ends both processes, and the output stays',
      async signal => {
        const { build, child } = await startLoop(command)
        build.kill(signal)
        expect(await once(build, 'close')).toEqual([null, signal])
        expect(isRunning(child)).toBe(false)
        expect(await readOutput()).toEqual(['.nginx', 'index.html'])
      }
    )

    test('SIGKILL of the supervisor also ends the child', async () => {
      const { build, child } = await startLoop(command)
      expect(child).not.toBe(build.pid)
      build.kill('SIGKILL')
      await vi.waitFor(() => expect(isRunning(child)).toBe(false), {
        timeout: 20_000,
        interval: 100
      })
      expect(await readOutput()).toEqual(['.nginx', 'index.html'])
    })
  }
)

/** The previous output must stay, with nothing beside it. */
async function readOutput(): Promise<readonly string[]> {
  const folders = (await readdir(root)).filter(name => name.includes('out'))
  expect(folders).toEqual(['out'])
  return (await readdir(path.join(root, 'out'))).sort()
}

/** Wait until the hook runs, and return the process that it blocks. */
async function startLoop(command: string) {
  const options = command === 'dev' ? ['--port', '0'] : []
  const build = startBuild(root, options, { command })
  for await (const line of createInterface(build.stdout)) {
    const [, child] = /^pid (\d+)$/.exec(line) ?? []
    if (child !== undefined) return { build, child: Number(child) }
  }
  throw new Error(`${command} ended: ${await text(build.stderr)}`)
}

function isRunning(id: number): boolean {
  try {
    // A zombie has ended, although nothing has collected it yet.
    return !/^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${id}/stat`, 'utf8'))
  } catch {
    return false
  }
}
