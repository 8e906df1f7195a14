import type { Pathname } from '../../../core/model/paths.ts'
import { createChunkName } from '../../../core/routes/createVirtualModules.ts'
import type { PlannedRoute } from '../../../core/routes/plannedRoute.ts'
import type { DevBundler } from './createDevBundler.ts'
import type { DevEvents } from './createDevEvents.ts'
import { type DevPage, isSameText } from './createDevPages.ts'

/** The pages that tabs have requested. */
export interface RequestedPages {
  /** Compile a page unless it's compiled already. */
  readonly find: (planned: PlannedRoute) => Promise<DevPage>
  /** Recompile pages that may have changed, and send them to the tabs. */
  readonly refresh: (
    routes: readonly PlannedRoute[],
    isAffected: (page: DevPage) => boolean
  ) => Promise<void>
  /** Forget all texts; the bundler updates its pages in place. */
  readonly forget: (routes: readonly PlannedRoute[]) => void
}

/** Create the initially empty set of requested pages. */
export function createRequestedPages(options: {
  readonly compile: (planned: PlannedRoute) => Promise<DevPage>
  readonly bundler: DevBundler
  readonly events: DevEvents
}): RequestedPages {
  const { bundler, events } = options
  const requested = new Map<Pathname, Promise<DevPage>>()

  function compile(planned: PlannedRoute): Promise<DevPage> {
    const { pathname } = planned.route
    const page = options.compile(planned)
    requested.set(pathname, page)
    page.catch(() => {
      if (requested.get(pathname) === page) requested.delete(pathname)
    })
    return page
  }

  async function send(planned: PlannedRoute, known: DevPage): Promise<void> {
    const { pathname } = planned.route
    const page = await compile(planned)
    if (bundler.has(planned)) return bundler.update(planned)
    if (page.text === undefined) {
      await bundler.show(planned)
      const file = `assets/${createChunkName(pathname)}.js`
      events.send({ kind: 'script', pathname, file })
    } else if (!isSameText(known, page)) {
      events.send({ kind: 'page', page: page.text })
    }
  }

  return {
    find: planned => requested.get(planned.route.pathname) ?? compile(planned),
    refresh: async (routes, isAffected) => {
      const planned = new Map(routes.map(each => [each.route.pathname, each]))
      for (const [pathname, request] of requested) {
        const page = planned.get(pathname)
        const known = await request
        if (page === undefined) requested.delete(pathname)
        else if (isAffected(known)) await send(page, known)
      }
    },
    forget: routes => {
      requested.clear()
      for (const page of routes) {
        if (bundler.has(page)) bundler.update(page)
      }
      bundler.keep(routes)
    }
  }
}
