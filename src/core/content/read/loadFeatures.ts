import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Feature, LoadedFeature } from '../../feature.ts'
import {
  type Diagnostic,
  DiagnosticError,
  type SourceLocation
} from '../../model/diagnostic.ts'
import { packageRoot } from '../../platform/packageRoot.ts'
import { toPosixPath } from '../../platform/toPosixPath.ts'
import { createScriptLocator } from '../check/createScriptLocator.ts'
import { validateValue } from '../check/validateValue.ts'
import type { ContentData } from '../content.ts'
import { findSiteModule, type SiteModule } from '../findSiteModule.ts'
import { isSiteFeature } from '../isSiteFeature.ts'
import { suggestName } from '../schema/suggestName.ts'
import {
  createFileLocator,
  createLazyLocator,
  type SourceLocator
} from '../sourceLocator.ts'
import { checkFeatureShape, isZodSchema } from './checkFeatureShape.ts'
import { guardFeature } from './guardFeature.ts'
import { importSiteModule } from './importSiteModule.ts'
import type { SourceContext } from './readMarkdown.ts'

/** `features` of `site.ts`: name or module → whether it's enabled, or its options. */
export type FeaturesConfig = Readonly<
  Record<string, boolean | Readonly<Record<string, unknown>>>
>

/** The features to load. */
interface FeatureRequest {
  readonly builtIn: readonly Feature[]
  readonly config: FeaturesConfig
  /** Absolute path of the content folder. */
  readonly contentDir: string
}

/**
 * Load the features of a site: enabled built-in ones, then its own. Front matter
 * keys of disabled features stay valid.
 *
 * @throws DiagnosticError for unknown names, unsupported options, and modules that
 * can't be loaded
 */
export async function loadFeatures(
  { builtIn, config, contentDir }: FeatureRequest,
  locator: SourceLocator = createFileLocator('site.ts')
): Promise<readonly LoadedFeature[]> {
  const names = builtIn.map(({ name }) => name)
  const isUsed = ({ name }: Feature) => config[name] !== false
  const used = builtIn.filter(isUsed)
  const added = Object.keys(config).filter(name => !names.includes(name))
  const diagnostics: Diagnostic[] = []
  const loaded = builtIn
    .map(locateBuiltIn)
    .flatMap(feature => (isUsed(feature) ? feature : keepKeys(feature)))
  for (const name of added) {
    const found = findSiteModule(name, contentDir)
    if (found === undefined) {
      diagnostics.push({
        severity: 'error',
        message: `There is no feature "${name}".`,
        place: locator.findKey(['features', name]),
        hint: /^[./]/.test(name)
          ? 'Correct the path: it starts with "./", from the content folder.'
          : suggestName(name, names, 'Features')
      })
      continue
    }
    const options = config[name]
    const loading = loadSiteFeature({
      module: name,
      found,
      contentDir,
      options,
      locator
    })
    if (options === false) {
      // The site may have switched the feature off because it can't be loaded.
      loaded.push(...(await loading.then(keepKeys, () => [])))
      continue
    }
    try {
      loaded.push(await loading)
    } catch (error) {
      if (!(error instanceof DiagnosticError)) throw error
      diagnostics.push(...error.diagnostics)
    }
  }
  diagnostics.push(
    ...findRepeatedNames(loaded, builtIn, locator),
    ...findRepeatedCommands(loaded, builtIn, locator),
    ...findRepeatedComponents(loaded, builtIn, locator),
    ...findUnsupportedOptions(used, config, locator)
  )
  if (diagnostics.length > 0) throw new DiagnosticError(diagnostics)
  return loaded
}

/** Report options set for built-in features, which take none. */
function findUnsupportedOptions(
  used: readonly Feature[],
  config: FeatureRequest['config'],
  locator: SourceLocator
): readonly Diagnostic[] {
  return used
    .filter(({ name }) => typeof config[name] === 'object')
    .map(({ name }) => ({
      severity: 'error',
      message: `The feature "${name}" has no options.`,
      place: locator.findValue(['features', name]),
      hint: 'Write false to switch it off, or true to keep it.'
    }))
}

