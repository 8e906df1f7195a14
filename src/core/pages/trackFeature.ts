import path from 'node:path'
import { promisify } from 'node:util'
import type { Pluggable } from 'unified'
import type { Position } from 'unist'
import type { VFile } from 'vfile'
import { VFileMessage } from 'vfile-message'
import { describeHook } from '../content/read/guardFeature.ts'
import { runSiteCode, type SiteCode } from '../content/read/runSiteCode.ts'
import type { LoadedFeature } from '../feature.ts'
import { DiagnosticError, formatPlace } from '../model/diagnostic.ts'
import { markUncacheable } from '../platform/cache/track.ts'
import { trackPath } from '../platform/cache/trackedFiles.ts'
import type { InspectedModule } from './inspectModule.ts'

/** A plugin, or what it returns. */
export type Transform = (this: unknown, ...given: unknown[]) => unknown

/**
 * Track what a site feature reads while pages compile, in its Markdown
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
                callAndTrack(
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

/**
 * Name the plugin in its errors, because the page isn't to blame, and track the
 * files that it reads.
 *
 * @param canRead as in {@link callAndTrack}
 */
export function guardPlugin(
  code: SiteCode,
  plugin: Transform,
  canRead: boolean
): Transform {
  return function (...options) {
    const transform = callForPage(() =>
      runSiteCode(code, () => plugin.apply(this, options))
    )
    return (tree: unknown, file: VFile) =>
      callAndTrack(file, canRead, () =>
        runSiteCode(code, async () =>
          typeof transform === 'function'
            ? checkTree(await callTransform(transform as Transform, tree, file))
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
function callAndTrack<Value>(
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
        trackPath(path.resolve(file.dirname ?? '', String(each)))
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

/**
 * Check what a plugin's transform returns: nothing, or another tree.
 *
 * @throws TypeError
 */
function checkTree(tree: unknown): unknown {
  if (tree === undefined || tree === null) return undefined
  if (typeof tree === 'object' && 'type' in tree) return tree
  throw new TypeError(
    `a transform returns ${typeof tree === 'object' ? 'an object that is no node' : `a ${typeof tree}`}; return nothing, or a tree`
  )
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
