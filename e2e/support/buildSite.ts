import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { hashFiles } from './hashFiles.ts'
import type { SiteSource } from './sites.ts'

/** How a build ended. */
export interface BuildOutcome {
  readonly code: number
  /** Everything it printed. */
  readonly output: string
}

/** Built sites stay here from one run to the next. */
const sitesFolder = path.resolve('.cache/sites')

/** Builds share what they remember: many have the same client or pages. */
const cache = path.join(sitesFolder, 'cache')

/** Milliseconds between two looks at what another worker is doing. */
const WAIT = 200

/** All that decides what a build makes, apart from the content. */
const generator = [
  'src',
  'scripts/runGenerator.mjs',
  'rspack.config.ts',
  'package-lock.json',
  'tsconfig.json'
]

/**
 * Build a site, unless it was built before from the same sources.
 *
 * @returns the output folder, absolute; do not write to it
 * @throws Error with what the build printed, when it fails
 */
export async function buildSite({
  content,
  options
}: SiteSource): Promise<string> {
  // Content that tests write is in another folder each time, under one name.
  const name = createHash('sha256')
    .update(JSON.stringify([path.basename(content), options]))
    .digest('hex')
    .slice(0, 12)
  const folder = path.join(sitesFolder, name)
  const out = path.join(folder, 'out')
  await mkdir(folder, { recursive: true })
  return withLock(path.join(folder, 'lock'), async () => {
    const key = await hashFiles([...generator, content])
    if ((await readKey(folder)) === key) return out
    const draft = path.join(folder, 'draft')
    const { code, output } = await runBuild(content, [
      '--out',
      draft,
      '--cache',
      cache,
      ...options
    ])
    if (code !== 0) {
      throw new Error(`The build of ${content} failed.\n${output}`)
    }
    await rm(out, { recursive: true, force: true })
    await rename(draft, out)
    await writeFile(path.join(folder, 'log'), output)
    await writeFile(path.join(folder, 'key'), key)
    return out
  })
}

/** Read what the build of an output folder printed. */
export async function readBuildLog(out: string): Promise<string> {
  return readFile(path.join(out, '../log'), 'utf8')
}

/** Run `npm run build` on a folder, for tests of how it fails as well. */
export async function runBuild(
  content: string,
  options: readonly string[] = []
): Promise<BuildOutcome> {
  const command = ['scripts/runGenerator.mjs', 'build']
  const child = spawn(
    process.execPath,
    [...command, '--content', content, ...options],
    { stdio: ['ignore', 'pipe', 'pipe'] }
  )
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

/** The hash of the sources that the output was built from. */
async function readKey(folder: string): Promise<string | undefined> {
  const file = path.join(folder, 'key')
  return existsSync(file) ? readFile(file, 'utf8') : undefined
}

/** Build each site once, however many workers ask for it at the same time. */
async function withLock<Result>(
  lock: string,
  run: () => Promise<Result>
): Promise<Result> {
  while (!(await takeLock(lock))) {
    await new Promise(resolve => setTimeout(resolve, WAIT))
  }
  try {
    return await run()
  } finally {
    await rm(lock)
  }
}

/** A lock names its process, because one that was killed leaves it behind. */
async function takeLock(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    const owner = await readFile(lock, 'utf8').catch(() => '')
    if (owner !== '' && !isRunning(Number(owner))) {
      await rm(lock, { force: true })
    }
    return false
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
