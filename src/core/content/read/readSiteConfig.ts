import path from 'node:path'
import type { z } from 'zod'
import type { BuiltInFeature } from '../../feature.ts'
import { type Diagnostic, DiagnosticError } from '../../model/diagnostic.ts'
import { omitInvalidKeys, validateValue } from '../check/validateValue.ts'
import type { ContentLayout } from '../contentDialect.ts'
import { listDialects } from '../contentDialect.ts'
import { deriveTitle } from '../docIdentity.ts'
import type { Report } from '../report.ts'
import { findUnknownType } from '../schema/navbarSchema.ts'
import type {
  ParsedSiteConfig,
  ResolvedSiteConfig
} from '../schema/siteConfig.ts'
import { siteConfigSchema } from '../schema/siteConfigSchema.ts'
import { createFileLocator, type SourceLocator } from '../sourceLocator.ts'
import { completeVersions } from './completeVersions.ts'
import { inlineLogos } from './inlineLogos.ts'
import { findFile, loadModule, scripts } from './loadModule.ts'

/** The site's configuration without its invalid fields. */
interface ReadSiteConfig {
  readonly config: ResolvedSiteConfig
  readonly isLenient: boolean
  readonly siteLocator: SourceLocator
}

/**
 * Read the site's configuration, or create a default one. Mistakes are reported,
 * so that one build shows those in the configuration and in the pages.
 *
 * @param overrides from the command line
 * @param context.features built-in features, including disabled ones
 * @throws DiagnosticError if the configuration is unusable
 */
export async function readSiteConfig(
  layout: ContentLayout,
  overrides: { readonly baseUrl?: string },
  context: {
    readonly features: readonly BuiltInFeature[]
    readonly report: Report
  }
): Promise<ReadSiteConfig> {
  const { features, report } = context
  const schema = createSchema(features)
  const { contentDir } = layout
  const file = findFile(contentDir, 'site', scripts)
  const name = file === undefined ? 'site.ts' : path.basename(file)
  const errors: Diagnostic[] = []
  const loaded =
    file === undefined
      ? createDefaultConfig(layout)
      : await loadModule(file, name, found => errors.push(...found))
  if (loaded === undefined) throw new DiagnosticError(errors)
  const { value, locator } = loaded
  const { diagnostics, ...checked } = validateValue(value, schema, locator, {
    movedFields: new Map(
      listDialects(features).flatMap(each => [...each.movedFields])
    )
  })
  const isReadable = diagnostics.every(({ cause }) => cause === undefined)
  const config =
    'value' in checked
      ? checked.value
      : isReadable
        ? parseValidFields(value, schema)
        : undefined
  if (config === undefined) throw new DiagnosticError(diagnostics)
  report(diagnostics)
  const unused = features.filter(({ isUsed }) => isUsed?.(config) === false)
  const used = {
    ...config.features,
    ...Object.fromEntries(unused.map(({ name }) => [name, false]))
  }
  const parsed = await inlineLogos(
    { ...config, ...overrides, features: used },
    path.join(contentDir, 'static')
  )
  return {
    config: await completeVersions(layout, parsed, locator),
    isLenient: file === undefined,
    siteLocator: locator
  }
}

/**
 * Add the keys and navbar item types of the features to the schema. Site
 * features aren't loaded yet, so their items are checked later.
 */
function createSchema(
  features: readonly BuiltInFeature[]
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
  const title = layout.title ?? deriveTitle(path.basename(layout.contentDir))
  const markdown = { singleDollarMath: layout.hasMath ?? false }
  return {
    value: { title, markdown },
    locator: createFileLocator('site.ts')
  }
}

/**
 * Parse without the invalid fields.
 *
 * @returns undefined if `docs` or `locales` is invalid, because then messages
 * about pages would be misleading
 */
function parseValidFields(
  value: unknown,
  schema: z.ZodType<ParsedSiteConfig>
): ParsedSiteConfig | undefined {
  const { error } = schema.safeParse(value)
  if (typeof value !== 'object' || error === undefined) return undefined
  const isPageField = error.issues.some(({ path: [key] }) =>
    ['docs', 'locales'].includes(String(key))
  )
  const rest = { title: 'Untitled', ...omitInvalidKeys(value, error) }
  return isPageField ? undefined : schema.safeParse(rest).data
}
