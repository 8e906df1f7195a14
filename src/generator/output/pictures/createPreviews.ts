import pMap from 'p-map'
import { createPreviewFile, type OutputFile } from '../../../model/paths.ts'
import { isPreviewed } from '../../../model/preview.ts'
import type { PlannedRoute } from '../../routes/plannedRoute.ts'
import type { Site } from '../../site/site.ts'
import type { Store } from '../../store/createStore.ts'
import { createTopicFinder } from '../createTopicFinder.ts'
import type { OutputBytes } from '../outputText.ts'
import { createPreview, type Preview } from './createPreview.ts'
import { createDataUrl, type SiteIcon } from './readSiteIcon.ts'

/** Drawing blocks the only thread; more at once would just take memory. */
const CONCURRENCY = 2

/**
 * Draw a picture for each page without its own, from its title, its section of
 * the site and the site's icon. The store keeps them.
 */
export async function createPreviews(
  site: Site,
  routes: readonly PlannedRoute[],
  { store, icon }: { readonly store: Store; readonly icon?: SiteIcon }
): Promise<readonly OutputBytes[]> {
  const { client } = site
  if (!client.hasPreviews) return []
  const findTopic = createTopicFinder(site)
  const previewed = routes.filter(({ route }) => isPreviewed(route))
  const draw = async (planned: PlannedRoute) => {
    const { route } = planned
    const group = findTopic(planned)
    const isPart = group !== client.title && group !== route.title
    const preview: Preview = {
      title: route.title ?? client.tagline ?? client.title,
      label: isPart ? `${client.title} · ${group}` : client.title,
      host: new URL(client.url).host,
      ...(icon && { icon: createDataUrl(icon) })
    }
    const bytes = await store.remember(
      { step: 'previews', inputs: [JSON.stringify(preview)] },
      () => createPreview(preview)
    )
    return { file: createPreviewFile(route.pathname) as OutputFile, bytes }
  }
  return pMap(previewed, draw, { concurrency: CONCURRENCY })
}