/**
 * Keep only the front matter keys and texts of a feature that the site switches
 * off, so that pages and translations that set them remain valid.
 */
function keepKeys({
  name,
  folder,
  alias,
  texts,
  config: { frontMatter } = {}
}: LoadedFeature): readonly LoadedFeature[] {
  if (frontMatter === undefined && texts === undefined) return []
  return [
    {
      name,
      folder,
      alias,
      ...(texts && { texts }),
      ...(frontMatter && { config: { frontMatter } })
    }
  ]
}

/** Find features with the same name, which would overwrite each other's data. */
function findRepeatedNames(
  loaded: readonly LoadedFeature[],
  builtIn: readonly Feature[],
  locator: SourceLocator
): readonly Diagnostic[] {
  // Features that the site switches off keep their names.
  const owners = new Map(builtIn.map(({ name }) => [name, 'a built-in one']))
  return loaded.flatMap(({ name, module }) => {
    if (module === undefined) return []
    const owner = owners.get(name)
    owners.set(name, `"${module}"`)
    if (owner === undefined) return []
    return {
      severity: 'error',
      message: `The feature "${module}" has the name "${name}" of ${owner}.`,
      place: locator.findKey(['features', module]),
      hint: 'Change the "name" that its module exports.'
    }
  })
}

/** Find commands with the same name; the command line would run only one of them. */
function findRepeatedCommands(
  loaded: readonly LoadedFeature[],
  builtIn: readonly Feature[],
  locator: SourceLocator
): readonly Diagnostic[] {
  const names = builtIn.flatMap(({ commands = {} }) => Object.keys(commands))
  return findTakenNames(loaded, locator, {
    kind: 'command',
    owners: new Map(['build', ...names].map(name => [name, 'the generator'])),
    listNames: ({ commands = {} }) => Object.keys(commands),
    printPart: name => `the command "${name}"`
  })
}

/** Find components with the same name; pages would use only one of them. */
function findRepeatedComponents(
  loaded: readonly LoadedFeature[],
  builtIn: readonly Feature[],
  locator: SourceLocator
): readonly Diagnostic[] {
  return findTakenNames(loaded, locator, {
    kind: 'component',
    owners: new Map(
      builtIn.flatMap(({ name, components = {} }) =>
        Object.keys(components).map(
          each => [each, `the built-in feature "${name}"`] as const
        )
      )
    ),
    listNames: ({ components = {} }) => Object.keys(components),
    printPart: name => `the component <${name}>`
  })
}

/** What features of the site must not have twice. */
interface NamedParts {
  readonly kind: string
  /** Name → the owner of the part, as messages call it. */
  readonly owners: ReadonlyMap<string, string>
  readonly listNames: (feature: LoadedFeature) => readonly string[]
  readonly printPart: (name: string) => string
}

function findTakenNames(
  loaded: readonly LoadedFeature[],
  locator: SourceLocator,
  { kind, owners, listNames, printPart }: NamedParts
): readonly Diagnostic[] {
  const ownersSoFar = new Map(owners)
  return loaded.filter(isSiteFeature).flatMap(feature =>
    listNames(feature).flatMap(name => {
      const owner = ownersSoFar.get(name)
      ownersSoFar.set(name, `the feature "${feature.name}"`)
      if (owner === undefined) return []
      return {
        severity: 'error' as const,
        message: `The feature "${feature.name}" has ${printPart(name)} of ${owner}.`,
        place: locator.findKey(['features', feature.module ?? feature.name]),
        hint: `Rename the ${kind}.`
      }
    })
  )
}

/** Run the `read` hook of each feature. */
export async function runReadHooks(
  features: readonly Feature[],
  context: SourceContext
): Promise<ContentData> {
  const read = features.map(feature => feature.read?.(context))
  return Object.assign({}, ...(await Promise.all(read)))
}

