import type { Locator, Page } from '@playwright/test'
import { openPage } from '../../../e2e/support/documents.ts'
import { expect, test } from '../../../e2e/support/test.ts'
import { collectFaults } from '../../../e2e/sweeps/collectFaults.ts'

test.use({ site: 'own', serviceWorkers: 'allow' })

const browser = (page: Page) => page.getByRole('form', { name: 'In a browser' })
const phone = (page: Page) => page.getByRole('form', { name: 'On a phone' })

/** Find the place of an element in the document, however far it's scrolled. */
const findPlace = (element: Locator) =>
  element.evaluate(each => {
    const { top, left, width, height } = each.getBoundingClientRect()
    return [top + scrollY, left, width, height]
  })

test('the drawing on the landing page becomes two apps when a pointer gets to it @both', async ({
  page
}) => {
  const faults = collectFaults(page)
  const scripts: string[] = []
  page.on('request', request => scripts.push(request.url()))
  await openPage(page, '/')
  const drawing = page.locator('.hero-panel figure > svg[role="img"]')
  await drawing.scrollIntoViewIfNeeded()
  const place = await findPlace(drawing)
  await expect(browser(page)).toHaveCount(0)

  await page.locator('.hero-panel').hover({ position: { x: 30, y: 10 } })
  await expect(browser(page)).toBeVisible()
  expect(scripts.filter(url => url.includes('taskApps'))).not.toEqual([])
  expect(await findPlace(drawing)).toEqual(place)

  const [top] = await findPlace(browser(page))
  await phone(page).getByLabel('Title').fill('Call Ada')
  await expect(browser(page).getByLabel('Title')).toHaveValue('Call Ada')
  await browser(page).getByRole('button', { name: 'Add task' }).click()
  for (const app of [browser(page), phone(page)]) {
    await expect(app.getByRole('listitem')).toHaveText(['Call Ada'])
    await expect(app.getByLabel('Title')).toHaveValue('')
  }
  await expect(page.getByRole('status')).toHaveText('Added: Call Ada')
  // The sample above stays visible.
  expect((await findPlace(browser(page)))[0]).toBe(top)
  expect(faults).toEqual([])
})

test('the apps on the landing page are usable with the keyboard', async ({
  page
}) => {
  await openPage(page, '/')
  await page.getByRole('tab', { name: 'Web' }).focus()
  const title = browser(page).getByLabel('Title')
  await expect(title).toBeVisible()
  await page.keyboard.press('Tab')
  while (!(await title.evaluate(input => input.matches(':focus')))) {
    await expect(page.locator('.hero-panel :focus')).toBeVisible()
    await page.keyboard.press('Tab')
  }
  for (const task of ['One', 'Two', 'Three', 'Four']) {
    await title.fill(task)
    await page.keyboard.press('Enter')
  }
  await expect(phone(page).getByRole('listitem')).toHaveText(['Three', 'Four'])
  await page.keyboard.press('Enter')
  await expect(browser(page).getByRole('listitem')).toHaveCount(2)
})

test('the landing page shows the drawing without scripts', async ({
  browser: engine,
  origin
}) => {
  const page = await engine.newPage({ javaScriptEnabled: false })
  await page.goto(origin)
  await page.locator('.hero-panel').hover({ position: { x: 30, y: 10 } })
  await expect(
    page.getByRole('img', { name: 'The sample in a browser and on a phone.' })
  ).toBeVisible()
  await page.close()
})
