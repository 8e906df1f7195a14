import {
  type Content,
  getStandardLevel,
  type LocalizedContent,
  type PageSource
} from '../content/content.ts'
import type { ResolvedSiteConfig } from '../content/schema/siteConfig.ts'
import { englishTexts, listFeatureTexts } from '../model/catalogue.ts'
import {
  applyLevel,
  type Diagnostic,
  groupRepeated,
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
import type { Site, SiteDraft } from './site.ts'

/** Options for creating a site. */
export interface SiteOptions {
  /** Whether drafts have pages, as in development. */
  readonly withDrafts: boolean
  readonly locale: string
  /** Files of pages to leave out. */
  readonly omitted?: ReadonlySet<string>
}

/**
 * Create the site: resolve the references between docs, sidebars and navbar, and
 * those of features.
 *
 * @returns the site, and the mistakes that prevent building it
 */
export function resolveSite(
  read: Content,
  options: SiteOptions
): { readonly site: Site; readonly fatal: readonly Diagnostic[] } {
  const { withDrafts, omitted = new Set() } = options
  const { texts, translateTexts, ...localized } = localize(read, options.locale)
  const isKept = ({ file }: PageSource) => !omitted.has(file)
  const docs = localized.content.docs.filter(isKept)
  const content = { ...localized.content, docs }
  const hasPage = (source: PageSource) =>
    isKept(source) && (withDrafts || source.frontMatter?.draft !== true)
  const { config } = content
  const baseUrl = createLocaleBase(config, options.locale)
  const created = config.docs.versions.map(version =>
    resolveVersion(content, version, { hasPage, baseUrl, translateTexts })
  )
  const versions = created.map(({ version }) => version)
  const { client, diagnostics } = resolveClientSite({
    config,
    baseUrl,
    siteLocator: content.siteLocator,
    locale: options.locale,
    featureTypes: content.features.flatMap(
      feature => feature.config?.navbarItems ?? []
    ),
    versions
  })
  const featureTexts = listFeatureTexts(content.features)
  const draft: SiteDraft = {
    content,
    client,
    versions,
    hasPage,
    texts: { ...englishTexts, ...featureTexts, ...texts }
  }
  const parts = content.features.flatMap(
    ({ resolve }) => resolve?.(draft) ?? []
  )
  const images = [
    ...listConfigImages(config, content.siteLocator),
    ...parts.flatMap(part => part.images ?? [])
  ]
  const standard = getStandardLevel(content)
  const missing = applyLevel(
    config.links.missingImages ?? standard,
    findMissingImages(images, content.staticFiles, baseUrl)
  )
  const found = parts.flatMap(part => part.diagnostics ?? [])
  const references = applyLevel(standard, [
    ...created.flatMap(version => version.diagnostics),
    ...found.filter(isError)
  ])
  const [deferred, fatal] = splitErrors(content.diagnostics.filter(isError))
  // Report mistakes common to all locales only for the first one.
  const isShown = isFirstLocale(config, options.locale)
  return {
    site: {
      content,
      versions,
      texts: draft.texts,
      data: Object.assign({}, ...parts.map(({ data }) => data)),
      files: parts.flatMap(({ files = [] }) => files),
      diagnostics: [
        ...deferred,
        ...groupRepeated(references.filter(isWarning)),
        ...(isShown
          ? [
              ...found.filter(isWarning),
              ...groupRepeated(findExternalImages(images)),
              ...missing
            ]
          : [])
      ],
      client: {
        ...client,
        ...addTexts(Object.keys(featureTexts), draft.texts),
        data: Object.assign({}, ...parts.map(part => part.client))
      }
    },
    fatal: [...fatal, ...references.filter(isError), ...diagnostics]
  }
}

/** @param names of the texts that browsers need besides those of the theme */
function addTexts(
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
function splitErrors(
  errors: readonly Diagnostic[]
): readonly [deferred: readonly Diagnostic[], fatal: readonly Diagnostic[]] {
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
  return isFirstLocale(config, locale) ? base : `${base}${locale}/`
}

function isFirstLocale(config: ResolvedSiteConfig, locale: string): boolean {
  return config.locales[0]?.name === locale
}
