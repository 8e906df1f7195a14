import type { Locator, Page } from '@playwright/test'

/** Add a link to the page's text, as an author could write it. */
export async function addLink(page: Page, href: string): Promise<Locator> {
  await page.evaluate(address => {
    const link = document.createElement('a')
    link.href = address
    link.textContent = `Link to ${address}`
    document.querySelector('main')?.prepend(link)
  }, href)
  return page.getByRole('link', { name: `Link to ${href}`, exact: true })
}
