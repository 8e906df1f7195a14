import type { Page } from '@playwright/test'
import { findSite, type SharedSite } from '../support/sites.ts'
import { expect, test } from '../support/test.ts'

test.use({ site: 'hideable' })

test('8.8 at an unexpected path, a yellow banner above the page explains the problem and suggests a fix', async ({
  page
}) => {
  await page.goto(await misplace(page, 'hideable', '/', '/sub/'))
  const { banner, lines } = findBanner(page)
  await expect(lines).toHaveText([
    'This site did not load properly.',
    'A very common reason is a wrong site baseUrl configuration.',
    'Current configured baseUrl = / (default value)',
    'We suggest trying baseUrl = /sub/'
  ])
  await expect(banner).toBeVisible()
  await expect(banner).toHaveCSS('margin', '20px')
  await expect(banner).toHaveCSS('padding', '20px')
  await expect(banner).toHaveCSS('border-width', '5px')
  await expect(banner).toHaveCSS('border-color', 'rgb(179, 20, 26)')
  await expect(banner).toHaveCSS('background-color', 'rgb(255, 230, 179)')
  await expect(lines.first()).toHaveCSS('font-size', '30px')
  await expect(lines.first()).toHaveCSS('font-weight', '700')
  await expect(page.locator('body > :first-child')).toHaveId('base-url-banner')
})

test('8.8 the suggestion ends with a slash and omits index.html', async ({
  page
}) => {
  const home = await misplace(page, 'hideable', '/', '/sub/')
  await page.goto(`${home}index.html`)
  const { lines } = findBanner(page)
  await expect(lines.last()).toHaveText('We suggest trying baseUrl = /sub/')
})

test('8.8 the banner names the configured base URL and the correct one', async ({
  page
}) => {
  await page.goto(await misplace(page, 'below', '/kit/', '/'))
  const { lines } = findBanner(page)
  await expect(lines.nth(2)).toHaveText('Current configured baseUrl = /kit/')
  await expect(lines.nth(3)).toHaveText('We suggest trying baseUrl = /')
})

test('8.8 only the home page has the banner', async ({ page }) => {
  const home = await misplace(page, 'hideable', '/', '/sub/')
  const failed = page.waitForEvent('response', response =>
    /client\.\w+\.js$/.test(response.url())
  )
  await page.goto(`${home}docs/long`)
  expect((await failed).status()).toBe(404)
  await expect(page.locator('h1')).toHaveText('Long page')
  await expect(findBanner(page).banner).toHaveCount(0)
})

test('8.8 a home page at its base URL has no banner, even if the script fails', async ({
  page
}) => {
  await page.route('**/assets/client.*.js', route => route.abort())
  const failed = page.waitForEvent('requestfailed', request =>
    request.url().endsWith('.js')
  )
  await page.goto('/')
  await failed
  await expect(page.locator('h1')).toBeVisible()
  await expect(findBanner(page).banner).toHaveCount(0)
})

function findBanner(page: Page) {
  const banner = page.locator('#base-url-banner')
  return { banner, lines: banner.locator('p') }
}

/**
 * Serve a shared site at a path other than its base; other paths are 404.
 *
 * @returns the address of the home page
 */
async function misplace(
  page: Page,
  site: SharedSite,
  from: string,
  to: string
): Promise<string> {
  const { origin } = findSite(site)
  await page.route(`${origin}/**`, route => {
    const { pathname } = new URL(route.request().url())
    if (!pathname.startsWith(to)) return route.fulfill({ status: 404 })
    const file = pathname.slice(to.length).replace(/^index\.html$/, '')
    return route.continue({ url: origin + from + file })
  })
  return origin + to
}
