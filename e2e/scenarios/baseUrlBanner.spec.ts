import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sendRequest } from '../support/sendRequest.ts'
import { findSite, type SharedSite } from '../support/sites.ts'
import { startNginx } from '../support/startNginx.ts'
import { test as base, expect } from '../support/test.ts'

/** A site built for another base than the one it is served at. */
const test = base.extend<{
  /** Serve a shared site, and give the address of its landing page. */
  readonly misplace: (
    site: SharedSite,
    move: { readonly from: string; readonly to: string }
  ) => Promise<string>
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  misplace: async ({}, use) => {
    const ends: (() => Promise<void>)[] = []
    await use(async (site, { from, to }) => {
      const { folder } = findSite(site)
      const root = await mkdtemp(path.join(tmpdir(), 'misplaced-'))
      ends.push(() => rm(root, { recursive: true }))
      const copy = (source: string, target: string) =>
        cp(path.join(folder, source), path.join(root, target), {
          recursive: true
        })
      await mkdir(path.join(root, to), { recursive: true })
      await copy(from, to)
      await copy('.nginx', '.nginx')
      const server = await startNginx(root)
      ends.push(server.stop)
      return server.origin + to
    })
    for (const end of ends.reverse()) await end()
  }
})

test('8.8 A site is served below an unexpected path', async ({
  page,
  browser,
  misplace
}) => {
  const home = await misplace('hideable', { from: '/', to: '/sub/' })
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
  await test.step('8.8 it is not in the served page, nor shown without scripts', async () => {
    const { origin, pathname } = new URL(home)
    const { body } = await sendRequest(origin, { path: pathname })
    expect(body.toString()).not.toContain('id="base-url-banner"')
    const context = await browser.newContext({ javaScriptEnabled: false })
    const other = await context.newPage()
    await other.goto(home)
    await expect(other.locator('h1')).toBeVisible()
    await expect(other.locator('#base-url-banner')).toHaveCount(0)
    await context.close()
  })
})

test('8.8 A site expects another base than the one it is served at', async ({
  page,
  misplace
}) => {
  const banner = page.locator('#base-url-banner')

  await test.step('8.8 the banner names the configured base and the right one', async () => {
    await page.goto(await misplace('below', { from: '/kit/', to: '/' }))
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
