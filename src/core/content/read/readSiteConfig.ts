import path from 'node:path'
import type { z } from 'zod'
import { listDialects } from '../../build/dialect.ts'
import type { Feature } from '../../feature.ts'
import { type SiteError, SiteErrors } from '../../model/errors.ts'
import {
  omitInvalidKeys,
  type Validated,
  validateConfig
} from '../check/validateConfig.ts'
import type { ContentLayout } from '../contentDialect.ts'
import { createReport } from '../createReport.ts'
import { createTitle } from '../docIdentity.ts'
import { findUnknownType } from '../schema/navbarSchema.ts'
import {
  type ParsedSiteConfig,
  type ResolvedSiteConfig,
  siteConfigSchema
} from '../schema/siteConfig.ts'
import { createFileLocator, type SourceLocator } from '../sourceLocator.ts'
import { inlineLogos } from './inlineLogos.ts'
import { findFile, loadModule, scripts } from './loadModule.ts'
import { readVersions } from './readVersions.ts'

/** The site's configuration without its invalid fields. */
interface ReadSiteConfig {
  readonly config: ResolvedSiteConfig
  readonly isBare: boolean
  readonly siteLocator: SourceLocator
  /** Problems of the invalid fields. */
  readonly problems: readonly SiteError[]
}

/**
 * Read the site's configuration, or create a default one.
 *
 * @param overrides from the command line
 * @param features built-in features, including disabled ones
 * @throws SiteErrors if the configuration is unusable
 */
export async function readSiteConfig(
  layout: ContentLayout,
  overrides: { readonly baseUrl?: string },
  features: readonly Feature[] = []
): Promise<ReadSiteConfig> {
  const schema = createSchema(features)
  const dialects = listDialects(features)
  const { root: folder } = layout
  const file = findFile(folder, 'site', scripts)
  const name = file === undefined ? 'site.ts' : path.basename(file)
  const { report, listFindings } = createReport()
  const loaded =
    file === undefined
      ? createDefaultConfig(layout)
      : await loadModule(file, name, report)
  if (loaded === undefined) throw new SiteErrors(listFindings().problems)
  const { value, locator } = loaded
  const checked = validateConfig(value, schema, locator, {
    movedFields: new Map(dialects.flatMap(each => [...each.movedFields]))
  })
  const isReadable = checked.problems.every(({ cause }) => cause === undefined)
  const rest =
    'value' in checked || !isReadable
      ? checked
      : validateRest(value, schema, locator)
  if (!('value' in rest)) throw new SiteErrors(checked.problems)
  const parsed = await inlineLogos(
    { ...rest.value, ...overrides },
    path.join(folder, 'static')
  )
  return {
    config: await readVersions(folder, parsed, locator),
    isBare: file === undefined,
    siteLocator: locator,
    problems: checked.problems
  }
}

/**
 * Add the keys and navbar item types of the features to the schema. A site's own
 * features aren't loaded yet, so their items are checked later.
 */
function createSchema(
  features: readonly Feature[]
): z.ZodType<ParsedSiteConfig> {
  const keys = Object.assign({}, ...features.map(({ config }) => config?.site))
  const names = features.map(({ name }) => name)
  const types = features.flatMap(({ config }) => config?.navbarItems ?? [])
  // `SiteKeys` has the types of the added keys.
  const schema: typeof siteConfigSchema = siteConfigSchema.extend(keys) as never
  return schema.superRefine((config, context) => {
    const isKnown = (name: string) => names.includes(name)
    if (!Object.keys(config.features).every(isKnown)) return
    for (const [index, { type }] of (config.navbar?.items ?? []).entries()) {
      const message = type && findUnknownType(type, types)
      const path = ['navbar', 'items', index, 'type']
      if (message) context.addIssue({ code: 'custom', message, path })
    }
  })
}

function createDefaultConfig(layout: ContentLayout) {
  const { root, docsFolder } = layout
  const title = layout.title ?? createTitle(path.basename(root))
  const version = {
    name: 'current',
    folder: docsFolder,
    sidebars: layout.sidebars ?? 'sidebars'
  }
  const markdown = { singleDollarMath: layout.hasMath ?? false }
  return {
    value:
      docsFolder === undefined
        ? { title, markdown }
        : { title, markdown, docs: { versions: [version] } },
    locator: createFileLocator('site.ts')
  }
}

/**
 * Validate without the invalid fields, so that one build reports the mistakes in
 * the configuration and in the pages. If `docs` or `locales` is invalid, messages
 * about pages would be misleading.
 */
function validateRest(
  value: unknown,
  schema: z.ZodType<ParsedSiteConfig>,
  locator: SourceLocator
): Validated<ParsedSiteConfig> {
  const { error } = schema.safeParse(value)
  if (typeof value !== 'object' || error === undefined) return { problems: [] }
  const isWrong = (key: string) =>
    error.issues.some(({ path }) => path[0] === key)
  if (isWrong('docs') || isWrong('locales')) return { problems: [] }
  const rest = { title: 'Untitled', ...omitInvalidKeys(value, error) }
  return validateConfig(rest, schema, locator)
}
