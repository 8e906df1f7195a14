import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Run an installed tool that prints the problems it finds.
 *
 * @param bin path of the executable in the package's folder
 * @param folder absolute path of the working directory
 * @throws Error if the tool fails without output
 */
export async function runTool(
  packageName: string,
  bin: string,
  args: readonly string[],
  folder: string
): Promise<{ readonly output: string; readonly hasFailed: boolean }> {
  const manifest = createRequire(import.meta.url).resolve(
    `${packageName}/package.json`
  )
  const file = path.join(path.dirname(manifest), bin)
  const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024 }
  return run(process.execPath, [file, ...args], options).then(
    ({ stdout, stderr }) => ({ output: stdout + stderr, hasFailed: false }),
    error => {
      const output = `${error.stdout}${error.stderr}`
      if (output === '') throw error
      return { output, hasFailed: true }
    }
  )
}
