import pMap from 'p-map'
import {
  createDataUrl,
  type SiteIcon
} from '../../../core/build/output/createIcons.ts'
import type { OutputBytes } from '../../../core/build/output/outputText.ts'
import type { Store } from '../../../core/build/store/createStore.ts'
import { createTopicFinder } from '../../../core/routes/createTopicFinder.ts'
import type { PlannedRoute } from '../../../core/routes/plannedRoute.ts'
import type { Site } from '../../../core/site/site.ts'
import { createPreviewFile, isPreviewed } from '../preview.ts'
import { createPreview, type Preview } from './createPreview.ts'

/** Rendering blocks the only thread; more at once would just take memory. */
const CONCURRENCY = 2

/** Render an image for each page without its own. The store keeps them. */
export async function createPreviews(
  site: Site,
  routes: readonly PlannedRoute[],
  { store, icon }: { readonly store: Store; readonly icon?: SiteIcon }
): Promise<readonly OutputBytes[]> {
  const { client } = site
  const findTopic = createTopicFinder(site)
  const previewed = routes.filter(({ route }) => isPreviewed(route))
  const render = async (planned: PlannedRoute) => {
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
    return { file: createPreviewFile(route.pathname), bytes }
  }
  return pMap(previewed, render, { concurrency: CONCURRENCY })
}
