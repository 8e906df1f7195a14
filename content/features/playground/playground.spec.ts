import type { Locator, Page } from '@playwright/test'
import { load } from 'cheerio'
import { list, readFile, readPage } from '../../../e2e/support/builtPage.ts'
import { openPage } from '../../../e2e/support/documents.ts'
import { holdRequests } from '../../../e2e/support/holdRequests.ts'
import { expect, test } from '../../../e2e/support/test.ts'
import { collectFaults } from '../../../e2e/sweeps/collectFaults.ts'
import { expectAccessible } from '../../../e2e/sweeps/expectAccessible.ts'

test.use({ site: 'own' })

/** What all samples load when a reader runs one. */
const CHUNK = /\/assets\/live\/run\./

const button = (page: Page, verb: string, sample: string) =>
  page.getByRole('button', { name: `${verb} ${sample}`, exact: true })
const result = (page: Page, sample: string) =>
  page.getByRole('region', { name: `Result of ${sample}`, exact: true })

const code = (page: Page, sample: string) =>
  page.locator('pre', { hasText: `export function ${sample}` }).first()

/** Find the page with a sample. */
function findPage(sample: string): string {
  const sitemap = load(readFile('own', '/sitemap.xml'), { xml: true })
  const paths = list(sitemap, 'loc').map(url => new URL(url).pathname)
  const found = paths.find(
    path => readPage('own', path)(`[aria-label="Run ${sample}"]`).length > 0
  )
  if (found !== undefined) return found
  throw new Error(`No page has the live sample ${sample}.`)
}

async function run(page: Page, sample: string): Promise<Locator> {
  await openPage(page, findPage(sample))
  await button(page, 'Run', sample).click()
  await expect(result(page, sample)).toBeVisible()
  return result(page, sample)
}

/** Find the place of an element in the window. */
const findTop = (element: Locator) =>
  element.evaluate(each => each.getBoundingClientRect().top)

test.describe('as readers have it', () => {
  // A blocked service worker is a message in the console.
  test.use({ serviceWorkers: 'allow' })

  test('a live sample loads when a reader runs it, and shows its real messages @both', async ({
    page
  }) => {
    const faults = collectFaults(page)
    await openPage(page, findPage('SignIn'))
    const start = button(page, 'Run', 'SignIn')
    await start.scrollIntoViewIfNeeded()
    await expect(start).toHaveAttribute('aria-expanded', 'false')

    const top = await findTop(start)
    await start.click()
    const form = result(page, 'SignIn')
    await expect(form).toBeVisible()
    const stop = button(page, 'Stop', 'SignIn')
    await expect(stop).toHaveAttribute('aria-expanded', 'true')
    expect(await findTop(stop)).toBe(top)

    const email = form.getByLabel('Email')
    const password = form.getByLabel('Password')
    const submit = form.getByRole('button', { name: 'Sign in' })
    await email.fill('ada')
    await expect(form.getByText('Enter an email address')).toBeHidden()
    await submit.click()
    await expect(email).toBeFocused()
    await expect(email).toHaveAccessibleDescription('Enter an email address')
    await email.fill('ada@example.com')
    await expect(form.getByText('Enter an email address')).toBeHidden()
    await password.fill("it's")
    // The button ignores presses that follow another one too soon.
    await expect(async () => {
      await submit.click()
      await expect(form.getByRole('log')).toHaveText(
        "signIn({ email: 'ada@example.com', password: 'it\\'s' })",
        { timeout: 1000 }
      )
    }).toPass()
    await expect(email).toHaveValue('')

    const width = await page.evaluate(
      () => document.documentElement.scrollWidth
    )
    expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
    await stop.click()
    await expect(form).toHaveCount(0)
    await expect(button(page, 'Run', 'SignIn')).toBeFocused()
    expect(faults).toEqual([])
  })
})

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a live sample runs offline after one visit to its page', async ({
    page,
    context
  }) => {
    await openPage(page, findPage('SignIn'))
    const address = page.url()
    await expect(async () => {
      const stored = await page.evaluate(async () => {
        const names = await caches.keys()
        const lists = await Promise.all(
          names.map(async name => (await caches.open(name)).keys())
        )
        return lists.flat().map(({ url }) => url)
      })
      expect(stored.filter(url => CHUNK.test(url))).not.toEqual([])
      expect(stored).toContain(address)
    }).toPass()
    await context.setOffline(true)
    await page.reload()
    await button(page, 'Run', 'SignIn').click()
    await expect(
      result(page, 'SignIn').getByRole('button', { name: 'Sign in' })
    ).toBeVisible()
  })
})

test('without a service worker, the code of a live sample loads when it runs', async ({
  page
}) => {
  const requests: string[] = []
  page.on('request', request => requests.push(request.url()))
  await openPage(page, findPage('SignIn'))
  expect(requests.filter(url => CHUNK.test(url))).toEqual([])
  await button(page, 'Run', 'SignIn').click()
  await expect(result(page, 'SignIn')).toBeVisible()
  expect(requests.filter(url => CHUNK.test(url))).not.toEqual([])
})

