import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  mkdir,
  mkdtemp,
  readFile,
  rename,
  rm,
  writeFile
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findFreePort } from '../../../../e2e/support/findFreePort.ts'

/** A site during development. */
export interface DevSite {
  readonly origin: string
  readonly write: (file: string, text: string) => Promise<void>
  /** Replace a text in a file. */
  readonly replace: (file: string, from: string, to: string) => Promise<void>
  readonly rename: (from: string, to: string) => Promise<void>
  readonly remove: (file: string) => Promise<void>
  /** Start another server on the same port, and wait for it to exit. */
  readonly startAnother: () => Promise<{
    readonly code: number | null
    readonly output: string
  }>
  /** The terminal output so far. */
  readonly printed: () => string
  readonly stop: () => Promise<void>
}

const root = path.resolve(import.meta.dirname, '../../../..')

/**
 * Write a content folder and start the development server on it.
 *
 * @param files text by path, relative to the content folder
 * @param given folder below it that the server is started for
 */
export async function startDev(
  files: Readonly<Record<string, string>>,
  given = '.'
): Promise<DevSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'dev-'))
  const content = path.join(folder, 'content')
  const write = async (file: string, text: string) => {
    const target = path.join(content, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, text)
  }
  for (const [file, text] of Object.entries(files)) await write(file, text)
  const port = await findFreePort()
  const args = [
    'dev',
    '--content',
    path.join(content, given),
    '--cache',
    path.join(folder, 'cache')
  ]
  const start = () => {
    const server = spawn(
      process.execPath,
      [path.join(root, 'scripts/runGenerator.mjs'), ...args],
      { cwd: root, env: { ...process.env, PORT: String(port) } }
    )
    let output = ''
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', chunk => {
        output += chunk
      })
    }
    return { server, printed: () => output }
  }
  const { server, printed } = start()
  const ended = once(server, 'close')
  const origin = `http://localhost:${port}`
  await waitForAnswer(origin, printed)
  return {
    origin,
    write,
    replace: async (file, from, to) => {
      const text = await readFile(path.join(content, file), 'utf8')
      if (!text.includes(from)) throw new Error(`${file} has no "${from}".`)
      await write(file, text.replace(from, to))
    },
    rename: (from, to) =>
      rename(path.join(content, from), path.join(content, to)),
    remove: file => rm(path.join(content, file)),
    startAnother: async () => {
      const other = start()
      const [code] = await once(other.server, 'close')
      return { code, output: other.printed() }
    },
    printed,
    stop: async () => {
      server.kill()
      await ended
      await rm(folder, { recursive: true, force: true })
    }
  }
}

/** Milliseconds that a first compilation may take on a busy machine. */
const PATIENCE = 240_000

async function waitForAnswer(
  origin: string,
  printed: () => string
): Promise<void> {
  const end = Date.now() + PATIENCE
  while (Date.now() < end) {
    const response = await fetch(origin).catch(() => undefined)
    if (response !== undefined) return
    await new Promise(resolve => setTimeout(resolve, 200))
  }
  throw new Error(`The development server did not start.\n${printed()}`)
}
