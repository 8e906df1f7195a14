import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { createJiti } from 'jiti'
import type { Pluggable } from 'unified'
import type { VFile } from 'vfile'
import { VFileMessage } from 'vfile-message'
import { findExtension } from '../../content/findExtension.ts'
import { findStackPlace } from '../../content/read/loadModule.ts'
import type { ResolvedSiteConfig } from '../../content/schema/siteConfig.ts'
import { SiteError, SiteErrors } from '../../model/errors.ts'
import { hashContent } from '../hashContent.ts'
import { trackWork } from '../progress.ts'
import { projectRoot } from '../projectRoot.ts'
import { observe } from '../store/observe.ts'
import { findKind, observeNames, readObserved } from '../store/observedFiles.ts'

/** The plugins named in `site.ts`. */
export interface SitePlugins {
  readonly remark: readonly Pluggable[]
  readonly rehype: readonly Pluggable[]
  /** Changes with the plugins, their imports, packages and options. */
  readonly version: string
}

type AnyFunction = (this: unknown, ...given: unknown[]) => unknown

interface LoadedPlugin {
  readonly plugin: Pluggable
  readonly version: string
}

/**
 * Load the plugins named in `site.ts`.
 *
 * @param root absolute path of the content folder
 * @throws SiteErrors if one throws or isn't a function
 */
export async function loadPlugins(
  config: Pick<ResolvedSiteConfig, 'remarkPlugins' | 'rehypePlugins'>,
  root: string
): Promise<SitePlugins> {
  const load = (given: ResolvedSiteConfig['remarkPlugins']) =>
    Promise.all(given.map(plugin => loadPlugin(plugin, root)))
  const remark = await load(config.remarkPlugins)
  const rehype = await load(config.rehypePlugins)
  return {
    remark: remark.map(({ plugin }) => plugin),
    rehype: rehype.map(({ plugin }) => plugin),
    version: JSON.stringify(
      [remark, rehype].map(list => list.map(({ version }) => version))
    )
  }
}

async function loadPlugin(
  given: ResolvedSiteConfig['remarkPlugins'][number],
  root: string
): Promise<LoadedPlugin> {
  const [name, options] = typeof given === 'string' ? [given] : given
  const found = findExtension(name, root)
  if (found === undefined) throw new Error(`No module ${name}.`)
  const { file } = found
  const imported = await importPlugin(name, file, root)
  const { hash, canRead } = await inspectModule(file, root)
  const plugin = observeFiles(nameErrors(name, imported), canRead)
  return {
    plugin: (options === undefined ? plugin : [plugin, options]) as Pluggable,
    version: JSON.stringify([name, hash, options ?? null])
  }
}

