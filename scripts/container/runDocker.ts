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

/** The code is a string, rather than a number, if a program can't be started. */
function isCommandError(error: unknown): error is CommandResult {
  return (
    error instanceof Error && 'code' in error && Number.isInteger(error.code)
  )
}
