/**
 * The sites that most tests share. Each is built once and served by its own
 * nginx for the whole run.
 */
export const sharedSites = {
  /** The project's own content. */
  own: { content: 'content', options: [] },
  /** A small site below a path. */
  below: { content: 'e2e/fixtures/below', options: ['--base', '/kit/'] },
  bare: { content: 'e2e/fixtures/bare', options: [] },
  everything: { content: 'e2e/fixtures/everything', options: [] },
  glossary: { content: 'e2e/fixtures/glossary', options: [] },
  handbook: { content: 'e2e/fixtures/handbook', options: [] },
  hideable: { content: 'e2e/fixtures/hideable', options: [] },
  manual: { content: 'e2e/fixtures/manual', options: [] },
  plain: { content: 'e2e/fixtures/plain', options: [] },
  tags: { content: 'e2e/fixtures/tags', options: [] },
  versionsAndLocales: {
    content: 'e2e/fixtures/versionsAndLocales',
    options: []
  }
} as const satisfies Readonly<Record<string, SiteSource>>

/** The source of a site. */
export interface SiteSource {
  /** Content folder, absolute or relative to the project. */
  readonly content: string
  /** Options of `npm run build`. */
  readonly options: readonly string[]
  /** The site whose output the build replaces; by default, there's none. */
  readonly previous?: SiteSource
}

export type SharedSite = keyof typeof sharedSites

/** A shared site in this run. */
interface RunningSite {
  /** Without a trailing slash. */
  readonly origin: string
  /** Output folder, absolute. */
  readonly folder: string
}

/** Environment variable that passes the sites to the other processes of a run. */
export const SITES = 'TEST_SITES'

/**
 * Variable with the names of the sites that a run needs, separated by spaces.
 */
export const WANTED_SITES = 'WANTED_SITES'

/** List the sites to build for this run: by default, all. */
export function listWantedSites(): readonly SharedSite[] {
  const wanted = process.env[WANTED_SITES]?.split(' ')
  const names = Object.keys(sharedSites) as SharedSite[]
  return names.filter(name => wanted?.includes(name) ?? true)
}

/** Tell the test workers where the sites are; call this before they start. */
export function publishSites(
  sites: Readonly<Partial<Record<SharedSite, RunningSite>>>
): void {
  process.env[SITES] = JSON.stringify(sites)
}

/**
 * Find a site of this run.
 *
 * @throws Error if this run doesn't serve the site
 */
export function findSite(name: SharedSite): RunningSite {
  const sites: Partial<Record<SharedSite, RunningSite>> = JSON.parse(
    process.env[SITES] ?? '{}'
  )
  const site = sites[name]
  if (site === undefined) throw new Error(`${NO_SITE} "${name}".`)
  return site
}

/** The start of {@link findSite}'s error message. */
export const NO_SITE = "This run doesn't serve the site"
