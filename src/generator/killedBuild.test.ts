import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OutputFile } from '../model/paths.ts'
import { writeInput } from './brokenInputs.fixture.ts'
import { writeTexts } from './output/stageOutput.ts'
import { startBuild } from './runBuild.fixture.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'killed-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

const served = [
  {
    file: '.nginx/http.conf' as OutputFile,
    text: '# Written by the build.'
  },
  { file: 'index.html' as OutputFile, text: 'served' },
  { file: 'docs/start.html' as OutputFile, text: 'served as well' }
]

test('a build that is killed leaves what is served alone', async () => {
  const out = path.join(root, 'out')
  await writeTexts(out, served)
  await writeInput(path.join(root, 'content'), {})
  await killWhileWriting(out)
  expect((await readdir(out)).sort()).toEqual(['.nginx', 'docs', 'index.html'])
  for (const { file, text } of served) {
    expect(await readFile(path.join(out, file), 'utf8')).toBe(text)
  }
})

test('a build that is killed where nothing was served makes nothing', async () => {
  const out = path.join(root, 'out')
  await writeInput(path.join(root, 'content'), {})
  await killWhileWriting(out)
  expect(await readdir(root)).not.toContain('out')
})

/** Start a build and kill it as soon as it has written a file. */
async function killWhileWriting(out: string): Promise<void> {
  await mkdir(path.join(root, 'cache'))
  const build = startBuild(root)
  const ended = once(build, 'close')
  while (build.exitCode === null && !(await hasWritten(out))) {
    await new Promise(resolve => setTimeout(resolve, 5))
  }
  build.kill('SIGKILL')
  expect(await ended).toEqual([null, 'SIGKILL'])
}

/** Tell whether the folder beside the output holds a file. */
async function hasWritten(out: string): Promise<boolean> {
  const names = await readdir(path.dirname(out))
  const staged = names.find(name => name.startsWith('out.new-'))
  if (staged === undefined) return false
  const folder = path.join(path.dirname(out), staged)
  return (await readdir(folder)).length > 0
}
