import { expect, type Page } from '@playwright/test'
import type { Evaluator } from './evaluator.ts'

/**
 * Scroll in one step and wait until the page has reacted.
 *
 * @param y pixels from the top
 */
export async function scrollTo(page: Evaluator, y: number): Promise<void> {
  await page.evaluate(
    target =>
      new Promise<void>(resolve => {
        const { scrollHeight } = document.documentElement
        const end = scrollHeight - window.innerHeight
        const top = Math.max(0, Math.min(target, end))
        if (Math.abs(window.scrollY - top) < 1) return resolve()
        window.addEventListener(
          'scroll',
          () => requestAnimationFrame(() => resolve()),
          { once: true }
        )
        window.scrollTo({ top, behavior: 'instant' })
      }),
    y
  )
}

/** Expect a scroll position in pixels. */
export async function expectScroll(page: Page, y: number): Promise<void> {
  await expect.poll(() => readScroll(page)).toBe(y)
}

/** Read the scroll position in whole pixels. */
export async function readScroll(page: Evaluator): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY))
}

/** Wait for two frames, so that everything pending has been painted. */
export async function waitForFrames(page: Evaluator): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>(resolve =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      )
  )
}
