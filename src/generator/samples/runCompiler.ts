import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type Diagnostic, parseDiagnostics } from './parseDiagnostics.ts'

/**
 * Run the installed `tsc` on a project and parse its output.
 *
 * The compiler runs as a separate process because TypeScript 7 has no stable
 * API.
 *
 * @param root absolute path of the repository: printed paths are relative to it
 * @param project absolute path of the folder of a `tsconfig.json`
 * @throws Error if the compiler failed without a diagnostic
 */
export function runCompiler(
  root: string,
  project: string
): Promise<readonly Diagnostic[]> {
  const manifest = createRequire(import.meta.url).resolve(
    'typescript/package.json'
  )
  const compiler = path.join(path.dirname(manifest), 'bin/tsc')
  const args = [compiler, '--pretty', 'false', '--project', project]
  const options = { cwd: root, maxBuffer: 64 * 1024 * 1024 }
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, options, (error, output, problem) => {
      const diagnostics = parseDiagnostics(output.replaceAll(`${root}/`, ''))
      // The compiler exits with 1 or 2 if it has diagnostics.
      if (error === null || diagnostics.length > 0) resolve(diagnostics)
      else reject(new Error(`tsc could not run. ${problem}`, { cause: error }))
    })
  })
}
