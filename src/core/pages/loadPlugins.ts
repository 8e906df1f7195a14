import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Pluggable } from 'unified'
import type { Position } from 'unist'
import type { VFile } from 'vfile'
import { VFileMessage } from 'vfile-message'
import { isBundlePure } from '../content/check/isSelfContained.ts'
import { findExtension } from '../content/findExtension.ts'
import { describeHook } from '../content/read/guardFeature.ts'
import {
  importExtension,
  showExtension
} from '../content/read/importExtension.ts'
import { runSiteCode, type SiteCode } from '../content/read/runSiteCode.ts'
import type { ResolvedSiteConfig } from '../content/schema/siteConfig.ts'
import type { LoadedFeature } from '../feature.ts'
import type { SitePlugins } from '../markdown/markdownContext.ts'
import { DiagnosticError, formatPlace } from '../model/diagnostic.ts'
import { markUncacheable } from '../platform/cache/track.ts'
import {
  findKind,
  readTracked,
  trackNames
} from '../platform/cache/trackedFiles.ts'
import { hashContent } from '../platform/hashContent.ts'
import { packageFolders } from '../platform/packageRoot.ts'

type Transform = (this: unknown, ...given: unknown[]) => unknown

/**
 * Load the plugins named in `site.ts`.
 *
 * @param contentDir absolute path of the content folder
 * @throws DiagnosticError if one throws or isn't a function
 */
export async function loadPlugins(
  config: Pick<ResolvedSiteConfig, 'remarkPlugins' | 'rehypePlugins'>,
  contentDir: string
): Promise<SitePlugins> {
  const load = (given: ResolvedSiteConfig['remarkPlugins']) =>
    Promise.all(given.map(plugin => loadPlugin(plugin, contentDir)))
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
  contentDir: string
): Promise<{ readonly plugin: Pluggable; readonly version: string }> {
  const [name, options] = typeof given === 'string' ? [given] : given
  const found = findExtension(name, contentDir)
  if (found === undefined) throw new Error(`No module ${name}.`)
  const loading = importExtension(
    { kind: 'plugin', name, found, contentDir },
    exported => {
      if (typeof exported === 'function') return exported as Transform
      throw new TypeError("it isn't a function")
    }
  )
  const { value, location } = await loading
  const { hash, canRead, isPure } = await inspectModule(found.file, contentDir)
  if (!isPure) markUncacheable()
  const code: SiteCode = {
    name: `plugin "${name}"`,
    file: showExtension(name),
    contentDir,
    folder: path.dirname(location),
    hint: 'Fix the plugin, or remove it from site.ts.'
  }
  const plugin = guardPlugin(code, value, canRead)
  return {
    plugin: (options === undefined ? plugin : [plugin, options]) as Pluggable,
    version: JSON.stringify([name, hash, options ?? null])
  }
}

/**
 * Name the plugin in its errors, because the page isn't to blame, and track the
 * files that it reads.
 *
 * @param canRead as in {@link trackReads}
 */
function guardPlugin(
  code: SiteCode,
  plugin: Transform,
  canRead: boolean
): Transform {
  return function (...options) {
    const transform = callForPage(() =>
      runSiteCode(code, () => plugin.apply(this, options))
    )
    return (tree: unknown, file: VFile) =>
      trackReads(file, canRead, () =>
        runSiteCode(code, async () =>
          typeof transform === 'function'
            ? callTransform(transform as Transform, tree, file)
            : undefined
        )
      )
  }
}

/**
 * Call code of the site while a page compiles, and track the files that it lists
 * in `file.data.dependencies`, so that changing one of them recompiles the page.
 *
 * @param canRead whether the code could read files; unless it lists them, the
 * result is never reused
 * @param place of the code's use on the page
 */
function trackReads<Value>(
  file: VFile,
  canRead: boolean,
  run: () => Value,
  place?: Position
): Value {
  delete file.data.dependencies
  const track = () => {
    const listed = file.data.dependencies
    if (Array.isArray(listed)) {
      for (const each of listed) {
        trackFile(path.resolve(file.dirname ?? '', String(each)))
      }
    } else if (canRead) markUncacheable()
  }
  let value: Value
  try {
    value = callForPage(run, place)
  } catch (error) {
    track()
    throw error
  }
  if (value instanceof Promise) return value.finally(track) as Value
  track()
  return value
}

/** Turn the errors of site code into messages about the page that it works on. */
function callForPage<Value>(run: () => Value, place?: Position): Value {
  const explain = (error: unknown): never => {
    if (!(error instanceof DiagnosticError)) throw error
    const [first] = error.diagnostics
    if (first === undefined) throw error
    const { message, place: source, hint = '' } = first
    const where = source === undefined ? '' : ` See ${formatPlace(source)}.`
    throw new VFileMessage(`${message}${where}\n${hint}`, {
      cause: error,
      ...(place && { place })
    })
  }
  try {
    const value = run()
    return value instanceof Promise ? (value.catch(explain) as Value) : value
  } catch (error) {
    return explain(error)
  }
}

