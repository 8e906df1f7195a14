import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { NOTICE_SECONDS, WORK_SECONDS } from '../model/limits.ts'
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
 * Run a command in a process of its own, and watch it: say what it does when
 * nothing has been heard of it for long, end it if it works on one file for
 * ever, and explain a crash. Nothing within a process can do that, because code
 * of the content blocks its thread, and compilers in native code end it with a
 * signal.
 *
 * @param args of Node: script, command and options
 * @param env added to that of this process
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
  const watchdog = createWatchdog({ notice: NOTICE_SECONDS, end: WORK_SECONDS })
  const lines = createInterface(child.stdio[SUPERVISOR_PIPE] as Readable)
  lines.on('line', line =>
    watchdog.receive(JSON.parse(line) as ProgressMessage)
  )
  // Ticks, not times: a machine that sleeps doesn't count.
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