async function importPlugin(
  name: string,
  file: string,
  root: string
): Promise<AnyFunction> {
  const jiti = createJiti(`${root}/site.ts`, {
    moduleCache: false,
    fsCache: false
  })
  const place = { file: name.replace(/^\.\//, '') }
  try {
    const plugin = await trackWork('runs', place.file, () =>
      jiti
        .import(file, { default: true })
        .catch(error => importFromProject(file, error))
    )
    if (typeof plugin === 'function') return plugin as AnyFunction
  } catch (error) {
    const [reason = ''] = String(error).split('\n')
    throw new SiteErrors([
      new SiteError(`The plugin can't be loaded: ${reason}`, {
        place: findStackPlace(error, `${root}/`) ?? place,
        remedy: 'Fix the plugin, or remove it from site.ts.',
        cause: error
      })
    ])
  }
  throw new SiteErrors([
    new SiteError("The plugin isn't a function.", {
      place,
      remedy: 'Export a function: export default function plugin() { … }'
    })
  ])
}

/** Name the plugin in its errors, because the page isn't to blame. */
function nameErrors(name: string, plugin: AnyFunction): AnyFunction {
  const fail = (error: unknown): never => {
    // Messages about the page (`file.fail`) pass unchanged.
    if (error instanceof Error && 'reason' in error) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new VFileMessage(
      `The plugin "${name}" throws an error: ${reason}\nFix the plugin, or remove it from site.ts.`,
      { cause: error as Error }
    )
  }
  const guard = (run: () => unknown) => {
    try {
      const result = run()
      return result instanceof Promise ? result.catch(fail) : result
    } catch (error) {
      return fail(error)
    }
  }
  return function (...options) {
    const transform = guard(() => plugin.apply(this, options))
    if (typeof transform !== 'function') return transform
    return (tree: unknown, file: unknown) =>
      guard(() => callTransform(transform as AnyFunction, tree, file))
  }
}

/** A transform with a third parameter takes a callback. */
function callTransform(
  transform: AnyFunction,
  tree: unknown,
  file: unknown
): unknown {
  if (transform.length < 3) return transform(tree, file)
  return new Promise((resolve, reject) => {
    transform(tree, file, (error: unknown, result: unknown) =>
      error ? reject(error) : resolve(result)
    )
  })
}

/**
 * Observe the files that a plugin lists in `file.data.dependencies`, so that
 * changing one of them recompiles the page.
 *
 * @param canRead whether the plugin could read files; unless it lists them, the
 * result is never reused
 */
function observeFiles(plugin: AnyFunction, canRead: boolean): AnyFunction {
  const observeListed = (file: VFile) => {
    const listed = file.data.dependencies
    if (Array.isArray(listed)) {
      for (const each of listed) {
        observeFile(path.resolve(file.dirname ?? '', String(each)))
      }
    } else if (canRead) observe('unlisted files', 'never the same')
  }
  return function (...options) {
    const transform = plugin.apply(this, options) as AnyFunction | undefined
    return async (tree: unknown, file: VFile) => {
      delete file.data.dependencies
      try {
        return await transform?.(tree, file)
      } finally {
        observeListed(file)
      }
    }
  }
}

function observeFile(file: string): void {
  const kind = findKind(file)
  if (kind === 'file') readObserved(file)
  if (kind === 'folder') observeNames(file)
}

/** Content folders outside the project use the project's packages. */
function importFromProject(file: string, error: unknown): Promise<unknown> {
  if (file.startsWith('/')) throw error
  return createJiti(`${projectRoot}/site.ts`).import(file, { default: true })
}

/** Node modules that can access files, the network, or other programs. */
const READERS =
  /^(?:node:)?(?:fs|child_process|dns|https?|http2|module|net|tls|worker_threads)(?:\/|$)/

/**
 * Hash a module named in `site.ts`, with everything it imports.
 *
 * @param root absolute path of the content folder
 */
export async function hashModule(name: string, root: string): Promise<string> {
  const file = findExtension(name, root)?.file ?? name
  return (await inspectModule(file, root)).hash
}

/**
 * Hash a module with everything it imports, including packages, and find out
 * whether any of it could read files or send requests.
 *
 * @param module absolute path, or name of a package
 */
async function inspectModule(
  module: string,
  root: string
): Promise<{ readonly hash: string; readonly canRead: boolean }> {
  // Load on demand: few sites have plugins.
  const { build } = await import('esbuild')
  const bundle = build({
    entryPoints: [module],
    absWorkingDir: root,
    // Content folders outside the project use the project's packages.
    nodePaths: [path.join(projectRoot, 'node_modules')],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent'
  })
  // A module that can't be bundled can't be hashed, so its results are never
  // reused.
  const bundled = await bundle.catch(() => undefined)
  if (bundled === undefined) return { hash: randomUUID(), canRead: true }
  const { outputFiles, metafile } = bundled
  const imports = Object.values(metafile.outputs).flatMap(each => each.imports)
  const text = outputFiles.map(each => each.text).join()
  return {
    hash: hashContent(text),
    canRead:
      imports.some(each => READERS.test(each.path)) || /\bfetch\(/.test(text)
  }
}
