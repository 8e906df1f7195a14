import type { Cache, CompileData, Site } from '../../../index.ts'
import type { PageState } from '../freshness.ts'
import {
  type AssessedPage,
  type Assessment,
  assessPages
} from './assessPages.ts'
import { LIST_FACT, nameFact } from './rehypeFreshness.ts'

/**
 * Create the facts that the list and the notices show. Each doc has one, so that
 * it's compiled again once it gets a notice.
 */
export async function createFacts(
  site: Site,
  cache: Cache
): Promise<CompileData> {
  const assessment = await assessPages(site, cache)
  assessments.set(site, assessment)
  const { pages } = assessment
  const states = pages.map(toState)
  const docs = site.versions.flatMap(version => version.docs)
  const none = docs.map(({ source }) => [nameFact(source.file), ''] as const)
  const changed = states
    .filter(({ changes }) => changes.length > 0)
    .map(state => [nameFact(state.file), JSON.stringify(state)] as const)
  return {
    siteFacts: new Map([
      ...none,
      ...changed,
      [LIST_FACT, JSON.stringify(states)]
    ])
  }
}

/** What the pages of a site were made from. */
const assessments = new WeakMap<Site, Assessment>()

/**
 * Get the assessment that the facts of a site were made from.
 *
 * @throws if they haven't been created; builds create them before they check pages
 */
export function getAssessment(site: Site): Assessment {
  const assessment = assessments.get(site)
  if (assessment === undefined) throw new Error('The facts are missing.')
  return assessment
}

/** Only what the pages show. */
function toState(page: AssessedPage): PageState {
  const { source, documented, current, recorded, ...state } = page
  return state
}
