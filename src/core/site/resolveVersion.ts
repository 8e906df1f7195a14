import type { Content, Translator } from '../content/content.ts'
import type { VersionConfig } from '../content/schema/siteConfig.ts'
import { suggestDoc } from '../content/schema/suggestName.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { describeUnknownSidebar } from '../model/errors.ts'
import { toHref } from '../model/paths.ts'
import { findRepeatedIds, resolveDocs } from './resolveDocs.ts'
import { resolveSidebars } from './resolveSidebars.ts'
import {
  listSidebarNodes,
  type SiteDoc,
  type SiteDraft,
  type SiteVersion
} from './site.ts'

/** Resolve one version of the docs, with its sidebars. */
export function resolveVersion(
  content: Content,
  config: VersionConfig,
  options: {
    /** Base URL of the locale. */
    readonly baseUrl: string
    readonly hasPage: SiteDraft['hasPage']
    /** Translates the sidebars into the locale. */
    readonly translateTexts: Translator['translateTexts']
  }
): {
  readonly version: SiteVersion
  readonly diagnostics: readonly Diagnostic[]
} {
  const { baseUrl, hasPage, translateTexts } = options
  const { path, mainDocId } = content.config.docs
  const { name, label, isLast, banner, badge } = config
  const basePath = `/${path}/${config.path}`
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
  const docs = resolveDocs(
    content.docs.filter(source => source.version === name),
    { basePath, hasPage }
  )
  const { diagnostics, ...sidebars } = resolveSidebars({
    content,
    version: config,
    basePath,
    ...docs
  })
  const mainDoc = findMainDoc({ ...docs, ...sidebars }, mainDocId)
  const version: SiteVersion = {
    data: {
      name,
      label,
      path: toHref(baseUrl, basePath),
      mainDocHref: toHref(baseUrl, mainDoc?.pathname ?? basePath),
      isLast,
      banner,
      badge
    },
    basePath,
    ...docs,
    ...sidebars,
    // Translate once pathnames exist, which must not change with the locale.
    sidebars: translateTexts(sidebars.sidebars),
    mainDoc
  }
  return {
    version,
    diagnostics: [
      ...diagnostics,
      ...findRepeatedIds(version.docs),
      ...checkReferences(version),
      ...(isLast ? checkMainDoc(content, version) : [])
    ]
  }
}

/** The configured doc, otherwise the one at `/`, otherwise the first in order. */
function findMainDoc(
  { docs, sidebars }: Pick<SiteVersion, 'docs' | 'sidebars'>,
  id: string | undefined
): SiteDoc | undefined {
  const inSidebar = sidebars
    .flatMap(({ nodes }) => listSidebarNodes(nodes))
    .flatMap(({ node }) => (node.kind === 'doc' ? [node.doc] : []))
  return (
    docs.find(doc => doc.id === id) ??
    docs.find(doc => doc.source.identity.slug === '/') ??
    [...inSidebar, ...docs].find(doc => !doc.isUnlisted)
  )
}

function checkMainDoc(
  { config, siteLocator }: Content,
  { docs, drafts }: SiteVersion
): readonly Diagnostic[] {
  const { mainDocId } = config.docs
  const ids = docs.map(({ id }) => id)
  if (mainDocId === undefined || ids.includes(mainDocId)) return []
  const isDraft = drafts.some(({ id }) => id === mainDocId)
  return [
    {
      severity: 'error',
      message: `The main doc "${mainDocId}" ${isDraft ? 'is a draft' : "doesn't exist"}.`,
      place: siteLocator.findValue(['docs', 'mainDocId']),
      hint: isDraft
        ? 'Publish it first, or set another doc.'
        : suggestDoc(mainDocId, ids)
    }
  ]
}

/**
 * Find references to missing docs and sidebars in front matter (behavior 2.5.4,
 * 2.5.7).
 */
function checkReferences(version: SiteVersion): readonly Diagnostic[] {
  return version.docs.flatMap(doc => [
    ...checkNeighbor(doc, 'pagination_prev', version),
    ...checkNeighbor(doc, 'pagination_next', version),
    ...checkSidebar(doc, version)
  ])
}

function checkNeighbor(
  { source }: SiteDoc,
  key: 'pagination_prev' | 'pagination_next',
  { docs, drafts }: SiteVersion
): readonly Diagnostic[] {
  const id = source.frontMatter[key]
  if (id === undefined || id === null) return []
  if ([...docs, ...drafts].some(doc => doc.id === id)) return []
  const ids = docs.map(doc => doc.id)
  return [
    {
      severity: 'error',
      message: `The ${key} front matter points to a non-existent ID ${id}.`,
      place: source.locator.findValue([key]),
      hint: `${suggestDoc(id, ids)}\nFor no link, write null.`
    }
  ]
}

function checkSidebar(
  { source }: SiteDoc,
  { sidebars, hasInvalidSidebars, data }: SiteVersion
): readonly Diagnostic[] {
  const id = source.frontMatter.displayed_sidebar
  if (id === undefined || id === null || hasInvalidSidebars) return []
  const ids = sidebars.map(sidebar => sidebar.id)
  if (ids.includes(id)) return []
  return [
    {
      severity: 'error',
      message: describeUnknownSidebar(id, data.name, ids),
      place: source.locator.findValue(['displayed_sidebar']),
      hint: 'Write one of these ids, or null for none.'
    }
  ]
}
