import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Sample } from './readSamples.ts'

/**
 * Provide a new folder below the `node_modules` of the examples, so that samples
 * in it import the packages that readers install and concurrent runs don't
 * interfere.
 *
 * @param root absolute path of the repository
 * @param use gets the absolute path of the folder, which is deleted afterwards
 */
export async function withSampleFolder<T>(
  root: string,
  use: (folder: string) => Promise<T>
): Promise<T> {
  const cache = path.join(root, 'content/examples/node_modules/.cache/samples')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(path.join(cache, 'run-'))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Compile samples as files of one project and find their errors. The files keep
 * the lines and columns of their page, so positions need no mapping.
 *
 * @param root absolute path of the repository
 * @param folder absolute path of an empty or missing folder, for the project
 * @param files samples by their path in that folder
 * @param config the project's `tsconfig.json`
 * @returns the compiler's messages, located in the pages
 */
export async function compileFiles(
  root: string,
  folder: string,
  files: ReadonlyMap<string, Sample>,
  config: object
): Promise<readonly string[]> {
  if (files.size === 0) return []
  for (const [name, { fenceLine, lines }] of files) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, '\n'.repeat(fenceLine) + lines.join('\n'))
  }
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(config))
  const messages = await compileProject(root, folder)
  return messages.map(message => {
    const inFolder = message.replaceAll(`${path.relative(root, folder)}/`, '')
    return inFolder
      .replace(
        /^(.+?)\((\d+),(\d+)\): error /,
        (_, name: string, line, column) =>
          `${files.get(name)?.file ?? name}:${line}:${column} `
      )
      .trimEnd()
  })
}

/**
 * Compile a project and find its errors.
 *
 * @param root absolute path of the repository
 * @param project absolute path of its folder or configuration
 * @returns the compiler's messages
 */
export async function compileProject(
  root: string,
  project: string
): Promise<readonly string[]> {
  // The version of TypeScript that pages tell readers to install.
  const examples = path.join(root, 'content/examples/package.json')
  const options = ['--pretty', 'false', '--project', project]
  const { output } = await runTool(
    'typescript',
    'bin/tsc',
    options,
    root,
    examples
  )
  return output.split(/\n(?=\S)/).filter(line => line.trim() !== '')
}

const run = promisify(execFile)

/**
 * Run an installed tool that prints the diagnostics it finds.
 *
 * @param bin path of the executable in the package's folder
 * @param folder absolute path of the working directory
 * @param from absolute path of a file beside which the package is installed
 * @throws Error if the tool fails without output
 */
export async function runTool(
  packageName: string,
  bin: string,
  args: readonly string[],
  folder: string,
  from = import.meta.filename
): Promise<{ readonly output: string; readonly hasFailed: boolean }> {
  const manifest = createRequire(from).resolve(`${packageName}/package.json`)
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
