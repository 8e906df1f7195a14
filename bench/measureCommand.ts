import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** Resources that a command used. */
export interface Measurement {
  /** Seconds. */
  readonly wall: number
  /** CPU seconds of all its processes, user and system. */
  readonly cpu: number
  /** Peak memory of all its processes together, in MiB. */
  readonly memory: number
}

const POLL_INTERVAL = 250

/**
 * Run a command and measure it, including all its child processes.
 *
 * @throws Error with the end of its output, if it fails
 */
export async function measureCommand(
  command: readonly string[],
  folder: string
): Promise<Measurement> {
  const start = performance.now()
  // Only a shell reports the total CPU time of a command's processes.
  const shell = spawn(
    'bash',
    ['-c', '"$@" 2>&1; code=$?; times >&3; exit $code', 'bash', ...command],
    {
      cwd: folder,
      env: { ...process.env, CI: '1', ASTRO_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'ignore', 'pipe']
    }
  )
  let said = ''
  let times = ''
  shell.stdout?.on('data', data => {
    said = (said + data).slice(-4000)
  })
  shell.stdio[3]?.on('data', data => {
    times += data
  })
  let memory = 0
  const timer = setInterval(() => {
    memory = Math.max(memory, measureMemory(shell.pid ?? 0))
  }, POLL_INTERVAL)
  const code = await new Promise(resolve => shell.on('close', resolve))
  clearInterval(timer)
  const wall = (performance.now() - start) / 1000
  if (code !== 0) throw new Error(`${command.join(' ')} failed:\n${said}`)
  return { wall, cpu: parseTimes(times), memory }
}

/** Add up the children's times, which the shell prints in its second line. */
function parseTimes(times: string): number {
  const parts = times.split('\n')[1]?.matchAll(/(\d+)m([\d.]+)s/g) ?? []
  return [...parts].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0
  )
}

/** Memory of a process and its descendants, in MiB. */
function measureMemory(pid: number): number {
  const status = readProcess(`${pid}/status`)
  const own = Number(/^RssAnon:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024
  const children = listThreads(pid)
    .flatMap(thread => readProcess(`${pid}/task/${thread}/children`).split(' '))
    .filter(child => child.trim() !== '')
  return children.reduce((sum, id) => sum + measureMemory(Number(id)), own)
}

function listThreads(pid: number): readonly string[] {
  try {
    return readdirSync(`/proc/${pid}/task`)
  } catch {
    return []
  }
}

/** A process may end while the others are read. */
function readProcess(file: string): string {
  try {
    return readFileSync(`/proc/${file}`, 'utf8')
  } catch {
    return ''
  }
}
