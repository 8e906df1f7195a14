import { expect } from 'vitest'
import { findSite, type SharedSite } from '../support/sites.ts'
import type { EnginePage } from './page.ts'

/** Open a page of a shared site and wait for hydration. */
export async function open(
  page: EnginePage,
  address: string,
  site: SharedSite = 'handbook'
): Promise<void> {
  await page.open(findSite(site).origin + address)
  await page.waitForHydration()
}

/** Scroll in one step and wait until the page has reacted. */
export async function scrollTo(page: EnginePage, y: number): Promise<void> {
  await page.evaluate(
    top =>
      new Promise<void>(resolve => {
        if (window.scrollY === top) return resolve()
        document.addEventListener(
          'scroll',
          () => requestAnimationFrame(() => resolve()),
          { once: true }
        )
        window.scrollTo({ top, behavior: 'instant' })
      }),
    y
  )
}

/** Expect a scroll position that nothing changes any more. */
export async function expectScroll(page: EnginePage, y: number): Promise<void> {
  await page.waitFor(() => document.readyState === 'complete')
  await expect.poll(() => readScroll(page), { timeout: 30_000 }).toBe(y)
  await waitForFrames(page)
  expect(await readScroll(page)).toBe(y)
}

function readScroll(page: EnginePage): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY))
}

/** Wait for two frames, so that everything pending has been painted. */
export async function waitForFrames(page: EnginePage): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>(resolve =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      )
  )
}

/** Add a link at the top of the page, which `#added` finds. */
export async function addLink(page: EnginePage, href: string): Promise<void> {
  await page.evaluate(address => {
    const link = document.createElement('a')
    link.href = address
    link.id = 'added'
    link.textContent = address
    document.querySelector('main')?.prepend(link)
  }, href)
}

/** Mark the document, which tells it from one that is loaded later. */
export async function markDocument(page: EnginePage): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.mark = ''
  })
}

/** Tell whether the document is still the marked one. */
export function isMarked(page: EnginePage): Promise<boolean> {
  return page.evaluate(() => 'mark' in document.documentElement.dataset)
}

/**
 * Follow a link, which may be out of view, without scrolling to it. By keyboard:
 * WebKit's Back skips entries that came about without the reader.
 */
export async function followUnseen(
  page: EnginePage,
  selector: string
): Promise<void> {
  await page.evaluate(name => {
    const link = document.querySelector<HTMLElement>(name)
    link?.focus({ preventScroll: true })
  }, selector)
  await page.press('Enter')
}

/** Open a page and wait until the worker is active and has stored it. */
export async function openAndStore(
  page: EnginePage,
  url: string
): Promise<void> {
  await page.open(url)
  await page.waitFor(
    async () =>
      navigator.serviceWorker.controller !== null &&
      (await caches.match(window.location.pathname)) !== undefined
  )
}

/** Wait until no visible element matches. */
export async function expectHidden(
  page: EnginePage,
  selector: string,
  text?: string
): Promise<void> {
  await page.waitFor(
    (selector, text) =>
      [...document.querySelectorAll(selector)].every(
        element =>
          !element.checkVisibility({ visibilityProperty: true }) ||
          (text !== null && element.textContent?.trim() !== text)
      ),
    selector,
    text ?? null
  )
}

/** Focus the first visible element that matches. */
export async function focus(
  page: EnginePage,
  selector: string,
  text?: string
): Promise<void> {
  await page.see(selector, text)
  await page.evaluate(
    (selector, text) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .find(
          element =>
            element.checkVisibility({ visibilityProperty: true }) &&
            (text === null || element.textContent?.trim() === text)
        )
        ?.focus(),
    selector,
    text ?? null
  )
}

/** Wait until nothing opens or fades; WebKit's Tab skips what appears. */
export async function waitForTransitions(page: EnginePage): Promise<void> {
  await page.waitFor(() =>
    document
      .getAnimations()
      .every(
        each => each instanceof CSSAnimation || each.playState !== 'running'
      )
  )
}
