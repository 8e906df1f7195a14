import { createJiti } from 'jiti'
import type { Pluggable } from 'unified'
import { VFileMessage } from 'vfile-message'
import { SiteError, SiteErrors } from '../../model/errors.ts'
import { findExtension, readPackageVersion } from '../content/findExtension.ts'
import { findStackPlace } from '../content/read/loadModule.ts'
import type { ResolvedSiteConfig } from '../content/schema/siteConfig.ts'
import { hashContent } from '../hashContent.ts'
import { projectRoot } from '../projectRoot.ts'

/** The plugins named in `site.ts`. */
export interface SitePlugins {
  readonly remark: readonly Pluggable[]
  readonly rehype: readonly Pluggable[]
  /** Changes with every plugin, its imports and its options. */
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
 * @throws SiteErrors if one fails to run or is not a function
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
  const { file, isPackage } = found
  const plugin = nameErrors(name, await importPlugin(name, file, root))
  const version = isPackage
    ? readPackageVersion(name, root)
    : await hashModule(file)
  return {
    plugin: (options === undefined ? plugin : [plugin, options]) as Pluggable,
    version: JSON.stringify([name, version, options ?? null])
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
    const plugin = await jiti
      .import(file, { default: true })
      .catch(error => importFromProject(file, error))
    if (typeof plugin === 'function') return plugin as AnyFunction
  } catch (error) {
    const [reason = ''] = String(error).split('\n')
    throw new SiteErrors([
      new SiteError(`The plugin can't be loaded: ${reason}`, {
        place: findStackPlace(error, `${root}/`) ?? place,
        remedy: 'Fix it, or remove it from site.ts.',
        cause: error
      })
    ])
  }
  throw new SiteErrors([
    new SiteError('The plugin is not a function.', {
      place,
      remedy: 'Export it: export default function plugin() { … }'
    })
  ])
}

/** Name a plugin that throws: the page is not to blame. */
function nameErrors(name: string, plugin: AnyFunction): AnyFunction {
  const fail = (error: unknown): never => {
    // What a plugin says of the page has a place in it.
    if (error instanceof Error && 'reason' in error) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new VFileMessage(
      `The plugin "${name}" throws an error: ${reason}\nCorrect the plugin, or remove it from site.ts.`,
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
    // The third parameter would be a callback.
    return typeof transform === 'function' && transform.length < 3
      ? (tree: unknown, file: unknown) => guard(() => transform(tree, file))
      : transform
  }
}

/** Content folders outside the project use the project's packages. */
function importFromProject(file: string, error: unknown): Promise<unknown> {
  if (file.startsWith('/')) throw error
  return createJiti(`${projectRoot}/site.ts`).import(file, { default: true })
}

/** Hash a module with everything it imports, except packages. */
async function hashModule(file: string): Promise<string> {
  // Few sites have plugins; the others shouldn't wait for it.
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent'
  })
  return hashContent(outputFiles[0]?.contents ?? '')
}