/** Add the location of a built-in feature. */
export function locateBuiltIn(feature: Feature): LoadedFeature {
  return {
    ...feature,
    folder: path.join(packageRoot, 'src/features', feature.name),
    alias: `@toolbox/features/${feature.name}`
  }
}

/** The valid default exports of a site feature module. */
type SiteFeatureExport =
  | Partial<Feature>
  | ((options: Readonly<Record<string, unknown>>) => Partial<Feature>)

/** A site feature, as `site.ts` names it. */
interface SiteFeatureRequest {
  /** As written in `site.ts`. */
  readonly module: string
  readonly found: SiteModule
  /** Absolute path of the content folder. */
  readonly contentDir: string
  readonly options: FeaturesConfig[string] | undefined
  /** Of `site.ts`. */
  readonly locator: SourceLocator
}

/**
 * Load a site feature.
 *
 * @throws DiagnosticError if it can't be loaded, or isn't a feature
 */
async function loadSiteFeature(
  request: SiteFeatureRequest
): Promise<LoadedFeature> {
  const { module, found, contentDir } = request
  const { value: feature, location } = await importSiteModule(
    { kind: 'feature', name: module, found, contentDir },
    (exported, { options }) => createSiteFeature(exported, options, request)
  )
  const folder = path.dirname(location)
  const file = found.isPackage
    ? module
    : toPosixPath(path.relative(contentDir, location))
  const locator = createLazyLocator(file, () =>
    createScriptLocator(file, readFileSync(location, 'utf8'))
  )
  const diagnostics = checkFeatureShape(feature, folder, locator)
  if (diagnostics.length > 0) throw new DiagnosticError(diagnostics)
  const below = toPosixPath(path.relative(contentDir, folder))
  const loaded: LoadedFeature = {
    ...(feature as Feature), // checked above
    module,
    file,
    folder,
    alias: found.isPackage
      ? `@toolbox/own/${(feature as Feature).name}`
      : path.posix.join('@site', below)
  }
  return guardFeature(loaded, { contentDir, file, locator })
}

/**
 * Create a feature from the default export of its module.
 *
 * @param schema the module's export `options`
 * @throws DiagnosticError if the options are wrong
 */
function createSiteFeature(
  exported: unknown,
  schema: unknown,
  {
    module,
    found,
    contentDir,
    options: configured,
    locator
  }: SiteFeatureRequest
): unknown {
  const checkedExport = exported as SiteFeatureExport // checked by the caller
  const options = typeof configured === 'object' ? configured : {}
  const at = ['features', module]
  if (typeof checkedExport !== 'function' && Object.keys(options).length > 0) {
    throw new DiagnosticError({
      message: `The feature "${module}" has no options.`,
      place: locator.findValue(at),
      hint: 'Write true. For a feature to have options, its module exports a function that gets them.'
    })
  }
  if (schema !== undefined && !isZodSchema(schema)) {
    throw new DiagnosticError({
      message: `The export "options" of the feature "${module}" isn't a zod schema.`,
      place: locateOptions(),
      hint: 'Write a schema of zod 4, such as z.strictObject({ title: z.string() }).'
    })
  }
  // If it throws, that's the feature's mistake, not the site's.
  schema?.safeParse(options)
  const named = { ...locator, file: `the options of the feature "${module}"` }
  const checked =
    schema === undefined
      ? { value: options, diagnostics: [] }
      : validateValue(options, schema, named, { at })
  if (!('value' in checked)) throw new DiagnosticError(checked.diagnostics)
  const created: unknown =
    typeof checkedExport === 'function'
      ? checkedExport(checked.value as typeof options)
      : checkedExport
  if (!(created instanceof Promise)) return created
  created.catch(() => {}) // The mistake is that it's a promise.
  throw new Error(
    'it is a promise; do what takes time in its hooks, such as "read"'
  )

  function locateOptions(): SourceLocation {
    if (found.isPackage) return { file: module }
    const file = toPosixPath(path.relative(contentDir, found.file))
    const text = readFileSync(found.file, 'utf8')
    return createScriptLocator(file, text, 'options').findValue([])
  }
}
