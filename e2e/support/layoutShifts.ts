import type { Page } from '@playwright/test'

/** Record layout shifts in documents opened from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: unknown[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry.toJSON()
        shifts.push({ value, nodes: sources.map(describe) })
      }
    }).observe({ type: 'layout-shift', buffered: true })

    function describe({ node }: { readonly node?: Node | null }) {
      return node instanceof Element ? node.outerHTML.slice(0, 120) : null
    }
  })
}

/** List the document's layout shifts so far, with the elements that moved. */
export async function readShifts(page: Page): Promise<unknown> {
  return page.evaluate(() => ('shifts' in window ? window.shifts : undefined))
}
