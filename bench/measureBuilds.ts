import { execFile } from 'node:child_process'
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createCorpus, createPagePath } from './createCorpus.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Measure builds of 100 and 1,000 pages: the first, one with nothing changed,
 * and one after a paragraph was added to a page. Times are said as ratios of
 * the first build of the same run, because machines differ.
 */
for (const count of process.argv.slice(2).map(Number)) {
  await measure(count)
}

async function measure(count: number): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'))
  const content = path.join(folder, 'content')
  await createCorpus(content, count)
  const first = await timeBuild(folder, content)
  const unchanged = await timeBuild(folder, content)
  const page = path.join(content, 'docs', createPagePath(3))
  await appendFile(page, '\nOne more paragraph.\n')
  const edited = await timeBuild(folder, content)
  const share = (time: number) => `${(time / first).toFixed(2)} of it`
  console.log(
    `${count} pages: first ${(first / 1000).toFixed(1)} s, unchanged ${(unchanged / 1000).toFixed(1)} s (${share(unchanged)}), one page edited ${(edited / 1000).toFixed(1)} s (${share(edited)})`
  )
  await rm(folder, { recursive: true })
}

async function timeBuild(folder: string, content: string): Promise<number> {
  const start = performance.now()
  const { stdout } = await run(
    path.join(root, 'node_modules/.bin/tsx'),
    [
      path.join(root, 'src/generator/cli.ts'),
      'build',
      '--content',
      content,
      '--out',
      path.join(folder, 'dist'),
      '--cache',
      path.join(folder, 'cache')
    ],
    { cwd: root, maxBuffer: 64 * 1024 * 1024 }
  )
  console.log(stdout.trim().replaceAll('\n', ', '))
  return performance.now() - start
}
