import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { printTime } from './printTime.ts'

/** Maximum time for a server to respond, in milliseconds. */
const PATIENCE = 120_000

/** A server that a chapter starts. */
export type Server = { stop(): Promise<void> }

/** Runs commands as a reader types them, in one terminal. */
export class Terminal {
  folder: string
  readonly #env: NodeJS.ProcessEnv

  constructor(folder: string, env: NodeJS.ProcessEnv) {
    this.folder = folder
    this.#env = env
  }

  /**
   * Open another terminal.
   *
   * @param folder absolute path of the folder that it starts in
   * @param env further environment variables
   */
  open(folder: string, env: NodeJS.ProcessEnv = {}): Terminal {
    return new Terminal(folder, { ...this.#env, ...env })
  }

  /**
   * Run commands, and stay in the folder that they end in.
   *
   * @returns what they print
   * @throws Error with their output if one of them fails
   */
  run(script: string): Promise<string> {
    return printTime(script, () => this.#run(script))
  }

  async #run(script: string): Promise<string> {
    const withFolder = `set -e\n${script}\necho "$PWD" >&3`
    const child = spawn('bash', ['-c', withFolder], {
      cwd: this.folder,
      env: this.#env,
      stdio: ['ignore', 'pipe', 'pipe', 'pipe']
    })
    const [, output, errors, folder] = child.stdio.map(collect)
    const [status] = await once(child, 'close')
    if (status !== 0) {
      throw new Error(
        `"${script}" failed with status ${status}.\n${output?.()}${errors?.()}`
      )
    }
    this.folder = folder?.().trim() ?? this.folder
    return output?.() ?? ''
  }

  /**
   * Start a server, and wait until it responds.
   *
   * @param url an address that responds with any status when it's ready
   * @throws Error with its output if it ends or takes too long, and if another
   * program already responds there
   */
  start(command: string, url: string): Promise<Server> {
    return printTime(command, () => this.#start(command, url))
  }

  async #start(command: string, url: string): Promise<Server> {
    if (await responds(url)) {
      throw new Error(`Another program already responds at ${url}. Stop it.`)
    }
    const child = spawn('bash', ['-c', `exec ${command}`], {
      cwd: this.folder,
      env: this.#env,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Servers start processes of their own, which stop with their group.
      detached: true
    })
    const [, output, errors] = child.stdio.map(collect)
    const ended = Date.now() + PATIENCE
    while (!(await responds(url))) {
      if (child.exitCode !== null || Date.now() > ended) {
        await stop(child)
        throw new Error(
          `"${command}" doesn't respond at ${url}.\n${output?.()}${errors?.()}`
        )
      }
      await wait(100)
    }
    return { stop: () => stop(child) }
  }
}

function collect(stream: unknown): () => string {
  let text = ''
  const readable = stream as NodeJS.ReadableStream | null
  readable?.setEncoding('utf8').on('data', chunk => {
    text += chunk
  })
  return () => text
}

function responds(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false
  )
}

async function stop(child: ChildProcess): Promise<void> {
  const { pid, exitCode, signalCode } = child
  if (exitCode !== null || signalCode !== null || pid === undefined) return
  const exited = once(child, 'exit')
  process.kill(-pid, 'SIGKILL')
  await exited
}
