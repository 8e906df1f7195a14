import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { hashFiles } from './hashFiles.ts'
import type { SiteSource } from './sites.ts'

/** The outcome of a build. */
export interface BuildOutcome {
  readonly code: number
  /** Everything it printed. */
  readonly output: string
}

/** Built sites are cached here between runs. */
const sitesFolder = path.resolve('.cache/sites')

/** Builds share a store, because many have the same client or pages. */
const cache = path.join(sitesFolder, 'cache')

/** Milliseconds between attempts to take a lock. */
const RETRY_DELAY = 200

/** Everything that a build depends on besides the content. */
const generator = [
  'src',
  'scripts/buildGenerator.mjs',
  'scripts/runGenerator.mjs',
  'rspack.config.ts',
  'package-lock.json',
  'tsconfig.json'
]

/**
 * Build a site, unless it was built from the same sources before.
 *
 * @returns the output folder, absolute; don't write to it
 * @throws Error with the build's output if it fails
 */
export async function buildSite({
  content,
  options,
  previous
}: SiteSource): Promise<string> {
  // Tests write content to a folder that has the same name in another place.
  const sources = [{ content, options }, ...(previous ? [previous] : [])]
  const name = createHash('sha256')
    .update(
      JSON.stringify(
        sources.flatMap(each => [path.basename(each.content), each.options])
      )
    )
    .digest('hex')
    .slice(0, 12)
  const folder = path.join(sitesFolder, name)
  const out = path.join(folder, 'out')
  await mkdir(folder, { recursive: true })
  const replaced = previous && (await buildSite(previous))
  return withLock(path.join(folder, 'lock'), async () => {
    const key = await hashFiles([
      ...generator,
      ...sources.map(each => each.content)
    ])
    if ((await readKey(folder)) === key) return out
    const draft = path.join(folder, 'draft')
    if (replaced) await copyOutput(replaced, draft)
    const { code, output } = await runBuildCommand(content, [
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

/** Replace a folder with a copy of an output; ETags depend on the file times. */
export async function copyOutput(out: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await cp(out, folder, { recursive: true, preserveTimestamps: true })
}

/** Read the log of the build that wrote an output folder. */
export async function readBuildLog(out: string): Promise<string> {
  return readFile(path.join(out, '../log'), 'utf8')
}

/** Run `npm run build` on a folder; the build may fail. */
export async function runBuildCommand(
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

/** Read the hash of the sources that the output was built from. */
async function readKey(folder: string): Promise<string | undefined> {
  const file = path.join(folder, 'key')
  return existsSync(file) ? readFile(file, 'utf8') : undefined
}

/**
 * Build each site once, even if several workers request it at the same time.
 */
async function withLock<Result>(
  lock: string,
  run: () => Promise<Result>
): Promise<Result> {
  while (!(await takeLock(lock))) {
    await new Promise(resolve => setTimeout(resolve, RETRY_DELAY))
  }
  try {
    return await run()
  } finally {
    await rm(lock)
  }
}

/**
 * The lock contains its process id, because a killed process leaves it behind.
 */
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