test('an error in an event handler of a live sample is shown beside the sample', async ({
  page
}) => {
  const form = await run(page, 'Profile')
  await page.evaluate(() => {
    const host = document.querySelector('.playground-result > div')
    host?.shadowRoot?.addEventListener('click', () => {
      throw new Error('Out of order')
    })
  })
  await form.getByLabel('Show my email to others').check()
  await expect(form.getByRole('alert')).toHaveText(
    'The sample threw an error: Out of order'
  )
  await expect(form.getByRole('button', { name: 'Save' })).toBeVisible()
})

test('a live sample is usable with the keyboard', async ({ page }) => {
  await openPage(page, findPage('AddTask'))
  await button(page, 'Run', 'AddTask').focus()
  await page.keyboard.press('Enter')
  const form = result(page, 'AddTask')
  const add = form.getByRole('button', { name: 'Add task' })
  await expect(add).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(add).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form.getByRole('log')).toHaveText(
    "mutate({ title: 'Pay the rent' })"
  )
  // While it waits, it keeps its name and the focus.
  await expect(add).toBeFocused()
  await expect(add).toHaveAttribute('aria-busy', 'false')
  await page.keyboard.press('Shift+Tab')
  await expect(button(page, 'Stop', 'AddTask')).toBeFocused()
})

test('a live sample gets functions that show their calls', async ({ page }) => {
  const form = await run(page, 'Profile')
  await form.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
  await form.getByLabel('New password').fill('secret')
  await form.getByLabel('Show my email to others').check()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('log')).toHaveText(
    "onSave({ email: 'ada@example.com', password: 'secret', isPublic: true })"
  )
})

test('a live sample is accessible in both color modes', async ({ page }) => {
  const form = await run(page, 'SignIn')
  await form.getByRole('textbox', { name: 'Email' }).fill('ada')
  await form.getByRole('button', { name: 'Sign in' }).click()
  await expect(form.getByText('Enter an email address')).toBeVisible()
  // The check of contrasts measures marked texts.
  await form
    .locator('div')
    .first()
    .evaluate(host => {
      const all = host.shadowRoot?.querySelectorAll('label, p, button, input')
      for (const each of all ?? []) each.setAttribute('data-test-sample', '')
    })
  await expectAccessible(page)
})

test('neither the page nor a live sample styles the other', async ({
  page
}) => {
  const form = await run(page, 'SignIn')
  const submit = form.getByRole('button', { name: 'Sign in' })
  const color = () =>
    submit.evaluate(element => getComputedStyle(element).backgroundColor)
  const before = await color()
  // The page's policy allows constructed style sheets only.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('button { background: red !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  expect(await color()).toBe(before)
  await expect(button(page, 'Stop', 'SignIn')).toHaveCSS(
    'background-color',
    'rgb(255, 0, 0)'
  )
})

test('a live sample that throws an error shows it and leaves the page usable', async ({
  page
}) => {
  await openPage(page, findPage('SignIn'))
  await page.evaluate(() => {
    // Only the samples' style library calls it with this pattern.
    const { exec } = RegExp.prototype
    RegExp.prototype.exec = function (text) {
      if (this.source.startsWith('^(p|m)')) throw new Error('Out of order')
      return exec.call(this, text)
    }
  })
  await button(page, 'Run', 'SignIn').click()
  await expect(result(page, 'SignIn').getByRole('alert')).toHaveText(
    'The sample threw an error: Out of order'
  )
  await button(page, 'Stop', 'SignIn').click()
  await expect(result(page, 'SignIn')).toHaveCount(0)
})

test('without a connection, a live sample says so, and runs after another press', async ({
  page
}) => {
  const held = await holdRequests(page, CHUNK)
  await openPage(page, findPage('SignIn'))
  const start = button(page, 'Run', 'SignIn')
  await start.click()
  await held.first
  await expect(start).toHaveAttribute('aria-busy', 'true')
  await held.fail()
  await expect(
    page.getByText('The sample couldn’t be loaded. Check your connection')
  ).toBeVisible()
  await held.release()
  await start.click()
  await expect(result(page, 'SignIn')).toBeVisible()
})

test('live samples show only their code without scripts and on paper', async ({
  browser,
  page,
  origin
}) => {
  const address = findPage('SignIn')
  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto(origin + address)
  await expect(code(plain, 'SignIn')).toBeVisible()
  await expect(button(plain, 'Run', 'SignIn')).toBeHidden()
  await plain.close()

  const form = await run(page, 'SignIn')
  await page.emulateMedia({ media: 'print' })
  await expect(code(page, 'SignIn')).toBeVisible()
  await expect(form).toBeHidden()
  await expect(button(page, 'Stop', 'SignIn')).toBeHidden()
})
