import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import {
  type Configuration,
  type MultiStats,
  rspack,
  type Stats,
  type StatsCompilation
} from '@rspack/core'
import { SiteError, SiteErrors } from '../../model/errors.ts'
import type { Sidebar } from '../../model/sidebar.ts'
import type { ClientSite } from '../../model/site.ts'

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
 * @throws SiteErrors when a page or a module can't be compiled
 */
export async function runBundle(configs: BundleConfigs): Promise<Bundle> {
  await runCompilers([configs.worker])
  const [clientStats] = await runCompilers([configs.client, configs.server])
  const workerOutput = configs.worker.output?.path ?? ''
  const clientOutput = configs.client.output?.path ?? ''
  const serverOutput = configs.server.output?.path ?? ''
  const chunks = readChunks(clientStats)
  const shell = chunks.get('client') ?? []
  const script = shell.find(file => file.endsWith('.js'))
  const style = shell.find(file => file.endsWith('.css'))
  if (script === undefined || style === undefined) {
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
    server: loadServer(path.join(serverOutput, 'server.cjs'))
  }
}

function loadServer(file: string): ServerBundle {
  const require = createRequire(import.meta.url)
  delete require.cache[file]
  return require(file) as ServerBundle // entry.server.tsx exports these
}

function readChunks(
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

/** Run configurations side by side and wait for all. */
export async function runCompilers(
  configs: readonly Configuration[]
): Promise<readonly Stats[]> {
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
  const problems = stats.stats.flatMap(readProblems)
  if (problems.length > 0) throw new SiteErrors(dropRepeated(problems))
  return stats.stats
}

function readProblems(stats: Stats): readonly SiteError[] {
  if (!stats.hasErrors()) return []
  const { errors = [] } = stats.toJson({
    all: false,
    errors: true,
    errorDetails: false,
    moduleTrace: false
  })
  return errors.map(createProblem)
}

/** Turn a bundler's error into one for people. */
export function createProblem(
  error: NonNullable<StatsCompilation['errors']>[number]
): SiteError {
  const file = error.moduleIdentifier?.split('!').at(-1)?.split('?')[0]
  const message = error.message
    .replace(/^.*Module build failed[^\n]*\n/, '')
    .replace(/\n\s+at [\s\S]*$/, '')
    .replace(/^\s*(?:×|╰─▶|├─▶)\s*/gm, '')
    .trim()
  const place = /(\d+):(\d+)(?:-(\d+):(\d+))?/.exec(message)
  return new SiteError(message, {
    ...(file === undefined
      ? {}
      : {
          place: {
            file: path.relative(process.cwd(), file),
            ...(place === null
              ? {}
              : { line: Number(place[1]), column: Number(place[2]) })
          }
        })
  })
}

/** Client and server compile the same page and meet the same mistake. */
function dropRepeated(problems: readonly SiteError[]): readonly SiteError[] {
  const first = new Map(problems.map(problem => [problem.message, problem]))
  return [...first.values()]
}
