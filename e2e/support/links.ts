import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Add a link to the page's text, like an author.
 *
 * @param place where in the text; at the end, it's initially out of view
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

/** Follow the link with exactly this name in the page's text. */
export async function follow(page: Page, name: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name, exact: true })
    .first()
    .click()
}

/**
 * Expect that the page leaves a click on a link to the browser, which would
 * open a new tab. This prevents the tab from opening, because Playwright loses
 * tabs that open in the background.
 *
 * @param act clicks the link with a modifier key or the middle button
 * @param pathname the link's target
 */
export async function expectLeftToBrowser(
  page: Page,
  act: () => Promise<void>,
  pathname: string
): Promise<void> {
  await page.evaluate(() => {
    const controller = new AbortController()
    for (const name of ['click', 'auxclick']) {
      window.addEventListener(
        name,
        event => {
          controller.abort()
          const link = (event.target as Element).closest('a')
          document.body.dataset.leftToBrowser = event.defaultPrevented
            ? 'taken'
            : link?.pathname
          event.preventDefault()
        },
        { signal: controller.signal }
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
