import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Diagnostic } from './parseDiagnostics.ts'
import type { Sample } from './parseSamples.ts'
import { resolveDiagnostic, type SampleFinding } from './resolveDiagnostic.ts'
import { runCompiler } from './runCompiler.ts'

export type CompiledSamples = {
  readonly findings: readonly SampleFinding[]
  /** Messages about other files, such as the declarations. */
  readonly otherErrors: readonly string[]
}

type Place = { readonly root: string; readonly folder: string }

/**
 * Compile each sample as a separate module and find its errors.
 *
 * The modules are written below `node_modules`, where they see the installed
 * packages, into a new folder, so two runs don't interfere. A sample that
 * augments a module would change the types of all others, so those samples are
 * compiled separately.
 *
 * @param root absolute path of the repository
 * @param samples none of them marked `nocheck`
 */
export async function compileSamples(
  root: string,
  samples: readonly Sample[]
): Promise<CompiledSamples> {
  const cache = path.join(root, 'node_modules/.cache/samples')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(path.join(cache, 'run-'))
  const compile = (name: string, augmenting: boolean) =>
    compileGroup(
      { root, folder: path.join(folder, name) },
      samples.filter(sample => isAugmenting(sample) === augmenting)
    )
  try {
    const groups = [compile('plain', false), compile('augmenting', true)]
    return joinResults(await Promise.all(groups))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function isAugmenting(sample: Sample): boolean {
  return sample.lines.some(line => /^declare (module|global)\b/.test(line))
}

async function compileGroup(
  place: Place,
  samples: readonly Sample[]
): Promise<CompiledSamples> {
  if (samples.length === 0) return { findings: [], otherErrors: [] }
  const modules = new Map(
    samples.map(sample => [createModuleName(sample), sample])
  )
  await writeModules(place.folder, modules)
  await writeConfig(place, [...modules.keys()])
  const diagnostics = await runCompiler(place.root, place.folder)
  const result = resolveAll(diagnostics, modules)
  if (diagnostics.length === 0 || !diagnostics.every(isSyntaxError)) {
    return result
  }
  // If one module has a syntax error, the compiler checks no types. Compile the
  // others again without it.
  const broken = new Set(diagnostics.map(({ file }) => path.basename(file)))
  const others = [...modules.keys()].filter(name => !broken.has(name))
  await writeConfig(place, others)
  const rest = await runCompiler(place.root, place.folder)
  return joinResults([result, resolveAll(rest, modules)])
}

function isSyntaxError({ code }: Diagnostic): boolean {
  return /^TS1\d{3}$/.test(code)
}

/** Name a module so that compiler messages that quote it are readable. */
function createModuleName(sample: Sample): string {
  const page = sample.file.replaceAll(/[^\w-]+/g, '.')
  return `${page}.line${sample.fenceLine}.${sample.language}`
}

async function writeModules(
  folder: string,
  modules: ReadonlyMap<string, Sample>
): Promise<void> {
  await mkdir(folder)
  for (const [name, sample] of modules) {
    await writeFile(path.join(folder, name), sample.lines.join('\n'))
  }
}

async function writeConfig(
  { root, folder }: Place,
  names: readonly string[]
): Promise<void> {
  const declarations = path.join(root, 'content/declarations')
  const config = {
    extends: path.join(declarations, 'tsconfig.json'),
    // A sample without imports or exports is still a module.
    compilerOptions: { moduleDetection: 'force', noEmit: true },
    // Declarations first, so a sample that contradicts them gets the error.
    include: [declarations, ...names]
  }
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(config))
}

function resolveAll(
  diagnostics: readonly Diagnostic[],
  modules: ReadonlyMap<string, Sample>
): CompiledSamples {
  const findings: SampleFinding[] = []
  const otherErrors: string[] = []
  for (const diagnostic of diagnostics) {
    const sample = modules.get(path.basename(diagnostic.file))
    if (sample === undefined) otherErrors.push(renderOther(diagnostic))
    else findings.push(resolveDiagnostic(sample, diagnostic))
  }
  return { findings, otherErrors }
}

function renderOther(diagnostic: Diagnostic): string {
  const { file, line, column, code, message } = diagnostic
  return `${file}:${line}:${column} ${code}: ${message}`
}

function joinResults(results: readonly CompiledSamples[]): CompiledSamples {
  return {
    findings: results.flatMap(result => result.findings),
    otherErrors: [...new Set(results.flatMap(result => result.otherErrors))]
  }
}
