import type { Page } from '@playwright/test'
import { sendRequest } from '../support/sendRequest.ts'
import { findSite, type SharedSite } from '../support/sites.ts'
import { expect, test } from '../support/test.ts'

test('8.8 A site is served below an unexpected path', async ({ page }) => {
  const home = await misplace(page, 'hideable', '/', '/sub/')
  const banner = page.locator('#base-url-banner')
  const lines = banner.locator('p')

  await test.step('8.8 it says what is wrong and what to try', async () => {
    await page.goto(home)
    await expect(lines).toHaveText([
      'This site did not load properly.',
      'A very common reason is a wrong site baseUrl configuration.',
      'Current configured baseUrl = / (default value)',
      'We suggest trying baseUrl = /sub/'
    ])
  })
  await test.step('8.8 the banner is above the page, with a thick red border on yellow', async () => {
    await expect(banner).toBeVisible()
    await expect(banner).toHaveCSS('margin', '20px')
    await expect(banner).toHaveCSS('padding', '20px')
    await expect(banner).toHaveCSS('border-width', '5px')
    await expect(banner).toHaveCSS('border-color', 'rgb(179, 20, 26)')
    await expect(banner).toHaveCSS('background-color', 'rgb(255, 230, 179)')
    await expect(lines.first()).toHaveCSS('font-size', '30px')
    await expect(lines.first()).toHaveCSS('font-weight', '700')
    await expect(page.locator('body > :first-child')).toHaveId(
      'base-url-banner'
    )
  })
  await test.step('8.8 the suggestion ends with a slash and omits index.html', async () => {
    await page.goto(`${home}index.html`)
    await expect(lines.last()).toHaveText('We suggest trying baseUrl = /sub/')
  })
  await test.step('8.8 only the home page has it', async () => {
    const failed = page.waitForEvent('response', response =>
      /client\.\w+\.js$/.test(response.url())
    )
    await page.goto(`${home}docs/long`)
    expect((await failed).status()).toBe(404)
    await expect(page.locator('h1')).toHaveText('Long page')
    await expect(banner).toHaveCount(0)
  })
  await test.step('8.8 it is not in the served page, and so not without scripts', async () => {
    const { body } = await sendRequest(findSite('hideable').origin, {
      path: '/'
    })
    expect(body.toString()).not.toContain('id="base-url-banner"')
  })
})

test('8.8 A site expects another base than the one it is served at', async ({
  page
}) => {
  const banner = page.locator('#base-url-banner')

  await test.step('8.8 the banner names the configured base and the right one', async () => {
    await page.goto(await misplace(page, 'below', '/kit/', '/'))
    const lines = banner.locator('p')
    await expect(lines.nth(2)).toHaveText('Current configured baseUrl = /kit/')
    await expect(lines.nth(3)).toHaveText('We suggest trying baseUrl = /')
  })
  await test.step('8.8 a home page at its base has none, even if the script fails', async () => {
    await page.route('**/assets/client.*.js', route => route.abort())
    const failed = page.waitForEvent('requestfailed', request =>
      request.url().endsWith('.js')
    )
    await page.goto('/')
    await failed
    await expect(page.locator('h1')).toBeVisible()
    await expect(banner).toHaveCount(0)
  })
  await test.step('8.8 the script announces itself under a global name', async () => {
    await page.unrouteAll()
    await page.goto('/')
    await page.waitForFunction(() => Object.isFrozen(window.toolbox))
    await expect(banner).toHaveCount(0)
  })
})

/**
 * Serve a shared site at another path than its base; nothing is elsewhere.
 *
 * @returns the address of its home page
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
