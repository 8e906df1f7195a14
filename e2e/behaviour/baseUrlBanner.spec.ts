import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { buildSite } from '../support/buildSite.ts'
import { sendRequest } from '../support/sendRequest.ts'
import { startNginx } from '../support/startNginx.ts'
import { test as base, expect } from '../support/test.ts'

/** Serve a build at another base than the one it was made for. */
const test = base.extend<{
  readonly misplaced: { readonly baseUrl: string; readonly served: string }
  readonly home: string
}>({
  misplaced: [{ baseUrl: '/', served: '/sub/' }, { option: true }],
  home: [
    async ({ misplaced: { baseUrl, served } }, use) => {
      const out = await buildSite('e2e/fixtures/hideable', ['--base', baseUrl])
      const root = await mkdtemp(path.join(tmpdir(), 'misplaced-'))
      await mkdir(path.join(root, served), { recursive: true })
      await cp(path.join(out, baseUrl), path.join(root, served), {
        recursive: true
      })
      await cp(path.join(out, '.nginx'), path.join(root, '.nginx'), {
        recursive: true
      })
      const server = await startNginx(root)
      await use(`${server.origin}${served}`)
      await server.stop()
      await rm(root, { recursive: true })
    },
    { timeout: 300_000 }
  ]
})

test.describe('8.8 Banner of a wrong base URL', { tag: '@once' }, () => {
  test('8.8 a site served below a path says what is wrong and what to try', async ({
    page,
    home
  }) => {
    await page.goto(home)
    await expect(lines(page)).toHaveText([
      'This site did not load properly.',
      'A very common reason is a wrong site baseUrl configuration.',
      'Current configured baseUrl = / (default value)',
      'We suggest trying baseUrl = /sub/'
    ])
  })

  test('8.8 the suggestion ends with a slash and leaves index.html out', async ({
    page,
    home
  }) => {
    await page.goto(`${home}index.html`)
    await expect(lines(page).last()).toHaveText(
      'We suggest trying baseUrl = /sub/'
    )
  })

  test('8.8 it stands above the page, in a thick red border on yellow', async ({
    page,
    home
  }) => {
    await page.goto(home)
    await expect(banner(page)).toBeVisible()
    await expect(banner(page)).toHaveCSS('margin', '20px')
    await expect(banner(page)).toHaveCSS('padding', '20px')
    await expect(banner(page)).toHaveCSS('border-width', '5px')
    await expect(banner(page)).toHaveCSS('border-color', 'rgb(179, 20, 26)')
    await expect(banner(page)).toHaveCSS(
      'background-color',
      'rgb(255, 230, 179)'
    )
    await expect(lines(page).first()).toHaveCSS('font-size', '30px')
    await expect(lines(page).first()).toHaveCSS('font-weight', '700')
    await expect(page.locator('body > :first-child')).toHaveId(
      'base-url-banner'
    )
  })

  test('8.8 it is not in the served page, and not without script', async ({
    browser,
    home
  }) => {
    const { origin, pathname } = new URL(home)
    const { body } = await sendRequest(origin, { path: pathname })
    expect(body.toString()).not.toContain('id="base-url-banner"')
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(home)
    await expect(banner(page)).toHaveCount(0)
    await context.close()
  })

  test('8.8 other pages than the home page have none', async ({
    page,
    home
  }) => {
    const failed = page.waitForEvent('response', response =>
      /client\.\w+\.js$/.test(response.url())
    )
    await page.goto(`${home}docs/long`)
    expect((await failed).status()).toBe(404)
    await expect(page.locator('h1')).toHaveText('Long page')
    await expect(banner(page)).toHaveCount(0)
  })
})

test.describe('8.8 Banner of a base URL that is not the default', {
  tag: '@once'
}, () => {
  test.use({ misplaced: { baseUrl: '/kit/', served: '/' } })

  test('8.8 the configured base is named, and the one that is right', async ({
    page,
    home
  }) => {
    await page.goto(home)
    await expect(lines(page).nth(2)).toHaveText(
      'Current configured baseUrl = /kit/'
    )
    await expect(lines(page).nth(3)).toHaveText('We suggest trying baseUrl = /')
  })
})

test('8.8 a home page at its base has none, even if the script fails', {
  tag: '@once'
}, async ({ page }) => {
  await page.route('**/assets/client.*.js', route => route.abort())
  const failed = page.waitForEvent('requestfailed', request =>
    request.url().endsWith('.js')
  )
  await page.goto('/')
  await failed
  await expect(page.locator('h1')).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
})

test('8.8 the script announces itself under a global name', {
  tag: '@once'
}, async ({ page }) => {
  await page.goto('/')
  await page.waitForFunction(() => Object.isFrozen(window.toolbox))
})

function banner(page: Page): Locator {
  return page.locator('#base-url-banner')
}

function lines(page: Page): Locator {
  return banner(page).locator('p')
}
