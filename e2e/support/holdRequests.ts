import type { Page, Request, Route } from '@playwright/test'
import { routeRequests } from './routeRequests.ts'

/** Requests whose responses are held back. */
export interface HeldRequests {
  /** Resolves with the first held request. */
  readonly first: Promise<Request>
  /** Release all of them, including later ones. */
  readonly release: () => Promise<void>
  /** Fail all of them, including later ones. */
  readonly fail: () => Promise<void>
}

/**
 * Hold a page's requests that match a glob or a regular expression. When
 * holding scripts, open pages with `waitUntil: 'domcontentloaded'`: the browser
 * may request them before the `load` event, which then waits for them.
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

  await routeRequests(page, pattern, async route => {
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
 * Block the site's scripts, which leaves the served page and its inline script.
 */
export async function holdClient(page: Page): Promise<void> {
  await page.route(/\/assets\/[^?]*\.js$/, route => route.abort())
}
