import path from 'node:path'
import { projectRoot } from '../../build/projectRoot.ts'
import { toPosixPath } from '../../build/toPosixPath.ts'
import type { Feature, LoadedFeature } from '../../feature.ts'
import { SiteError, SiteErrors } from '../../model/errors.ts'
import type { ContentData } from '../content.ts'
import { type Extension, findExtension } from '../findExtension.ts'
import { suggestName } from '../schema/suggestName.ts'
import { createFileLocator, type SourceLocator } from '../sourceLocator.ts'
import { importExtension } from './importExtension.ts'
import type { ReadContext } from './readMarkdown.ts'

/** `features` of `site.ts`: name or module → whether it's enabled, or its options. */
export type FeatureConfig = Readonly<
  Record<string, boolean | Readonly<Record<string, unknown>>>
>

/** The features to load. */
interface FeatureRequest {
  readonly builtIn: readonly Feature[]
  readonly config: FeatureConfig
  /** Absolute path of the content folder. */
  readonly root: string
}

/**
 * Load the features of a site: enabled built-in ones, then its own.
 *
 * @throws SiteErrors for unknown names, unsupported options, and modules that
 * can't be loaded
 */
export async function loadFeatures(
  { builtIn, config, root }: FeatureRequest,
  locator: SourceLocator = createFileLocator('site.ts')
): Promise<readonly LoadedFeature[]> {
  const names = builtIn.map(({ name }) => name)
  const used = builtIn.filter(({ name }) => config[name] !== false)
  const added = Object.keys(config).filter(name => !names.includes(name))
  const problems: SiteError[] = []
  const loaded = used.map(locateBuiltIn)
  for (const name of added) {
    const found = findExtension(name, root)
    if (found === undefined) {
      problems.push(
        new SiteError(`There is no feature "${name}".`, {
          place: locator.findKey(['features', name]),
          remedy: name.startsWith('./')
            ? 'Correct the path: it starts from the content folder.'
            : suggestName(name, names, 'Features')
        })
      )
    }
    if (found === undefined || config[name] === false) continue
    try {
      loaded.push(
        await loadOwn(name, found, { root, names, options: config[name] })
      )
    } catch (error) {
      if (!(error instanceof SiteError)) throw error
      problems.push(error)
    }
  }
  for (const { name } of used) {
    if (typeof config[name] !== 'object') continue
    problems.push(
      new SiteError(`The feature "${name}" has no options.`, {
        place: locator.findValue(['features', name]),
        remedy: 'Write false to switch it off, or true to keep it.'
      })
    )
  }
  if (problems.length > 0) throw new SiteErrors(problems)
  return loaded
}

/** Run the `read` hook of each feature. */
export async function readFeatures(
  features: readonly Feature[],
  context: ReadContext
): Promise<ContentData> {
  const read = features.map(feature => feature.read?.(context))
  return Object.assign({}, ...(await Promise.all(read)))
}

/** Add the location of a built-in feature. */
export function locateBuiltIn(feature: Feature): LoadedFeature {
  return {
    ...feature,
    folder: path.join(projectRoot, 'src/features', feature.name),
    alias: `@toolbox/features/${feature.name}`
  }
}

/** The valid default exports of a site's own feature module. */
type OwnFeature =
  | Partial<Feature>
  | ((options: Readonly<Record<string, unknown>>) => Partial<Feature>)

/** @throws SiteError if the feature can't be loaded */
async function loadOwn(
  module: string,
  found: Extension,
  given: {
    readonly root: string
    readonly names: readonly string[]
    readonly options: FeatureConfig[string] | undefined
  }
): Promise<LoadedFeature> {
  const { root, names, options } = given
  const { value: feature, location } = await importExtension(
    { kind: 'feature', name: module, found, root },
    exported => {
      const own = exported as OwnFeature // checked below
      return typeof own === 'function'
        ? own(typeof options === 'object' ? options : {})
        : own
    }
  )
  const { name } = feature
  if (typeof name !== 'string' || names.includes(name)) {
    throw new SiteError(
      `The feature has ${typeof name === 'string' ? `the name "${name}" of a built-in one` : 'no name'}.`,
      {
        place: { file: module.replace(/^\.\//, '') },
        remedy: "Write: export default { name: 'glossary', … }"
      }
    )
  }
  const folder = path.dirname(location)
  const below = toPosixPath(path.relative(root, folder))
  return {
    ...feature,
    name,
    module,
    folder,
    alias: found.isPackage ? module : path.posix.join('@site', below)
  }
}
