import { toPathname } from '../../../core/model/paths.ts'
import type { PlannedRoute } from '../../../core/site/routes/plannedRoute.ts'
import type { Site } from '../../../core/site/site.ts'
import { CHANGES_PATH } from '../changes.ts'
import { listReleases } from './listReleases.ts'

/** Add the page that lists releases. */
export function addChangesRoute(
  site: Site,
  planned: readonly PlannedRoute[]
): readonly PlannedRoute[] {
  const { content, texts } = site
  const page: PlannedRoute = {
    contents: [],
    traits: { isIndex: true, hasRecordedLinks: true },
    place: content.siteLocator.findKey(['changes']),
    route: {
      kind: 'changes',
      pathname: toPathname(CHANGES_PATH),
      title: texts.changesTitle,
      isUnlisted: false,
      releases: listReleases(site)
    }
  }
  return [...planned, page]
}
