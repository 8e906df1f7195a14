import path from 'node:path'
import { isSiteFeature } from '../content/isSiteFeature.ts'
import type { LoadedFeature } from '../feature.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { toPosixPath } from '../platform/toPosixPath.ts'
import { locateModule } from './featureModules.ts'

/** What messages of the bundler need to know about site features. */
export interface SiteFeatureModules {
  readonly promised: readonly PromisedExport[]
  /** Names of the features by absolute path of their folder. */
  readonly folders: ReadonlyMap<string, string>
}

/** An export that a site feature says one of its modules has. */
export interface PromisedExport {
  readonly feature: string
  /** Where the feature names the module, such as `components.Term.module`. */
  readonly path: string
  readonly name: string
  /** Absolute path of the module. */
  readonly file: string
  /** Specifiers by which compiled modules import this one. */
  readonly requests: readonly string[]
}

/**
 * List what site features promise, and where they are.
 *
 * @param contentDir absolute; it isn't the folder of a single feature
 */
export function listSiteFeatureModules(
  features: Parameters<typeof listPromisedExports>[0],
  contentDir: string
): SiteFeatureModules {
  return {
    promised: listPromisedExports(features),
    folders: new Map(
      features
        .filter(isSiteFeature)
        .filter(({ folder }) => folder !== contentDir)
        .map(({ folder, name }) => [folder, name])
    )
  }
}

/** List the exports that site features promise. */
export function listPromisedExports(
  features: readonly Pick<
    LoadedFeature,
    'name' | 'module' | 'folder' | 'alias' | 'client' | 'components'
  >[]
): readonly PromisedExport[] {
  return features
    .filter(isSiteFeature)
    .flatMap(({ name: feature, folder, alias, client, components }) => {
      const listPromised = (at: string, name: string, module?: string) => {
        if (module === undefined) return []
        const file = locateModule(folder, module)
        const requests = [file, path.join(folder, module), `${alias}/${module}`]
        return [{ feature, path: at, name, file, requests }]
      }
      return [
        ...listPromised('client.module', 'default', client?.module),
        ...Object.entries(client?.pages ?? {}).flatMap(([kind, file]) =>
          listPromised(`client.pages.${kind}`, 'default', file)
        ),
        ...Object.entries(components ?? {}).flatMap(([name, { module }]) =>
          listPromised(`components.${name}.module`, name, module)
        )
      ]
    })
}

/**
 * Explain that a module of a feature lacks an export, to the feature's author rather
 * than to those of pages that use it.
 *
 * @param message of the bundler, about a missing export
 * @param contentDir absolute
 * @returns undefined if no feature promises it
 */
export function explainMissingExport(
  message: string,
  promised: readonly PromisedExport[],
  contentDir: string
): Diagnostic | undefined {
  const [, name, request, others] =
    /export '([^']+)' .*was not found in '([^']+)'(?: \(possible exports: ([^)]+)\))?/.exec(
      message
    ) ?? []
  const broken = promised.find(
    each =>
      each.name === name &&
      request !== undefined &&
      each.requests.includes(request)
  )
  if (broken === undefined) return undefined
  const { feature, path: at, file } = broken
  const wanted =
    name === 'default' ? 'default export' : `export "${broken.name}"`
  return {
    severity: 'error',
    message: `The module has no ${wanted}, which "${at}" of the feature "${feature}" needs.`,
    place: { file: toPosixPath(path.relative(contentDir, file)), line: 1 },
    hint:
      name === 'default'
        ? 'Write "export default" before what the feature needs.'
        : `Write export function ${broken.name}() { … }${others ? `, instead of ${others}` : ''}, or correct the name in "components".`
  }
}
