import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Sample } from './readSamples.ts'

/**
 * Compile each sample as a separate module and find its errors.
 *
 * The modules are written to a new folder below the `node_modules` of the
 * examples, so they import the packages that readers install and concurrent runs
 * don't interfere. Samples keep the lines and columns of their page, so positions
 * need no mapping. Samples that augment a module are compiled separately, because
 * they'd change the types of all others.
 *
 * @param root absolute path of the repository
 * @param samples without those marked `nocheck`
 * @returns the compiler's messages, located in the pages
 */
export async function compileSamples(
  root: string,
  samples: readonly Sample[]
): Promise<readonly string[]> {
  const cache = path.join(root, 'content/examples/node_modules/.cache/samples')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(path.join(cache, 'run-'))
  const groups = [true, false].map(isAugmented =>
    samples.filter(sample => augmentsModule(sample) === isAugmented)
  )
  try {
    const compiled = await Promise.all(
      groups.map((group, index) =>
        compileGroup(root, path.join(folder, `${index}`), group)
      )
    )
    return [...new Set(compiled.flat())]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Compile the declarations themselves, which the compiler skips when it compiles
 * samples.
 *
 * @param root absolute path of the repository
 * @returns the compiler's messages
 */
export function compileDeclarations(root: string): Promise<readonly string[]> {
  return compileProject(root, path.join(root, 'content/declarations'))
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
  const options = ['--pretty', 'false', '--project', project]
  const { output } = await runCompiler(root, options)
  return output.split(/\n(?=\S)/).filter(line => line.trim() !== '')
}

function augmentsModule({ lines }: Sample): boolean {
  return lines.some(line => /^\s*declare (module|global)\b/.test(line))
}

async function compileGroup(
  root: string,
  folder: string,
  samples: readonly Sample[]
): Promise<readonly string[]> {
  if (samples.length === 0) return []
  const files = new Map(
    samples.map((sample, index) => [`${index}.${sample.language}`, sample])
  )
  await mkdir(folder)
  for (const [name, { fenceLine, lines }] of files) {
    const text = '\n'.repeat(fenceLine) + lines.join('\n')
    await writeFile(path.join(folder, name), text)
  }
  const declarations = path.join(root, 'content/declarations')
  const config = {
    extends: path.join(declarations, 'tsconfig.json'),
    compilerOptions: {
      // A sample without imports or exports is still a module.
      moduleDetection: 'force',
      noEmit: true,
      types: ['node', 'bun'],
      // The types of React Native and of browsers declare the same globals.
      skipLibCheck: true
    },
    // Declarations come first, so that conflicts are reported in the sample.
    include: [declarations, ...files.keys()]
  }
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(config))
  const options = ['--pretty', 'false', '--project', folder]
  const { output, hasFailed } = await runCompiler(root, options)
  if (!hasFailed) return []
  const located = output
    .replaceAll(`${path.relative(root, folder)}/`, '')
    .replace(
      /^(.+?)\((\d+),(\d+)\): error /gm,
      (_, name: string, line, column) =>
        `${files.get(name)?.file ?? name}:${line}:${column} `
    )
  return located.split(/\n(?=\S)/).map(each => each.trimEnd())
}

/** Run the version of TypeScript that pages tell readers to install. */
function runCompiler(root: string, options: readonly string[]) {
  const examples = path.join(root, 'content/examples/package.json')
  return runTool('typescript', 'bin/tsc', options, root, examples)
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
