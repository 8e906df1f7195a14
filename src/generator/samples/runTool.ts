import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'

/**
 * Run an installed tool, which says on its output what is wrong.
 *
 * @param bin of the package's folder
 * @param folder absolute; printed paths are relative to it
 * @throws Error if the tool failed without saying why
 */
export function runTool(
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
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [file, ...args],
      options,
      (error, printed, problems) => {
        const output = printed + problems
        const hasFailed = error !== null
        if (hasFailed && output === '') reject(error)
        else resolve({ output, hasFailed })
      }
    )
  })
}
