import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  type Configuration,
  type MultiStats,
  rspack,
  type Stats,
  type StatsCompilation
} from '@rspack/core'
import { type Diagnostic, formatDiagnostic } from '../model/diagnostic.ts'
import type { BundleFiles, FilesByEntry } from './bundle.ts'
import { describeBundleError } from './describeBundleError.ts'
import { printLicenses } from './printLicenses.ts'
import type { SiteFeatureModules } from './promisedExports.ts'

/** The three configurations, as rspack.config.ts creates them. */
export interface BundleConfigs {
  readonly client: Configuration
  readonly server: Configuration
  readonly standalone: Configuration
}

/** The compilations' output and dependencies. */
export interface BundleRun extends BundleFiles {
  readonly errors: readonly Diagnostic[]
  /** Absolute paths. */
  readonly dependencies: {
    readonly files: readonly string[]
    readonly missing: readonly string[]
    readonly folders: readonly string[]
  }
}

/**
 * Run the compilations in parallel, except that the client waits for the service
 * worker, because it injects the names of the client's files into it.
 *
 * A module that can't be compiled throws when it's rendered, so other pages are
 * still checked.
 *
 * @param contentDir absolute; file names are relative to it
 * @param siteFeatures to name the feature that a module belongs to
 */
export async function runBundle(
  { client, server, standalone }: BundleConfigs,
  contentDir: string,
  siteFeatures: SiteFeatureModules
): Promise<BundleRun> {
  const { stats } = await runCompilers([standalone, client, server])
  const [standaloneStats, clientStats] = stats
  if (!standaloneStats || !clientStats)
    throw new Error('A compilation is missing.')
  const shipped = [standaloneStats, clientStats].flatMap(({ compilation }) => [
    ...compilation.fileDependencies
  ])
  const licenses = 'licenses.txt'
  const target = path.join(client.output?.path ?? '', licenses)
  await writeFile(target, printLicenses(shipped))
  const list = (
    kind: 'fileDependencies' | 'missingDependencies' | 'contextDependencies'
  ) =>
    [
      ...new Set(stats.flatMap(({ compilation }) => [...compilation[kind]]))
    ].sort()
  const { assets = [], entrypoints = {} } = clientStats.toJson({
    all: false,
    assets: true,
    // Include files that an earlier bundle of this build has written.
    cachedAssets: true,
    groupAssetsByEmitStatus: false,
    entrypoints: true
  })
  return {
    filesByEntry: readFilesByEntry(entrypoints),
    copiedFiles: readCopiedFiles(assets, client.context ?? ''),
    files: [...assets.map(({ name }) => name), licenses],
    errors: dedupe(
      stats.flatMap(each => readErrors(each, contentDir, siteFeatures))
    ),
    dependencies: {
      files: list('fileDependencies'),
      missing: list('missingDependencies'),
      folders: list('contextDependencies')
    }
  }
}

/** Run compilations, and free what they hold. */
export async function runCompilers(
  configs: readonly Configuration[]
): Promise<MultiStats> {
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
  return stats
}

/** Read the files of each entry, relative to the base. */
function readFilesByEntry(
  entrypoints: NonNullable<StatsCompilation['entrypoints']>
): FilesByEntry {
  return new Map(
    Object.entries(entrypoints).map(([name, { assets = [] }]) => [
      name,
      assets
        .map(asset => asset.name)
        .filter(file => /\.(?:js|css)$/.test(file))
        // The bundler's order differs from run to run.
        .sort()
    ])
  )
}

/** @param context absolute; names of sources are relative to it */
function readCopiedFiles(
  assets: NonNullable<StatsCompilation['assets']>,
  context: string
): ReadonlyMap<string, string> {
  return new Map(
    assets.flatMap(({ name, info }) =>
      info.sourceFilename === undefined
        ? []
        : [[path.resolve(context, info.sourceFilename), name] as const]
    )
  )
}

/** Read the errors of a compilation. */
export function readErrors(
  stats: Stats,
  contentDir: string,
  siteFeatures: SiteFeatureModules
): readonly Diagnostic[] {
  if (!stats.hasErrors()) return []
  const { errors = [] } = stats.toJson({
    all: false,
    errors: true,
    errorDetails: false,
    moduleTrace: true
  })
  return errors.map(error =>
    describeBundleError(error, contentDir, siteFeatures)
  )
}

/** The client and server compilations report the same mistakes. */
function dedupe(errors: readonly Diagnostic[]): readonly Diagnostic[] {
  const first = new Map(errors.map(error => [formatDiagnostic(error), error]))
  return [...first.values()]
}
