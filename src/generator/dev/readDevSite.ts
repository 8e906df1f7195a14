import { createHash } from 'node:crypto'
import { SiteError, SiteErrors } from '../../model/errors.ts'
import { readContent } from '../content/readContent.ts'
import { createSidebarFiles } from '../output/createSidebarFiles.ts'
import {
  createRedirects,
  createRoutes,
  type Redirect
} from '../routes/createRoutes.ts'
import type { PlannedRoute } from '../routes/plannedRoute.ts'
import { createSite } from '../site/createSite.ts'
import type { Site } from '../site/site.ts'
import type { DevOptions } from './startDevServer.ts'

/** A site that can be served, or the mistakes that keep it from that. */
export type DevSite =
  | SoundDevSite
  | { readonly key: string; readonly problems: readonly SiteError[] }

/** A site without mistakes. */
export interface SoundDevSite {
  /** Equal keys: the same would be served. */
  readonly key: string
  readonly site: Site
  readonly routes: readonly PlannedRoute[]
  readonly redirects: readonly Redirect[]
}

/** Read the content and make the site of it, drafts included. */
export async function readDevSite(options: DevOptions): Promise<DevSite> {
  const { contentDir, baseUrl } = options
  try {
    const content = await readContent(
      contentDir,
      baseUrl === undefined ? {} : { baseUrl }
    )
    const locale = resolveLocale(content.config.locales, options.locale)
    const site = createSite(content, { withDrafts: true, locale })
    const routes = createRoutes(site)
    const redirects = createRedirects(site)
    const sidebars = [...createSidebarFiles(site).values()]
    const shapes = routes.map(({ route, contents }) => ({ route, contents }))
    return {
      key: createKey([site.client, site.texts, shapes, redirects, sidebars]),
      site,
      routes,
      redirects
    }
  } catch (error) {
    if (error instanceof SiteErrors) return createProblems(error.errors)
    if (error instanceof SiteError) return createProblems([error])
    throw error
  }
}

/** The named locale, or the first one. */
function resolveLocale(
  locales: readonly { readonly name: string }[],
  wanted: string | undefined
): string {
  const names = locales.map(({ name }) => name)
  const found = wanted ?? names[0] ?? ''
  if (names.includes(found)) return found
  throw new SiteError(`There is no locale "${found}".`, {
    place: { file: 'site.ts' },
    remedy: `Locales are ${names.join(', ')}.`
  })
}

function createProblems(problems: readonly SiteError[]): DevSite {
  return {
    key: createKey(problems.map(({ message, place }) => [message, place])),
    problems
  }
}

function createKey(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}
