import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  type Configuration,
  type MultiStats,
  type RspackPluginInstance,
  rspack,
  type Stats
} from '@rspack/core'
import {
  formatSiteError,
  type SiteError,
  SiteErrors
} from '../../model/errors.ts'
import { createBundleProblem } from './createBundleProblem.ts'
import { createLicenses } from './createLicenses.ts'
import type { BundleFiles, Chunks } from './loadBundle.ts'

/** The three configurations, as rspack.config.ts creates them. */
export interface BundleConfigs {
  readonly client: Configuration
  readonly server: Configuration
  readonly worker: Configuration
}

/** The compilations' output and dependencies. */
export interface BundleRun extends BundleFiles {
  readonly problems: readonly SiteError[]
  /** Absolute paths. */
  readonly dependencies: {
    readonly files: readonly string[]
    readonly missing: readonly string[]
    readonly folders: readonly string[]
  }
}

/**
 * Run the compilations in parallel, except that the client waits for the worker,
 * because it injects the names of the shell's files into the worker.
 *
 * A module that can't be compiled throws when it's rendered, so other pages are
 * still checked.
 *
 * @param contentDir absolute; file names are relative to it
 */
export async function runBundle(
  configs: BundleConfigs,
  contentDir: string
): Promise<BundleRun> {
  const worker = runWorkerCompiler(configs.worker, contentDir)
  const client = waitFor(worker, configs.client)
  const { stats, problems } = await runCompilers(
    [client, configs.server],
    contentDir
  )
  const [clientStats] = stats
  const licenses = await writeLicenses(configs.client, [
    ...(await worker),
    ...stats.slice(0, 1)
  ])
  const all = [...(await worker), ...stats]
  const list = (
    kind: 'fileDependencies' | 'missingDependencies' | 'contextDependencies'
  ) =>
    [
      ...new Set(all.flatMap(({ compilation }) => [...compilation[kind]]))
    ].sort()
  return {
    chunks: readChunks(clientStats),
    copiedFiles: readCopiedFiles(clientStats, configs.client.context ?? ''),
    files: [...listAssets(clientStats), licenses],
    problems,
    dependencies: {
      files: list('fileDependencies'),
      missing: list('missingDependencies'),
      folders: list('contextDependencies')
    }
  }
}

/** @returns the file's name, relative to the output */
async function writeLicenses(
  { output }: Configuration,
  shipped: readonly Stats[]
): Promise<string> {
  const name = 'licenses.txt'
  const files = shipped.flatMap(({ compilation }) => [
    ...compilation.fileDependencies
  ])
  await writeFile(path.join(output?.path ?? '', name), createLicenses(files))
  return name
}

/** Delay a compilation until a task is done. */
function waitFor(task: Promise<unknown>, config: Configuration): Configuration {
  const wait: RspackPluginInstance = {
    apply: ({ hooks }) =>
      hooks.beforeCompile.tapPromise('waitFor', async () => {
        await task
      })
  }
  return { ...config, plugins: [...(config.plugins ?? []), wait] }
}

function listAssets(stats: Stats | undefined): readonly string[] {
  const { assets = [] } = stats?.toJson({ all: false, assets: true }) ?? {}
  return assets.map(({ name }) => name)
}

/**
 * Run the worker's compilation, which contains no content.
 *
 * @throws SiteErrors if it fails
 */
async function runWorkerCompiler(
  config: Configuration,
  contentDir: string
): Promise<readonly Stats[]> {
  const { stats, problems } = await runCompilers([config], contentDir)
  if (problems.length > 0) throw new SiteErrors(problems)
  return stats
}

/** Read the files of each entry, relative to the base. */
function readChunks(stats: Stats | undefined): Chunks {
  const { entrypoints = {} } =
    stats?.toJson({ all: false, entrypoints: true }) ?? {}
  return new Map(
    Object.entries(entrypoints).map(([name, { assets = [] }]) => [
      name,
      assets
        .map(asset => asset.name)
        .filter(file => /\.(?:js|css)$/.test(file) && !file.includes('.hot-'))
        // The bundler's order differs from run to run.
        .sort()
    ])
  )
}

/** @param context absolute; names of sources are relative to it */
function readCopiedFiles(
  stats: Stats | undefined,
  context: string
): ReadonlyMap<string, string> {
  const { assets = [] } = stats?.toJson({ all: false, assets: true }) ?? {}
  return new Map(
    assets.flatMap(({ name, info }) =>
      info.sourceFilename === undefined
        ? []
        : [[path.resolve(context, info.sourceFilename), name] as const]
    )
  )
}

/**
 * Run configurations in parallel.
 *
 * @param contentDir absolute; file names are relative to it
 */
async function runCompilers(
  configs: readonly Configuration[],
  contentDir: string
): Promise<{
  readonly stats: readonly Stats[]
  readonly problems: readonly SiteError[]
}> {
  const compiler = rspack([...configs])
  const stats = await new Promise<MultiStats>((resolve, reject) => {
    compiler.run((error, result) =>
      error || result === undefined
        ? reject(error ?? new Error('rspack gave no result'))
        : resolve(result)
    )
  })
  await new Promise<void>((resolve, reject) =>
    compiler.close(error => (error ? reject(error) : resolve()))
  )
  const problems = stats.stats.flatMap(each => readProblems(each, contentDir))
  return { stats: stats.stats, problems: dedupeProblems(problems) }
}

/** Read the problems of a compilation. */
export function readProblems(
  stats: Stats,
  contentDir: string
): readonly SiteError[] {
  if (!stats.hasErrors()) return []
  const { errors = [] } = stats.toJson({
    all: false,
    errors: true,
    errorDetails: false,
    moduleTrace: true
  })
  return errors.map(error => createBundleProblem(error, contentDir))
}

/** The client and server compilations report the same mistakes. */
function dedupeProblems(problems: readonly SiteError[]): readonly SiteError[] {
  const first = new Map(
    problems.map(problem => [formatSiteError(problem), problem])
  )
  return [...first.values()]
}
