import type { Page } from '@playwright/test'

/** A recorded height animation. */
export interface RecordedAnimation {
  /** Milliseconds. */
  readonly duration: number
  readonly easing: string
  readonly from: string
  readonly to: string
}

/**
 * Record height animations in documents opened from now on, so that a test
 * doesn't have to catch them while they run.
 */
export async function recordAnimations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const animations: unknown[] = []
    Element.prototype.animate = new Proxy(Element.prototype.animate, {
      apply(target, element, values) {
        const [frames, timing] = values
        const [from, to] = frames.height
        const { duration, easing } = timing
        animations.push({ duration, easing, from, to })
        document.documentElement.dataset.testAnimations =
          JSON.stringify(animations)
        return Reflect.apply(target, element, values)
      }
    })
  })
}

/** Read the document's recorded animations so far. */
export async function readAnimations(
  page: Page
): Promise<readonly RecordedAnimation[]> {
  const recorded = await page
    .locator('html')
    .getAttribute('data-test-animations')
  return JSON.parse(recorded ?? '[]')
}
