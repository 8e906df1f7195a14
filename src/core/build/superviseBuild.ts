import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { NOTICE_SECONDS, WORK_SECONDS } from '../model/limits.ts'
import { createWatch } from './createWatch.ts'
import { clearLeftovers } from './output/stageOutput.ts'
import { printError } from './printError.ts'
import {
  type ProgressMessage,
  WATCHER_PIPE,
  WATCHER_VARIABLE
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
    env: { ...process.env, ...env, [WATCHER_VARIABLE]: String(pid) }
  })
  const watch = createWatch({ notice: NOTICE_SECONDS, end: WORK_SECONDS })
  const lines = createInterface(child.stdio[WATCHER_PIPE] as Readable)
  lines.on('line', line => watch.hear(JSON.parse(line) as ProgressMessage))
  // Ticks, not times: a machine that sleeps doesn't count.
  const timer = setInterval(() => {
    const { notice, isEndless } = watch.tick()
    if (notice !== undefined) console.error(notice)
    if (isEndless) child.kill('SIGKILL')
  }, 1000)

  let asked: NodeJS.Signals | undefined
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      asked = signal
      child.kill(signal)
    })
  }
  child.once('close', async (code, signal) => {
    clearInterval(timer)
    if (signal === null) process.exit(code ?? 1)
    for (const out of watch.outputs) await clearLeftovers(out)
    if (asked !== undefined) {
      process.removeAllListeners(asked)
      process.kill(pid, asked)
      return
    }
    printError(watch.explain(signal), process.cwd())
    process.exit(1)
  })
}
