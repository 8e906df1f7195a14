import {
  type Content,
  getDefaultLevel,
  type LocalizedContent,
  type PageSource
} from '../content/content.ts'
import type { ResolvedSiteConfig } from '../content/schema/siteConfig.ts'
import { englishTexts, listFeatureTexts } from '../model/catalogue.ts'
import {
  applyLevel,
  type Diagnostic,
  isError,
  isWarning
} from '../model/diagnostic.ts'
import { normalizeBaseUrl } from '../model/paths.ts'
import type { ClientSite } from '../model/site.ts'
import {
  findExternalImages,
  findMissingImages,
  listConfigImages
} from './findMissingImages.ts'
import { resolveClientSite } from './resolveClientSite.ts'
import { resolveVersion } from './resolveVersion.ts'
import type { Site, SiteDraft, SitePart } from './site.ts'

/** Options for creating a site. */
export interface SiteOptions {
  /** Whether drafts have pages, as in development. */
  readonly withDrafts: boolean
  readonly locale: string
  /** Files of pages to leave out. */
  readonly omitted?: ReadonlySet<string>
}

/**
 * Resolve a site: the references between docs, sidebars and navbar, and
 * those of features.
 *
 * @returns the site, and the mistakes that prevent building it
 */
export function resolveSite(
  content: Content,
  options: SiteOptions
): { readonly site: Site; readonly fatal: readonly Diagnostic[] } {
  const { draft, diagnostics } = resolveReferences(content, options)
  const parts = runResolveHooks(draft)
  const { deferred, fatal } = splitDiagnostics({ draft, parts, diagnostics })
  const names = Object.keys(listFeatureTexts(draft.content.features))
  return {
    site: {
      content: draft.content,
      versions: draft.versions,
      texts: draft.texts,
      data: Object.assign({}, ...parts.map(({ data }) => data)),
      files: parts.flatMap(({ files = [] }) => files),
      diagnostics: deferred,
      client: {
        ...draft.client,
        ...pickTexts(names, draft.texts),
        data: Object.assign({}, ...parts.map(part => part.client))
      }
    },
    fatal
  }
}

/** Mistakes in references. */
interface ReferenceDiagnostics {
  readonly inVersions: readonly Diagnostic[]
  /** Mistakes in the navbar and the footer, which are fatal. */
  readonly inClientSite: readonly Diagnostic[]
}

/** Resolve the references between docs, sidebars and navbar. */
function resolveReferences(
  untranslated: Content,
  { withDrafts, locale, omitted = new Set() }: SiteOptions
): { readonly draft: SiteDraft; readonly diagnostics: ReferenceDiagnostics } {
  const { texts, translateTexts, ...localized } = localize(untranslated, locale)
  const isKept = ({ file }: PageSource) => !omitted.has(file)
  const docs = localized.content.docs.filter(isKept)
  const content = { ...localized.content, docs }
  const hasPage = (source: PageSource) =>
    isKept(source) && (withDrafts || source.frontMatter?.draft !== true)
  const { config, features, siteLocator } = content
  const baseUrl = createLocaleBase(config, locale)
  const resolved = config.docs.versions.map(version =>
    resolveVersion(content, version, { hasPage, baseUrl, translateTexts })
  )
  const versions = resolved.map(({ version }) => version)
  const { client, diagnostics } = resolveClientSite({
    config,
    baseUrl,
    siteLocator,
    locale,
    featureTypes: features.flatMap(({ config }) => config?.navbarItems ?? []),
    versions
  })
  return {
    draft: {
      content,
      client,
      versions,
      hasPage,
      texts: { ...englishTexts, ...listFeatureTexts(features), ...texts }
    },
    diagnostics: {
      inVersions: resolved.flatMap(version => version.diagnostics),
      inClientSite: diagnostics
    }
  }
}

/** Let features resolve their own references. */
function runResolveHooks(draft: SiteDraft): readonly SitePart[] {
  return draft.content.features.flatMap(({ resolve }) => resolve?.(draft) ?? [])
}

/**
 * Collect the mistakes found so far, with the severity that the site sets, and split
 * them into those that wait for the checks and those that stop the build.
 */
function splitDiagnostics({
  draft: { content, client },
  parts,
  diagnostics: { inVersions, inClientSite }
}: {
  readonly draft: SiteDraft
  readonly parts: readonly SitePart[]
  readonly diagnostics: ReferenceDiagnostics
}): {
  /** Mistakes to report after the pages are checked. */
  readonly deferred: readonly Diagnostic[]
  readonly fatal: readonly Diagnostic[]
} {
  const { config } = content
  const images = [
    ...listConfigImages(config, content.siteLocator),
    ...parts.flatMap(part => part.images ?? [])
  ]
  const defaultLevel = getDefaultLevel(content)
  const inParts = parts.flatMap(part => part.diagnostics ?? [])
  const references = applyLevel(defaultLevel, [
    ...inVersions,
    ...inParts.filter(isError)
  ])
  const [inPages, fatal] = splitFrontMatterErrors(
    content.diagnostics.filter(isError)
  )
  // In every locale, URLs may start with its base or the whole site's.
  const bases = [client.baseUrl, normalizeBaseUrl(config.baseUrl)]
  return {
    deferred: [
      ...inPages,
      ...references.filter(isWarning),
      ...inParts.filter(isWarning),
      ...findExternalImages(images),
      ...applyLevel(
        config.links.missingImages ?? defaultLevel,
        findMissingImages(images, content.staticFiles, bases)
      )
    ],
    fatal: [...fatal, ...references.filter(isError), ...inClientSite]
  }
}

/** @param names of the texts that browsers need besides those of the theme */
function pickTexts(
  names: readonly string[],
  texts: Readonly<Record<string, string>>
): Pick<ClientSite, 'texts'> {
  if (names.length === 0) return {}
  return {
    texts: Object.fromEntries(names.map(name => [name, texts[name] ?? '']))
  }
}

function localize(content: Content, locale: string): LocalizedContent {
  const [found] = content.features.flatMap(feature => feature.localize ?? [])
  return (
    found?.(content, locale) ?? {
      content,
      texts: {},
      translateTexts: value => value
    }
  )
}

/** Defer mistakes in front matter, so that the pages are checked, too. */
function splitFrontMatterErrors(
  errors: readonly Diagnostic[]
): readonly [deferred: readonly Diagnostic[], fatal: readonly Diagnostic[]] {
  // Only checks of front matter name a column in a page. If another check did, its
  // errors would be deferred, too, and the build would continue without its result.
  const isDeferred = ({ place }: Diagnostic) =>
    place?.column !== undefined && /\.mdx?$/i.test(place.file)
  return [errors.filter(isDeferred), errors.filter(error => !isDeferred(error))]
}

/** The first locale is at the base URL, the others are below it. */
export function createLocaleBase(
  config: ResolvedSiteConfig,
  locale: string
): string {
  const base = normalizeBaseUrl(config.baseUrl)
  const [first] = config.locales
  return first?.name === locale ? base : `${base}${locale}/`
}
