import { expect, type Page } from '@playwright/test'

/**
 * Expect that the page leaves a click on a link to the browser, which would
 * open the link in a tab of its own. The tab is not opened: Playwright loses
 * tabs that open in the background.
 *
 * @param act clicks the link, with a key held or the middle button
 * @param pathname where the link leads
 */
export async function expectLeftToBrowser(
  page: Page,
  act: () => Promise<void>,
  pathname: string
): Promise<void> {
  await page.evaluate(() => {
    const end = new AbortController()
    for (const name of ['click', 'auxclick']) {
      window.addEventListener(
        name,
        event => {
          end.abort()
          const link = (event.target as Element).closest('a')
          document.body.dataset.leftToBrowser = event.defaultPrevented
            ? 'taken'
            : link?.pathname
          event.preventDefault()
        },
        { signal: end.signal }
      )
    }
  })
  await act()
  await expect(page.locator('body')).toHaveAttribute(
    'data-left-to-browser',
    pathname
  )
  await page.evaluate(() => delete document.body.dataset.leftToBrowser)
}
