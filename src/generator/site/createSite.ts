import { SiteError } from '../../model/errors.ts'
import { createBaseUrl, createHref } from '../../model/paths.ts'
import type { Content } from '../content/content.ts'
import { groupRepeated } from '../content/groupRepeated.ts'
import type { ResolvedSiteConfig } from '../content/siteConfig.ts'
import { suggestDoc } from '../content/suggestName.ts'
import type { VersionConfig } from '../content/versionConfig.ts'
import { createAuthors } from './createAuthors.ts'
import { createClientSite } from './createClientSite.ts'
import { createDocs, findRepeatedIds } from './createDocs.ts'
import { countPosts, createPosts, listPortraits } from './createPosts.ts'
import { createSidebars } from './createSidebars.ts'
import { createTexts } from './createTexts.ts'
import {
  findMissingPictures,
  listConfigPictures
} from './findMissingPictures.ts'
import { findReferenceProblems } from './findReferenceProblems.ts'
import { type Doc, type Site, type SiteVersion, walkNodes } from './site.ts'
import { translateContent } from './translateContent.ts'
import { translateLabels } from './translateLabels.ts'

/** How a site is made, besides its content. */
export interface SiteOptions {
  /** Drafts get pages in development. */
  readonly withDrafts: boolean
  readonly locale: string
}

/**
 * Create the site: resolve every reference between docs, sidebars, posts,
 * authors and navbar.
 *
 * @returns also every mistake found in the content so far that is not in a
 * page's front matter
 */
export function createSite(
  read: Content,
  options: SiteOptions
): { readonly site: Site; readonly problems: readonly SiteError[] } {
  const content = translateContent(read, options.locale)
  const { config } = content
  const { texts, labels } = read.translations.get(options.locale) ?? {
    texts: {},
    labels: new Map<string, string>()
  }
  const baseUrl = createLocaleBase(config, options.locale)
  const versions = config.docs.versions.map(version =>
    createVersion(content, version, {
      baseUrl,
      withDrafts: options.withDrafts,
      labels
    })
  )
  const authors = createAuthors(content.authors, baseUrl)
  const siteVersions = versions.map(({ created }) => created)
  const client = createClientSite({
    config,
    baseUrl,
    siteLocator: content.siteLocator,
    hasSidebars: versions.every(({ isUnusable }) => !isUnusable),
    locale: options.locale,
    versions: siteVersions,
    hasBlog: content.posts.length > 0
  })
  const posts = createPosts(content.posts, {
    authors: authors.problems.length > 0 ? undefined : authors.authors,
    baseUrl,
    locale: client.client.locale,
    tagFile: content.tagFiles.get('blog')
  })
  const created = {
    content,
    versions: siteVersions,
    posts: posts.posts,
    tags: posts.tags,
    authors: countPosts(authors.authors, posts.posts)
  }
  const missing = findMissingPictures(
    [
      ...listConfigPictures(config, content.siteLocator),
      ...authors.portraits,
      ...listPortraits(posts.posts)
    ],
    content.staticFiles,
    baseUrl
  )
  const missingLevel =
    config.links.missingImages ?? (content.isBare ? 'warn' : 'throw')
  const references = [
    ...versions.flatMap(version => version.problems),
    ...authors.problems,
    ...posts.problems
  ]
  const [deferred, fatal] = splitProblems(content.problems)
  const isShown = isFirstLocale(config, options.locale)
  return {
    site: {
      ...created,
      problems: deferred,
      warnings: [
        ...(content.isBare ? groupRepeated(references) : []),
        ...(missingLevel === 'warn' && isShown ? missing : [])
      ],
      texts: createTexts(texts, client.client.locale.htmlLang),
      client: client.client
    },
    problems: [
      ...fatal,
      ...(content.isBare ? [] : references),
      ...client.problems,
      ...(missingLevel === 'throw' ? missing : [])
    ]
  }
}

