import pMap from 'p-map'
import type { Diagnostic } from '../model/diagnostic.ts'
import { trackDate } from '../platform/cache/track.ts'
import type { OnProgress } from '../platform/reporter.ts'
import { runReported } from '../platform/supervision.ts'
import type { PlannedRoute } from '../site/routes/plannedRoute.ts'
import { createFactSharer } from './createFactSharer.ts'
import { createFaultFinder } from './createFaultFinder.ts'
import type { MarkupOptions } from './createMarkupRenderer.ts'
import { createRenderers, type PageMarkup } from './createRenderers.ts'
import { listComparedAttributes } from './criticalCss/criticalCss.ts'
import { explainRenderErrors, type FailedPage } from './explainRenderErrors.ts'
import { findStoredMarkups } from './findStoredMarkups.ts'
import type { RenderInput } from './renderInput.ts'

/** A rendered page without its document. */
export interface RenderedMarkup extends PageMarkup {
  readonly planned: PlannedRoute
}

/**
 * Render the contents of `#root` for every page. Text-only pages depend only on
 * their text, their sidebar and the theme, so reuse stored results, and render
 * the others in threads if there are many. Always render other pages, because
 * components can read the time.
 *
 * @param onProgress called with the number of pages rendered so far
 * @returns pages in the order of the routes, and a diagnostic for each failed page
 */
export async function renderMarkups(
  input: RenderInput,
  onProgress: OnProgress
): Promise<{
  readonly rendered: readonly RenderedMarkup[]
  readonly diagnostics: readonly Diagnostic[]
}> {
  const { plan, bundle } = input
  const { site, routes } = plan
  const options: MarkupOptions = {
    compared: listComparedAttributes(bundle.inlined.styles),
    movesStyleAttributes: site.content.isLenient
  }
  const { stored, textPages, others } = findStoredMarkups(input, options)
  if (others.length > 0) trackDate()
  const renderers = createRenderers(input, options, textPages.length)
  const shareFacts = createFactSharer()
  const rendered = new Map<PlannedRoute, RenderedMarkup>()
  const failedPages: FailedPage[] = []

  const keep = (planned: PlannedRoute, page: PageMarkup) => {
    // Without shared strings, 10,000 pages would take gigabytes.
    const facts = shareFacts(page.facts)
    rendered.set(planned, { planned, ...page, facts })
  }
  const renderOne = async (
    planned: PlannedRoute,
    render: () => Promise<PageMarkup>
  ) => {
    try {
      const { source, route } = planned
      const file = source?.file ?? route.pathname
      keep(planned, await runReported('renders', file, render))
    } catch (error) {
      failedPages.push({ planned, error })
    }
    onProgress(rendered.size + failedPages.length, routes.length)
  }

  for (const [planned, page] of stored) keep(planned, page)
  await Promise.all([
    pMap(
      textPages,
      text => renderOne(text.planned, () => renderers.renderText(text)),
      { concurrency: renderers.concurrency }
    ),
    pMap(
      others,
      planned => renderOne(planned, () => renderers.renderOther(planned)),
      { concurrency: 1 }
    )
  ])
  return {
    rendered: routes.flatMap(planned => rendered.get(planned) ?? []),
    diagnostics: await explainErrors(failedPages, input)
  }
}

/** Explain why pages failed to render. */
async function explainErrors(
  failedPages: readonly FailedPage[],
  { plan, bundle }: RenderInput
): Promise<readonly Diagnostic[]> {
  if (failedPages.length === 0) return []
  const { features, contentDir } = plan.site.content
  const find = await createFaultFinder(bundle.server, features, contentDir)
  return explainRenderErrors(
    failedPages,
    bundle.errors,
    { features, contentDir },
    find
  )
}
