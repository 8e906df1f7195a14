import type { Page, Request, Route } from '@playwright/test'

/** Requests that do not get their answer yet. */
export interface HeldRequests {
  /** Resolves with the first request that is held. */
  readonly first: Promise<Request>
  /** Answer all of them, including later ones. */
  readonly release: () => Promise<void>
  /** Fail all of them, including later ones. */
  readonly fail: () => Promise<void>
}

/**
 * Hold up the requests of a page that match a glob or an expression. Where they
 * are scripts, go to pages with `waitUntil: 'domcontentloaded'`: the browser may
 * ask for them before the `load` event, which then waits for them.
 */
export async function holdRequests(
  page: Page,
  pattern: string | RegExp
): Promise<HeldRequests> {
  const held: Route[] = []
  let settle: ((route: Route) => Promise<void>) | undefined
  let report: (request: Request) => void = () => {}
  const first = new Promise<Request>(resolve => {
    report = resolve
  })

  async function settleAll(next: (route: Route) => Promise<void>) {
    settle = next
    await Promise.all(held.splice(0).map(next))
  }

  await page.route(pattern, async route => {
    report(route.request())
    if (settle) await settle(route)
    else held.push(route)
  })
  return {
    first,
    release: () => settleAll(route => route.continue()),
    fail: () => settleAll(route => route.abort())
  }
}

/**
 * Let the site's scripts never arrive: what shows is the served page, as its
 * inline script has left it.
 */
export async function holdClient(page: Page): Promise<void> {
  await page.route(/\/assets\/[^?]*\.js$/, route => route.abort())
}
