import type { Locator, Page } from '@playwright/test'

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