/** A transform with a third parameter takes a callback. */
function callTransform(
  transform: Transform,
  ...page: readonly [tree: unknown, file: VFile]
): unknown {
  return transform.length < 3
    ? transform(...page)
    : promisify<unknown, VFile, unknown>(transform)(...page)
}

function trackFile(file: string): void {
  const kind = findKind(file)
  if (kind === 'file') readTracked(file)
  if (kind === 'folder') trackNames(file)
}

/** Node modules that can access files, the network, or other programs. */
const READERS =
  /^(?:node:)?(?:fs|child_process|dns|https?|http2|module|net|tls|worker_threads)(?:\/|$)/

/** The module of a site's own feature, as named in `site.ts`. */
export interface InspectedFeature extends InspectedModule {
  readonly name: string
}

/** @param contentDir absolute path of the content folder */
export async function inspectFeature(
  name: string,
  contentDir: string
): Promise<InspectedFeature> {
  const file = findExtension(name, contentDir)?.file ?? name
  return { name, ...(await inspectModule(file, contentDir)) }
}

/**
 * Observe what a site's own feature reads while pages compile, in its Markdown
 * plugins and in everything else that stored pages depend on.
 *
 * @param contentDir absolute path of the content folder
 */
export function trackFeature(
  feature: LoadedFeature,
  { canRead }: InspectedModule,
  contentDir: string
): LoadedFeature {
  const { file = feature.name, markdown, components = {}, dialect } = feature
  const code = describeHook(feature, 'markdown.plugins', { contentDir, file })
  const guard = (given: Pluggable): Pluggable => {
    const [plugin, ...options] = Array.isArray(given) ? given : [given]
    if (typeof plugin !== 'function') return given // a preset
    return [
      guardPlugin(code, plugin as Transform, canRead),
      ...options
    ] as Pluggable
  }
  const tracked = <Given extends readonly unknown[], Value>(
    hook: (...given: Given) => Value
  ) => {
    return (...given: Given): Value => {
      if (canRead) markUncacheable()
      return hook(...given)
    }
  }
  const { plugins, findSymbols } = markdown ?? {}
  return {
    ...feature,
    ...(dialect && {
      dialect: { ...dialect, rewriteSource: tracked(dialect.rewriteSource) }
    }),
    components: Object.fromEntries(
      Object.entries(components).map(([name, { create, ...component }]) => [
        name,
        create === undefined
          ? component
          : {
              ...component,
              create: use =>
                trackReads(
                  use.file,
                  canRead,
                  () => create(use),
                  use.jsx.position
                )
            }
      ])
    ),
    markdown: {
      ...markdown,
      ...(findSymbols && { findSymbols: tracked(findSymbols) }),
      ...(plugins && {
        plugins: context =>
          Object.fromEntries(
            Object.entries(plugins(context) ?? {}).map(([stage, listed]) => [
              stage,
              listed.map(guard)
            ])
          )
      })
    }
  }
}

/** What stored pages need to know about code that runs while they compile. */
interface InspectedModule {
  /** Changes with the module and everything it imports, including packages. */
  readonly hash: string
  /** Whether any of it could read files or send requests. */
  readonly canRead: boolean
  /**
   * Whether what it computes depends only on its code, its parameters and files
   * that it tracks, and not on the clock, for example.
   */
  readonly isPure: boolean
}

/** @param module absolute path, or name of a package */
async function inspectModule(
  module: string,
  contentDir: string
): Promise<InspectedModule> {
  // Load on demand: few sites have plugins.
  const { build } = await import('esbuild')
  const bundle = build({
    entryPoints: [module],
    absWorkingDir: contentDir,
    // Content folders outside the project use the project's packages.
    nodePaths: [...packageFolders],
    // The cache's version covers the generator.
    external: ['toolbox-docs', 'toolbox-docs/client'],
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
  if (bundled === undefined) {
    return { hash: randomUUID(), canRead: true, isPure: false }
  }
  const { outputFiles, metafile } = bundled
  const imports = Object.values(metafile.outputs).flatMap(each => each.imports)
  const text = outputFiles.map(each => each.text).join()
  // Packages aren't part of the content.
  for (const file of Object.keys(metafile.inputs)) {
    trackFile(path.resolve(contentDir, file))
  }
  return {
    hash: hashContent(text),
    canRead:
      imports.some(each => READERS.test(each.path)) || /\bfetch\(/.test(text),
    isPure: isBundlePure(text)
  }
}
