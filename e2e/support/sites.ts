/**
 * The sites that most tests share: each is built once and served by its own
 * nginx for the whole run.
 */
export const sharedSites = {
  /** The project's own content. */
  own: { content: 'content', options: [] },
  /** A small one below a path of its host. */
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

/** What a site is built from. */
export interface SiteSource {
  /** Content folder, absolute or relative to the project. */
  readonly content: string
  /** As `npm run build` takes them. */
  readonly options: readonly string[]
}

export type SharedSite = keyof typeof sharedSites

/** Where the shared sites are in this run. */
interface RunningSites {
  /** Without a slash at the end. */
  readonly origin: string
  /** Output folder, absolute. */
  readonly folder: string
}

const VARIABLE = 'TEST_SITES'

/** Names the sites that a run is about, separated by spaces; others wait. */
export const WANTED_SITES = 'WANTED_SITES'

/** List the sites that have to be built for this run: all, unless told. */
export function listWantedSites(): readonly SharedSite[] {
  const wanted = process.env[WANTED_SITES]?.split(' ')
  const names = Object.keys(sharedSites) as SharedSite[]
  return names.filter(name => wanted?.includes(name) ?? true)
}

/** Tell the test workers where the sites are; call it before they start. */
export function publishSites(
  sites: Readonly<Partial<Record<SharedSite, RunningSites>>>
): void {
  process.env[VARIABLE] = JSON.stringify(sites)
}

/**
 * Find a site of this run.
 *
 * @throws Error outside a run, which the global setup prepares, and for a site
 * that the run does without
 */
export function findSite(name: SharedSite): RunningSites {
  const sites: Partial<Record<SharedSite, RunningSites>> = JSON.parse(
    process.env[VARIABLE] ?? '{}'
  )
  const site = sites[name]
  if (site === undefined) throw new Error(`${NO_SITE} "${name}".`)
  return site
}

/** How {@link findSite} begins its complaint. */
export const NO_SITE = 'This run is without the site'
