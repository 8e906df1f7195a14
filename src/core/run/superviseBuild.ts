import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { type Diagnostic, DiagnosticError } from '../model/diagnostic.ts'
import { FILE_TIMEOUT_SECONDS } from '../model/limits.ts'
import { clearLeftovers } from '../output/stageOutput.ts'
import { reportError } from '../platform/reportError.ts'
import {
  type ProgressMessage,
  SUPERVISOR_PIPE,
  SUPERVISOR_VARIABLE
} from '../platform/supervision.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Time for a child process to end after a signal, in milliseconds. */
const EXIT_TIME = 5000

/** What a child process is doing; the last state explains why it ended. */
interface LastState {
  /** The current stage. */
  stage: string
  /** Files that it was working on, by task; the last one blocks its thread. */
  readonly tasks: Map<string, ProgressMessage>
  /** The output folder that it was about to replace; absolute. */
  out?: string
  isStuck: boolean
}

/**
 * Run a command in a child process and supervise it: kill it if it's stuck on one
 * file, and explain a crash. A process can't do that for itself, because content
 * code can block its thread, and native compilers can crash it with a signal.
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
  const state: LastState = { stage: 'start', tasks: new Map(), isStuck: false }
  let silence = 0
  const lines = createInterface(child.stdio[SUPERVISOR_PIPE] as Readable)
  lines.on('line', line => {
    silence = 0
    update(state, JSON.parse(line) as ProgressMessage)
  })
  // Count ticks instead of comparing times: a sleeping machine doesn't tick.
  const timer = setInterval(() => {
    silence += 1
    if (silence < FILE_TIMEOUT_SECONDS || state.tasks.size === 0) return
    state.isStuck = true
    child.kill('SIGKILL')
  }, 1000)

  let requested: NodeJS.Signals | undefined
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      requested = signal
      child.kill(signal)
      // Code of the site may handle the signal, and never end.
      setTimeout(() => child.kill('SIGKILL'), EXIT_TIME).unref()
    })
  }
  child.once('close', async (code, signal) => {
    clearInterval(timer)
    if (signal === null) process.exit(code ?? 1)
    // The reason for the end matters more than folders that stay.
    if (state.out !== undefined) await clearLeftovers(state.out).catch(() => {})
    if (requested !== undefined) {
      process.removeAllListeners(requested)
      process.kill(pid, requested)
      return
    }
    reportError(new DiagnosticError(explainEnd(signal, state)), process.cwd())
    process.exit(1)
  })
}

function update(
  state: LastState,
  { stage, id = '', out, ...task }: ProgressMessage
): void {
  if (stage !== undefined) state.stage = stage
  if (out !== undefined) state.out = out
  if (task.file === undefined) state.tasks.delete(id)
  else state.tasks.set(id, task)
}

/** Explain why a signal ended the build. */
function explainEnd(
  signal: NodeJS.Signals,
  { stage, tasks, isStuck }: LastState
): Diagnostic {
  const latest = [...tasks.values()].at(-1)
  const when = latest
    ? `while it ${latest.verb} ${latest.file}`
    : `in the stage "${stage}"`
  const place = latest?.file === undefined ? undefined : { file: latest.file }
  return isStuck
    ? {
        severity: 'error',
        message: `The build was stopped after ${FILE_TIMEOUT_SECONDS} s without progress ${when}.`,
        place,
        hint: 'Look for code that never ends, such as an infinite loop, or split long text into several files.'
      }
    : {
        severity: 'error',
        message: `The build was ended by ${signal} ${when}.`,
        place,
        hint: 'The machine may have run out of memory. Otherwise, look for unusual content there, such as deep nesting.'
      }
}
