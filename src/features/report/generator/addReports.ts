import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { toAbsoluteUrl } from '../../../core/model/paths.ts'
import type { PlannedRoute } from '../../../core/site/routes/plannedRoute.ts'
import type { Site } from '../../../core/site/site.ts'
import { fillReport } from './fillReport.ts'

declare module '../../../index.ts' {
  interface RouteBase {
    /** Address of a report about the page; a click fills what's in braces. */
    readonly report?: string | undefined
  }
}

/** Let readers report problems of each page that has a file. */
export function addReports(
  site: Site,
  planned: readonly PlannedRoute[]
): readonly PlannedRoute[] {
  const { client, content, texts } = site
  const template = content.config.report
  if (template === undefined) return planned
  return planned.map(each => {
    const { route, source } = each
    if (source === undefined) return each
    const facts = {
      title: route.title ?? client.title,
      url: toAbsoluteUrl(client, route.pathname),
      version: findVersion(site, route),
      build: hashAsGit(readFileSync(source.absolutePath))
    }
    const report = fillReport(template, facts, texts)
    return { ...each, route: { ...route, report } }
  })
}

/** The label of the docs version, or else the badge that the navbar shows. */
function findVersion(
  { client: { versions, navbar } }: Site,
  route: PlannedRoute['route']
): string | undefined {
  const own =
    versions.length > 1 && 'version' in route
      ? versions.find(({ name }) => name === route.version)?.label
      : undefined
  return own ?? navbar.badge
}

/** Enough for `git log --find-object`, even in large repositories. */
const DIGITS = 12

/**
 * Hash the id of a file's Git object. Unlike an id of the whole build, it
 * changes only with the page, so the next build can reuse the others.
 */
function hashAsGit(content: Uint8Array): string {
  return createHash('sha1')
    .update(`blob ${content.length}\0`)
    .update(content)
    .digest('hex')
    .slice(0, DIGITS)
}
