import pMap from 'p-map'
import type { Route } from '../../../core/model/route.ts'
import { type ClientSite, findLibrary } from '../../../core/model/site.ts'
import type { OutputBytes } from '../../../core/output/outputText.ts'
import type { Cache } from '../../../core/platform/cache/createCache.ts'
import { createTopicFinder } from '../../../core/site/routes/createTopicFinder.ts'
import type { PlannedRoute } from '../../../core/site/routes/plannedRoute.ts'
import type { Site } from '../../../core/site/site.ts'
import { type SiteIcon, toDataUrl } from '../../../core/site/siteIcon.ts'
import { isPreviewed, namePreviewFile } from '../preview.ts'
import { type Preview, renderPreview } from './renderPreview.ts'

/** Rendering blocks the only thread; more at once would just take memory. */
const CONCURRENCY = 2

/** Render an image for each page without its own. The cache keeps them. */
export async function renderPreviews(
  site: Site,
  routes: readonly PlannedRoute[],
  { cache, icon }: { readonly cache: Cache; readonly icon?: SiteIcon }
): Promise<readonly OutputBytes[]> {
  const { client } = site
  const findTopic = createTopicFinder(site)
  const previewed = routes.filter(({ route }) => isPreviewed(route))
  const render = async (planned: PlannedRoute) => {
    const { route } = planned
    const preview: Preview = {
      ...selectPreviewTexts(client, route, findTopic(planned)),
      ...(icon && { icon: toDataUrl(icon) }),
      ...findLibraryIcon(client, planned)
    }
    const bytes = await cache.getOrCompute(
      { step: 'previews', inputs: [JSON.stringify(preview)] },
      () => renderPreview(preview)
    )
    return { file: namePreviewFile(route.pathname), bytes }
  }
  return pMap(previewed, render, { concurrency: CONCURRENCY })
}

/** Find the icon of a page's library. */
function findLibraryIcon(
  { libraries: groups = [] }: ClientSite,
  { route }: PlannedRoute
): Pick<Preview, 'library'> {
  const sidebar = 'sidebar' in route ? route.sidebar : undefined
  const library = findLibrary(groups, sidebar)
  if (library?.icon === undefined) return {}
  const group = groups.findIndex(({ libraries }) => libraries.includes(library))
  return { library: { icon: library.icon, group } }
}

/**
 * Choose the texts of a page's image.
 *
 * @param topic of the page; named unless it repeats a title
 */
export function selectPreviewTexts(
  site: Pick<ClientSite, 'title' | 'tagline' | 'url'>,
  { title }: Pick<Route, 'title'>,
  topic: string
): Preview {
  const isPart = topic !== site.title && topic !== title
  return {
    title: title ?? site.tagline ?? site.title,
    site: site.title,
    ...(isPart && { topic }),
    host: new URL(site.url).host
  }
}
