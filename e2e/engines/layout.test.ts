import { readFileSync } from 'node:fs'
import { parseColors } from '../../src/core/client/styles/parseColors.fixture.ts'
import { findTooSmall, findTooWide } from '../sweeps/findMisfits.ts'
import { open, scrollTo } from './actions.ts'
import { findFaint } from './findFaint.ts'
import { findMisplaced, measureParts } from './findMisplaced.ts'
import { findUndrawn } from './findUndrawn.ts'
import type { EnginePage } from './page.ts'
import { pageLayouts } from './pageLayouts.ts'
import { expect, test } from './test.ts'

const colors = parseColors(
  readFileSync('src/core/client/styles/tokens.css', 'utf8')
)

const windows = [
  { device: 'desktop', width: 1280, height: 800 },
  { device: 'phone', width: 390, height: 844 }
] as const

for (const [kind, { site, address, ...layouts }] of Object.entries(
  pageLayouts
)) {
  test.for(windows)(
    `1.1.1 2.6.1 ${kind}: at $width px every part is in its place, legible and painted in both color modes`,
    async ({ device, width, height }, { page }) => {
      await page.resize(width, height)
      await open(page, address, site)
      await page.waitFor(() => document.fonts.status === 'loaded')
      const boxes = await measureParts(page)
      expect(findMisplaced(boxes, layouts[device])).toEqual([])
      expect(await findTooWide(page)).toEqual([])
      expect(await findTooSmall(page)).toEqual([])
      const end = await page.evaluate(
        () => document.documentElement.scrollHeight
      )
      expect(Math.round(boxes.footer?.bottom ?? 0)).toBe(end)
      for (const mode of ['light', 'dark'] as const) {
        await setMode(page, mode)
        expect(await findFaint(page)).toEqual([])
        await expect
          .poll(async () =>
            findUndrawn(
              await page.takePicture(),
              await measureParts(page),
              colors[mode]
            )
          )
          .toEqual([])
      }
    }
  )
}

test('2.5.11 2.6.1 2.8.2 the bar, the sidebar and the contents stay in view while the text scrolls', async ({
  page
}) => {
  await open(page, '/docs/content/code')
  await scrollTo(page, 900)
  const tops = await page.evaluate(() =>
    ['nav', 'aside > div', 'nav[aria-label="Table of contents"]'].map(
      selector => document.querySelector(selector)?.getBoundingClientRect().top
    )
  )
  expect(tops).toEqual([0, 56, 88])
})

/** Set a color mode. The look depends only on this attribute. */
async function setMode(
  page: EnginePage,
  mode: 'light' | 'dark'
): Promise<void> {
  await page.evaluate(name => {
    document.documentElement.dataset.theme = name
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish()
    }
  }, mode)
}
