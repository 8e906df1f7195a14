import type { Page } from '@playwright/test'

/** A recorded animation: its first property. */
export interface RecordedAnimation {
  readonly property: string
  /** Milliseconds. */
  readonly duration: number
  readonly easing: string | undefined
  readonly from: unknown
  readonly to: unknown
}

/**
 * Record animations in documents opened from now on, so that a test
 * doesn't have to catch them while they run.
 */
export async function recordAnimations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const animations: unknown[] = []
    Element.prototype.animate = new Proxy(Element.prototype.animate, {
      apply(target, element, values) {
        const [frames, timing] = values
        const { duration, easing } = timing
        const [first] = Object.entries<unknown[]>(frames)
        const [property, [from, to] = []] = first ?? []
        animations.push({ property, duration, easing, from, to })
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
