import type { Locator, Page } from '@playwright/test'
import { computeCollapseDuration } from '../../src/core/model/limits.ts'
import { readAnimations, recordAnimations } from '../support/animations.ts'
import { waitForHydration } from '../support/documents.ts'
import { holdRequests } from '../support/holdRequests.ts'
import { expect, test } from '../support/test.ts'

const start = '/docs/guide/start'

test.use({ site: 'handbook' })

test.beforeEach(({ page }) => recordAnimations(page))

test('4.8.1 4.8.2 9 Collapse animation: a category doesn’t animate on arrival, then opens and closes in a time derived from its height', async ({
  page,
  open,
  sidebar
}) => {
  await open(start)
  await expect(sidebar.link('Open page')).toBeVisible()
  expect(await readAnimations(page)).toEqual([])
  const list = categoryList(page, 'Basics')
  await sidebar.caret('Basics').click()
  await expect(list).toBeVisible()
  await expect.poll(() => list.evaluate(isStill)).toBe(true)
  const height = await list.evaluate(({ scrollHeight }) => scrollHeight)
  await sidebar.caret('Basics').click()
  await expect(list).toBeHidden()
  const duration = computeCollapseDuration(height)
  expect(await readAnimations(page)).toEqual([
    {
      property: 'height',
      duration,
      easing: 'ease-in-out',
      from: '0px',
      to: `${height}px`
    },
    {
      property: 'height',
      duration,
      easing: 'ease-in-out',
      from: `${height}px`,
      to: '0px'
    }
  ])
})

test('4.8.4 reversing halfway ends in the last chosen state', async ({
  page,
  open,
  sidebar
}) => {
  await open(start)
  const list = categoryList(page, 'Basics')
  await sidebar.caret('Basics').evaluate((caret: HTMLElement) => {
    for (let count = 0; count < 3; count++) caret.click()
  })
  await expect(list).toBeVisible()
  await expect.poll(() => list.evaluate(isStill)).toBe(true)
  await expect(list).toHaveCSS('display', 'block')
  await sidebar.caret('Basics').click()
  await expect(list).toHaveCSS('display', 'none')
})

test('12.12 4.8.3 with reduced motion, a category takes one millisecond, and transitions take no time', async ({
  page,
  open,
  sidebar
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(start)
  await sidebar.caret('Basics').click()
  await expect(categoryList(page, 'Basics')).toBeVisible()
  await sidebar.caret('Basics').click()
  await expect(categoryList(page, 'Basics')).toBeHidden()
  const animations = await readAnimations(page)
  expect(animations.map(({ duration }) => duration)).toEqual([1, 1])
  const link = sidebar.link('Basics')
  await expect(link).toHaveCSS('transition-property', 'color')
  await expect(link).toHaveCSS('transition-duration', '0s')
})

for (const { name, tag, doc, find } of [
  {
    name: 'details',
    tag: [],
    doc: '/docs/content/details',
    find: (page: Page) => page.locator('main details.details').first()
  },
  {
    name: 'the contents on a phone',
    tag: '@phone',
    doc: start,
    find: (page: Page) =>
      page.locator('details').filter({ hasText: /^On this page/ })
  }
]) {
  test(`4.8.1 ${name} opened before the script runs close on the first click after that`, {
    tag
  }, async ({ page }) => {
    const details = find(page)
    const summary = details.locator('> summary')
    const scripts = await holdRequests(page, /\/assets\/[^?]*\.js$/)
    await page.goto(doc, { waitUntil: 'domcontentloaded' })
    await summary.click()
    await expect(details).toHaveAttribute('open')
    await scripts.release()
    await waitForHydration(page)
    await expect(details).toHaveAttribute('data-collapsed', 'false')
    await summary.click()
    await expect(details).toHaveAttribute('data-collapsed', 'true')
    await expect(details).not.toHaveAttribute('open')
  })

  test(`4.8.2 ${name} open in a time derived from their height`, {
    tag
  }, async ({ page, open }) => {
    await open(doc)
    const details = find(page)
    await details.locator('> summary').click()
    await expect(details).toHaveAttribute('open')
    await expect.poll(() => readAnimations(page)).toHaveLength(1)
    const body = details.locator('> :nth-child(2)')
    await expect.poll(() => body.evaluate(isStill)).toBe(true)
    const height = await body.evaluate(({ scrollHeight }) => scrollHeight)
    expect(await readAnimations(page)).toEqual([
      {
        property: 'height',
        duration: computeCollapseDuration(height),
        easing: 'ease-in-out',
        from: '0px',
        to: `${height}px`
      }
    ])
  })
}

function categoryList(page: Page, label: string): Locator {
  return page
    .locator('aside li')
    .filter({ has: page.getByLabel(`category '${label}'`) })
    .locator('> ul')
}

/** Whether no animation is running; scroll-driven animations are ignored. */
function isStill(element: Element): boolean {
  return element
    .getAnimations()
    .every(({ timeline }) => timeline !== document.timeline)
}
