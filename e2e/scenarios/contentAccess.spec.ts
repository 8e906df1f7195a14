import { contentPages } from '../support/contentPages.ts'
import { findViolations } from '../support/findViolations.ts'
import { openAllDetails } from '../support/openAllDetails.ts'
import { expect, test } from '../support/test.ts'

/** Milliseconds for one page, on a busy machine. */
const PAGE_TIME = 30_000

for (const site of ['everything', 'tags'] as const) {
  test.describe(() => {
    test.use({ site })

    test(`Everybody can use the content: ${site}`, {
      tag: '@both'
    }, async ({ page, open }) => {
      const pages = contentPages[site]
      test.setTimeout(pages.length * PAGE_TIME)
      const faults: string[] = []
      page.on('pageerror', error => faults.push(error.message))
      page.on('console', message => {
        if (message.type() === 'error') faults.push(message.text())
      })
      await page.emulateMedia({ reducedMotion: 'reduce' })

      for (const address of pages) {
        await test.step(`${address} is no wider than the window and has no faults`, async () => {
          await open(address)
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth
          )
          expect(overflow).toBeLessThanOrEqual(0)
          expect(faults).toEqual([])
        })

        for (const mode of ['light', 'dark'] as const) {
          await test.step(`axe finds no problems on ${address} in ${mode} mode`, async () => {
            await page.evaluate(theme => {
              document.documentElement.dataset.theme = theme
            }, mode)
            await openAllDetails(page)
            const within = site === 'tags' ? undefined : 'main'
            expect(await findViolations(page, within)).toEqual([])
          })
        }
      }
    })
  })
}
