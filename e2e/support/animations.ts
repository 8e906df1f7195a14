import type { Page } from '@playwright/test'

/** An animation of a height, as it was asked for. */
export interface NotedAnimation {
  /** Milliseconds. */
  readonly duration: number
  readonly easing: string
  readonly from: string
  readonly to: string
}

/**
 * Note in documents opened from now on every animation of a height, so that a
 * test does not have to catch it while it runs.
 */
export async function noteAnimations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const notes: unknown[] = []
    Element.prototype.animate = new Proxy(Element.prototype.animate, {
      apply(target, element, values) {
        const [frames, timing] = values
        const [from, to] = frames.height
        const { duration, easing } = timing
        notes.push({ duration, easing, from, to })
        document.documentElement.dataset.testAnimations = JSON.stringify(notes)
        return Reflect.apply(target, element, values)
      }
    })
  })
}

/** Read the animations of the document so far. */
export async function readAnimations(
  page: Page
): Promise<readonly NotedAnimation[]> {
  const notes = await page.locator('html').getAttribute('data-test-animations')
  return JSON.parse(notes ?? '[]')
}
