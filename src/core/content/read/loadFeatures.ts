import path from 'node:path'
import { createJiti } from 'jiti'
import { trackWork } from '../../build/progress.ts'
import { projectRoot } from '../../build/projectRoot.ts'
import { toPosixPath } from '../../build/toPosixPath.ts'
import type { Feature, LoadedFeature } from '../../feature.ts'
import { SiteError, SiteErrors } from '../../model/errors.ts'
import { validateConfig } from '../check/validateConfig.ts'
import { findExtension } from '../findExtension.ts'
import { suggestName } from '../schema/suggestName.ts'
import { createFileLocator, type SourceLocator } from '../sourceLocator.ts'
import { findStackPlace } from './loadModule.ts'

/** `features` of `site.ts`: name or module → whether to use it, or its options. */
export type FeatureConfig = Readonly<
  Record<string, boolean | Readonly<Record<string, unknown>>>
>

/** What to load. */
export interface FeatureRequest {
  readonly builtIn: readonly Feature[]
  readonly config: FeatureConfig
  /** Absolute path of the content folder. */
  readonly root: string
}

/**
 * Load the features of a site: built-in ones that it doesn't switch off, then
 * its own.
 *
 * @throws SiteErrors for unknown names, wrong options and modules that can't be
 * loaded
 */
export async function loadFeatures(
  { builtIn, config, root }: FeatureRequest,
  locator: SourceLocator = createFileLocator('site.ts')
): Promise<readonly LoadedFeature[]> {
  const names = builtIn.map(({ name }) => name)
  const used = builtIn.filter(({ name }) => config[name] !== false)
  const added = Object.keys(config).filter(
    name => !names.includes(name) && config[name] !== false
  )
  const problems: SiteError[] = []
  const loaded = used.map(locateBuiltIn)
  for (const name of added) {
    const place = locator.findKey(['features', name])
    try {
      loaded.push(await loadOwn(name, root, { names, place }))
    } catch (error) {
      if (!(error instanceof SiteError)) throw error
      problems.push(error)
    }
  }
  const parsed = loaded.map(feature => {
    const name = feature.module ?? feature.name
    const given = config[name]
    if (feature.options === undefined || given === false) return feature
    const options = typeof given === 'object' ? given : {}
    const at = ['features', name]
    const checked = validateConfig(options, feature.options, locator, { at })
    problems.push(...checked.problems)
    return 'value' in checked
      ? { ...feature, parsedOptions: checked.value }
      : feature
  })
  if (problems.length > 0) throw new SiteErrors(problems)
  return parsed
}

/** Complete a built-in feature as sites use it. */
export function locateBuiltIn(feature: Feature): LoadedFeature {
  return {
    ...feature,
    folder: path.join(projectRoot, 'src/features', feature.name),
    alias: `@toolbox/features/${feature.name}`
  }
}

/** @throws SiteError if there is no such feature, or its module doesn't work */
async function loadOwn(
  module: string,
  root: string,
  given: {
    readonly names: readonly string[]
    readonly place: SiteError['place']
  }
): Promise<LoadedFeature> {
  const { names, place } = given
  const found = findExtension(module, root)
  if (found === undefined) {
    throw new SiteError(`There is no feature "${module}".`, {
      ...(place && { place }),
      remedy: module.startsWith('./')
        ? 'Correct the path: it starts from the content folder.'
        : suggestName(module, names, 'Features')
    })
  }
  const jiti = createJiti(`${root}/site.ts`, {
    moduleCache: false,
    fsCache: false
  })
  const file = module.replace(/^\.\//, '')
  const feature = await trackWork('runs', file, () =>
    jiti.import<Partial<Feature>>(found.file, { default: true })
  ).catch(error => {
    throw new SiteError(
      `The feature can't be loaded: ${String(error).split('\n')[0]}`,
      {
        place: findStackPlace(error, `${root}/`) ?? { file },
        remedy: 'Fix it, or remove it from site.ts.',
        cause: error
      }
    )
  })
  const { name } = feature
  if (typeof name !== 'string' || names.includes(name)) {
    throw new SiteError(
      `The feature has ${typeof name === 'string' ? `the name "${name}" of a built-in one` : 'no name'}.`,
      {
        place: { file },
        remedy: "Write: export default { name: 'glossary', … }"
      }
    )
  }
  const location = path.isAbsolute(found.file)
    ? found.file
    : jiti.esmResolve(found.file)
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
