import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import {
  type Configuration,
  type MultiStats,
  rspack,
  type Stats
} from '@rspack/core'
import {
  formatSiteError,
  type SiteError,
  SiteErrors
} from '../../model/errors.ts'
import type { Sidebar } from '../../model/sidebar.ts'
import type { ClientSite } from '../../model/site.ts'
import { createBundleProblem } from './createBundleProblem.ts'

/** What the three compilations made. */
export interface Bundle {
  /** Files of the client entry, relative to the base. */
  readonly script: string
  readonly style: string
  /** Text of the style file. */
  readonly styles: string
  readonly earlyScript: string
  /** The document with `{{…}}` where pages differ. */
  readonly template: string
  /** Files of each page chunk, relative to the base, by chunk name. */
  readonly pageFiles: ReadonlyMap<string, readonly string[]>
  readonly server: ServerBundle
  /** Modules that are missing or can't be compiled: the build must fail. */
  readonly problems: readonly SiteError[]
}

/** What the server compilation exports. */
export interface ServerBundle {
  readonly site: ClientSite
  /** @returns the markup of `#root` */
  readonly renderPage: (
    pathname: string,
    sidebar: Sidebar | undefined
  ) => Promise<string>
}

/** The three configurations, as rspack.config.ts creates them. */
export interface BundleConfigs {
  readonly client: Configuration
  readonly server: Configuration
  readonly worker: Configuration
}

/**
 * Run the compilations: the worker first, because the client's injects the
 * shell's files into what it made, then client and server side by side.
 *
 * A module that can't be compiled throws when it is rendered, so that the pages
 * without it can still be looked at.
 *
 * @param contentDir absolute; places are named from there
 */
export async function runBundle(
  configs: BundleConfigs,
  contentDir: string
): Promise<Bundle> {
  await runWorkerCompiler(configs.worker, contentDir)
  const { stats, problems } = await runCompilers(
    [configs.client, configs.server],
    contentDir
  )
  const [clientStats] = stats
  const workerOutput = configs.worker.output?.path ?? ''
  const clientOutput = configs.client.output?.path ?? ''
  const serverOutput = configs.server.output?.path ?? ''
  const chunks = readChunks(clientStats)
  const shell = chunks.get('client') ?? []
  const script = shell.find(file => file.endsWith('.js'))
  const style = shell.find(file => file.endsWith('.css'))
  if (script === undefined || style === undefined) {
    if (problems.length > 0) throw new SiteErrors(problems)
    throw new Error('The client entry made no script or no style sheet.')
  }
  const readOutput = (file: string) =>
    readFile(path.join(clientOutput, file), 'utf8')
  return {
    script,
    style,
    styles: await readOutput(style),
    earlyScript: await readFile(
      path.join(workerOutput, 'earlyScript.js'),
      'utf8'
    ),
    template: await readOutput('template.html'),
    pageFiles: chunks,
    server: loadServer(path.join(serverOutput, 'server.cjs')),
    problems
  }
}

/**
 * Run the worker's compilation, which holds no content.
 *
 * @throws SiteErrors when it fails
 */
export async function runWorkerCompiler(
  config: Configuration,
  contentDir: string
): Promise<void> {
  const { problems } = await runCompilers([config], contentDir)
  if (problems.length > 0) throw new SiteErrors(problems)
}

function loadServer(file: string): ServerBundle {
  const require = createRequire(import.meta.url)
  delete require.cache[file]
  return require(file) as ServerBundle // entry.server.tsx exports these
}

/** Read which files each entry is made of, relative to the base. */
export function readChunks(
  stats: Stats | undefined
): ReadonlyMap<string, readonly string[]> {
  const { entrypoints = {} } =
    stats?.toJson({ all: false, entrypoints: true }) ?? {}
  return new Map(
    Object.entries(entrypoints).map(([name, { assets = [] }]) => [
      name,
      assets
        .map(asset => asset.name)
        .filter(file => /\.(?:js|css)$/.test(file) && !file.includes('.hot-'))
    ])
  )
}

/**
 * Run configurations side by side and wait for all.
 *
 * @param contentDir absolute; places are named from there
 */
export async function runCompilers(
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
  return { stats: stats.stats, problems: dropRepeated(problems) }
}

function readProblems(stats: Stats, contentDir: string): readonly SiteError[] {
  if (!stats.hasErrors()) return []
  const { errors = [] } = stats.toJson({
    all: false,
    errors: true,
    errorDetails: false,
    moduleTrace: false
  })
  return errors.map(error => createBundleProblem(error, contentDir))
}

/** Client and server compile the same page and meet the same mistake. */
function dropRepeated(problems: readonly SiteError[]): readonly SiteError[] {
  const first = new Map(
    problems.map(problem => [formatSiteError(problem), problem])
  )
  return [...first.values()]
}
