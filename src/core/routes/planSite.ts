import type { Content, MarkdownSource } from '../content/content.ts'
import { type SiteError, SiteErrors } from '../model/errors.ts'
import { createSite, type SiteOptions } from '../site/createSite.ts'
import type { Site } from '../site/site.ts'
import {
  findDuplicates,
  findLongAddresses,
  listAddresses
} from './addresses.ts'
import { createRoutes } from './createRoutes.ts'
import { findRedirectProblems } from './findRedirectProblems.ts'
import type { PlannedRoute } from './plannedRoute.ts'

/** The site of one locale, and its pages. */
export interface PlannedSite {
  readonly site: Site
  readonly routes: readonly PlannedRoute[]
}

/**
 * Create the site of a locale and its pages.
 *
 * @throws SiteErrors with every mistake found in the content so far, if one is
 * not in a page's front matter
 */
export function planSite(content: Content, options: SiteOptions): PlannedSite {
  const { site, problems } = createSite(content, options)
  const routes = createRoutes(site)
  const addresses = listAddresses(site, routes)
  const unusable = [
    ...findDuplicates(addresses),
    ...findLongAddresses(addresses)
  ]
  // Without a `site.ts`, the first of two pages keeps their address.
  const rest = content.isBare ? omitPages(content, unusable) : undefined
  if (rest !== undefined) {
    const planned = planSite(rest, options)
    const warnings = [...planned.site.warnings, ...unusable]
    return { ...planned, site: { ...planned.site, warnings } }
  }
  const found = [
    ...problems,
    ...unusable,
    ...findRedirectProblems(site, addresses)
  ]
  if (found.length > 0) throw new SiteErrors([...site.problems, ...found])
  return { site, routes }
}

/**
 * Leave out the docs and posts that problems are about, so that the first page
 * at an address keeps it.
 *
 * @param problems of addresses that can't be used
 * @returns undefined where none of them is about a doc or a post
 */
function omitPages(
  content: Content,
  problems: readonly SiteError[]
): Content | undefined {
  const files = new Set(problems.map(({ place }) => place?.file))
  const isKept = ({ file }: MarkdownSource) => !files.has(file)
  const docs = content.docs.filter(isKept)
  const posts = content.posts.filter(isKept)
  const count = content.docs.length + content.posts.length
  return docs.length + posts.length === count
    ? undefined
    : { ...content, docs, posts }
}
