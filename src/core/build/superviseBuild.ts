import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { FILE_TIMEOUT_SECONDS, STATUS_AFTER_SECONDS } from '../model/limits.ts'
import { createWatchdog } from './createWatchdog.ts'
import { clearLeftovers } from './output/stageOutput.ts'
import { printError } from './printError.ts'
import {
  type ProgressMessage,
  SUPERVISOR_PIPE,
  SUPERVISOR_VARIABLE
} from './progress.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Run a command in a child process and supervise it: print what it's doing after
 * a long silence, kill it if it's stuck on one file, and explain a crash. A
 * process can't do that for itself, because content code can block its thread,
 * and native compilers can crash it with a signal.
 *
 * @param args arguments for Node: script, command and options
 * @param env additional environment variables
 */
export function superviseBuild(
  args: readonly string[],
  env: Readonly<Record<string, string>>
): void {
  const { pid } = process
  const child = spawn(process.execPath, [...process.execArgv, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
    env: { ...process.env, ...env, [SUPERVISOR_VARIABLE]: String(pid) }
  })
  const watchdog = createWatchdog({
    notice: STATUS_AFTER_SECONDS,
    end: FILE_TIMEOUT_SECONDS
  })
  const lines = createInterface(child.stdio[SUPERVISOR_PIPE] as Readable)
  lines.on('line', line =>
    watchdog.receive(JSON.parse(line) as ProgressMessage)
  )
  // Count ticks instead of comparing times: a sleeping machine doesn't tick.
  const timer = setInterval(() => {
    const { notice, isStuck } = watchdog.tick()
    if (notice !== undefined) console.error(notice)
    if (isStuck) child.kill('SIGKILL')
  }, 1000)

  let requested: NodeJS.Signals | undefined
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      requested = signal
      child.kill(signal)
    })
  }
  child.once('close', async (code, signal) => {
    clearInterval(timer)
    if (signal === null) process.exit(code ?? 1)
    for (const out of watchdog.outputs) await clearLeftovers(out)
    if (requested !== undefined) {
      process.removeAllListeners(requested)
      process.kill(pid, requested)
      return
    }
    printError(watchdog.explain(signal), process.cwd())
    process.exit(1)
  })
}
