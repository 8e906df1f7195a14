import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Add a link to the page's text, as an author could write it.
 *
 * @param place where in the text; at its end it is out of view at first
 */
export async function addLink(
  page: Page,
  href: string,
  place: 'start' | 'end' = 'start'
): Promise<Locator> {
  await page.evaluate(
    ([address, where]) => {
      const link = document.createElement('a')
      link.href = address
      link.textContent = `Link to ${address}`
      const main = document.querySelector('main')
      if (where === 'start') main?.prepend(link)
      else main?.append(link)
    },
    [href, place] as const
  )
  return page.getByRole('link', { name: `Link to ${href}`, exact: true })
}

/** Follow the link of a page's text that has this name and no other. */
export async function follow(page: Page, name: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name, exact: true })
    .first()
    .click()
}

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
