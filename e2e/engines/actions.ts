import { expect } from 'vitest'
import { readScroll, waitForFrames } from '../support/scroll.ts'
import { findSite, type SharedSite } from '../support/sites.ts'
import { type EnginePage, isVisible } from './page.ts'

export { scrollTo, waitForFrames } from '../support/scroll.ts'

/** Open a page of a shared site and wait for hydration. */
export async function open(
  page: EnginePage,
  address: string,
  site: SharedSite = 'handbook'
): Promise<void> {
  await page.open(findSite(site).origin + address)
  await page.waitForHydration()
}

/** Expect a scroll position, and that it stays. */
export async function expectScroll(page: EnginePage, y: number): Promise<void> {
  await page.waitFor(() => document.readyState === 'complete')
  await expect.poll(() => readScroll(page)).toBe(y)
  await waitForFrames(page)
  expect(await readScroll(page)).toBe(y)
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

/** Mark the document to tell it from one that loads later. */
export async function markDocument(page: EnginePage): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.mark = ''
  })
}

/** Whether the document is still the marked one. */
export function isMarked(page: EnginePage): Promise<boolean> {
  return page.evaluate(() => 'mark' in document.documentElement.dataset)
}

/**
 * Follow a link without scrolling to it. Uses the keyboard, because WebKit's Back
 * skips history entries that scripts created.
 */
export async function followUnseen(
  page: EnginePage,
  selector: string
): Promise<void> {
  await page.waitFor(name => {
    const link = document.querySelector<HTMLElement>(name)
    link?.focus({ preventScroll: true })
    return link !== null && link === document.activeElement
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
  const isShown = () => page.evaluate(isVisible, selector, text ?? null)
  await expect.poll(isShown).toBe(false)
}

/** Focus the first visible element that matches, once it can have the focus. */
export async function focus(
  page: EnginePage,
  selector: string,
  text?: string
): Promise<void> {
  await page.waitFor(
    (selector, text) => {
      const target = [...document.querySelectorAll<HTMLElement>(selector)].find(
        element =>
          element.checkVisibility({ visibilityProperty: true }) &&
          (text === null || element.textContent?.trim() === text)
      )
      target?.focus()
      return target !== undefined && target === document.activeElement
    },
    selector,
    text ?? null
  )
}

/** Wait for transitions to end: WebKit's Tab skips elements that still fade in. */
export async function waitForTransitions(page: EnginePage): Promise<void> {
  await page.waitFor(() =>
    document
      .getAnimations()
      .every(
        each => each instanceof CSSAnimation || each.playState !== 'running'
      )
  )
}
