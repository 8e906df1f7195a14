import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** A command's output and exit code. */
export interface CommandResult {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/**
 * Run docker and return its exit code instead of throwing.
 *
 * @param environment additional environment variables
 */
export async function tryDocker(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {}
): Promise<CommandResult> {
  try {
    const { stdout, stderr } = await execute('docker', [...args], {
      env: { ...process.env, ...environment },
      maxBuffer: 64 * 1024 * 1024
    })
    return { code: 0, stdout, stderr }
  } catch (error) {
    if (!isCommandError(error)) throw error
    return error
  }
}

/**
 * Run docker and return its output.
 *
 * @throws Error with its output if it fails
 */
export async function runDocker(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {}
): Promise<string> {
  const { code, stdout, stderr } = await tryDocker(args, environment)
  if (code === 0) return stdout.trim()
  throw new Error(`docker ${args.join(' ')} failed.\n${stdout}${stderr}`)
}

/** From this exit code on, `runBeside` couldn't run the command. */
export const CONTAINER_GONE = 124

/**
 * Run a Bash command beside a container: as its user, with its processes and network,
 * in its root folder. The image has no shell of its own.
 */
export async function runBeside(
  id: string,
  command: string
): Promise<CommandResult> {
  const format = ['--format', '{{.Config.User}}']
  const user = await runDocker(['inspect', ...format, id])
  return tryDocker([
    ...['run', '--rm', '--user', user],
    ...['--pid', `container:${id}`, '--network', `container:${id}`],
    process.env.DEBIAN_IMAGE ?? 'debian:trixie-slim',
    ...['bash', '-c', `cd /proc/1/root || exit ${CONTAINER_GONE}; ${command}`]
  ])
}

/** The code is a string, rather than a number, if a program can't be started. */
function isCommandError(error: unknown): error is CommandResult {
  return (
    error instanceof Error && 'code' in error && Number.isInteger(error.code)
  )
}