/** What is wrong in front matter keeps nobody from looking at the pages too. */
function splitProblems(
  problems: readonly SiteError[]
): readonly [deferred: readonly SiteError[], fatal: readonly SiteError[]] {
  const isDeferred = ({ place }: SiteError) =>
    place?.column !== undefined && /\.mdx?$/i.test(place.file)
  return [
    problems.filter(isDeferred),
    problems.filter(problem => !isDeferred(problem))
  ]
}

/** The first locale lives at the base itself, the others below it. */
function createLocaleBase(config: ResolvedSiteConfig, locale: string): string {
  const base = createBaseUrl(config.baseUrl)
  return isFirstLocale(config, locale) ? base : `${base}${locale}/`
}

/** What every locale would be told of is said for the first. */
function isFirstLocale(config: ResolvedSiteConfig, locale: string): boolean {
  return config.locales[0]?.name === locale
}

function createVersion(
  content: Content,
  version: VersionConfig,
  options: {
    readonly baseUrl: string
    readonly withDrafts: boolean
    readonly labels: ReadonlyMap<string, string>
  }
): {
  created: SiteVersion
  problems: readonly SiteError[]
  /** Of its sidebars file. */
  isUnusable: boolean
} {
  const { baseUrl } = options
  const { config } = content
  const basePath = `/${config.docs.path}/${version.path}`
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
  const { docs, draftIds, tags } = createDocs(
    content.docs.filter(source => source.version === version.name),
    {
      basePath,
      baseUrl,
      withDrafts: options.withDrafts,
      tagFile: content.tagFiles.get(version.folder)
    }
  )
  const { sidebars, problems, isUnusable } = createSidebars({
    content,
    versionName: version.name,
    folder: version.folder,
    basePath,
    docs,
    draftIds
  })
  const mainDoc = findMainDoc({ docs, sidebars, id: config.docs.mainDocId })
  const href = createHref(baseUrl, mainDoc?.pathname ?? basePath)
  return {
    isUnusable,
    problems: [
      ...problems,
      ...findRepeatedIds(docs),
      ...findReferenceProblems({
        versionName: version.name,
        docs,
        draftIds,
        sidebars: isUnusable ? undefined : sidebars
      }),
      ...(version.isLast ? findMainDocProblem(content, { docs, draftIds }) : [])
    ],
    created: {
      data: {
        name: version.name,
        label: version.label,
        path: createHref(baseUrl, basePath),
        mainDocHref: href,
        isLast: version.isLast,
        banner: version.banner,
        badge: version.badge
      },
      basePath,
      docs,
      draftIds,
      tags,
      // An address must not change with the language: it is made by now.
      sidebars: translateLabels(sidebars, options.labels),
      mainDoc
    }
  }
}

/** Configured, else at `/`, else the first listed one in reading order. */
function findMainDoc({
  docs,
  sidebars,
  id
}: Pick<SiteVersion, 'docs' | 'sidebars'> & {
  readonly id: string | undefined
}) {
  const inSidebar = sidebars
    .flatMap(({ nodes }) => walkNodes(nodes))
    .flatMap(({ node }) => (node.kind === 'doc' ? [node.doc] : []))
  const isListed = (doc: Doc) => !doc.isUnlisted
  return (
    docs.find(doc => doc.id === id) ??
    docs.find(doc => doc.source.identity.slug === '/') ??
    inSidebar.find(isListed) ??
    docs.find(isListed)
  )
}

function findMainDocProblem(
  { config, siteLocator }: Content,
  { docs, draftIds }: Pick<SiteVersion, 'docs' | 'draftIds'>
): readonly SiteError[] {
  const { mainDocId } = config.docs
  const ids = docs.map(({ id }) => id)
  if (mainDocId === undefined || ids.includes(mainDocId)) return []
  const isDraft = draftIds.includes(mainDocId)
  return [
    new SiteError(
      `The main doc "${mainDocId}" ${isDraft ? 'is a draft' : 'does not exist'}.`,
      {
        place: siteLocator.findValue(['docs', 'mainDocId']),
        remedy: isDraft
          ? 'Publish it first, or name another doc.'
          : suggestDoc(mainDocId, ids)
      }
    )
  ]
}
