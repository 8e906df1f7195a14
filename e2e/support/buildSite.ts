import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'

/** How a build ended. */
export interface BuildOutcome {
  readonly code: number
  /** Everything it printed. */
  readonly output: string
}

/** Milliseconds between two looks at what another worker is doing. */
const WAIT = 200

/**
 * Build a site once for each run, however many tests ask for it.
 *
 * @param content folder, absolute or relative to the project
 * @param options as `npm run build` takes them, such as `--base /kit/`
 * @returns the output folder, absolute; do not write to it
 * @throws Error with what the build printed, when it fails
 */
export async function buildSite(
  content: string,
  options: readonly string[] = []
): Promise<string> {
  const root = process.env.FIXTURE_SITES
  if (root === undefined) throw new Error('The global setup has not run.')
  const key = JSON.stringify([path.resolve(content), options])
  const name = createHash('sha256').update(key).digest('hex').slice(0, 12)
  const out = path.join(root, name)
  return withLock(path.join(root, 'lock'), async () => {
    if (existsSync(out)) return out
    const draft = `${out}.draft`
    const { code, output } = await runBuild(content, [
      '--out',
      draft,
      ...options
    ])
    if (code !== 0)
      throw new Error(`The build of ${content} failed.\n${output}`)
    await rename(draft, out)
    return out
  })
}

/** Run `npm run build` on a folder, for tests of how it fails as well. */
export async function runBuild(
  content: string,
  options: readonly string[] = []
): Promise<BuildOutcome> {
  const args = ['run', '--silent', 'build', '--', '--content', content]
  const child = spawn('npm', [...args, ...options], {
    stdio: ['ignore', 'pipe', 'pipe']
  })
  const [stdout, stderr, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', exitCode => resolve(exitCode ?? 1))
    })
  ])
  return { code, output: stdout + stderr }
}

/** One build at a time: two would share a cache and the machine. */
async function withLock<Result>(
  lock: string,
  run: () => Promise<Result>
): Promise<Result> {
  for (;;) {
    try {
      await mkdir(lock)
      break
    } catch {
      await new Promise(resolve => setTimeout(resolve, WAIT))
    }
  }
  try {
    return await run()
  } finally {
    await rmdir(lock)
  }
}
