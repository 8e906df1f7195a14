import type { Locator, Page } from '@playwright/test'
import { collapseDuration } from '../../src/core/model/limits.ts'
import { readAnimations, recordAnimations } from '../support/animations.ts'
import { waitForHydration } from '../support/documents.ts'
import { holdRequests } from '../support/holdRequests.ts'
import { expect, test } from '../support/test.ts'

const withCategories = '/docs/query/started'
const withDetails = '/docs/permissions/types'

test('4.8 A reader watches categories open and close', async ({
  page,
  open,
  sidebar
}) => {
  await recordAnimations(page)
  await open('/docs/query/queryManager/overview')

  await test.step('4.8.1 nothing moves on arrival', async () => {
    await expect(categoryList(page, 'Query Manager')).toBeVisible()
    expect(await readAnimations(page)).toEqual([])
  })

  await open(withCategories)
  const list = categoryList(page, 'v1')

  await test.step('4.8.2 9 Collapse animation: it opens and closes in a time derived from its height, easing in and out', async () => {
    await sidebar.caret('v1').click()
    await expect(list).toBeVisible()
    await expect.poll(() => list.evaluate(isStill)).toBe(true)
    const height = await list.evaluate(({ scrollHeight }) => scrollHeight)
    await sidebar.caret('v1').click()
    await expect(list).toBeHidden()
    const duration = collapseDuration(height)
    expect(await readAnimations(page)).toEqual([
      { duration, easing: 'ease-in-out', from: '0px', to: `${height}px` },
      { duration, easing: 'ease-in-out', from: `${height}px`, to: '0px' }
    ])
  })

  await test.step('4.8.4 reversing halfway ends in the state chosen last', async () => {
    await sidebar.caret('v1').evaluate((caret: HTMLElement) => {
      for (let count = 0; count < 3; count++) caret.click()
    })
    await expect.poll(() => list.evaluate(isStill)).toBe(true)
    await expect(list).toHaveCSS('display', 'block')
    await sidebar.caret('v1').click()
    await expect(list).toHaveCSS('display', 'none')
  })
})

test('4.8.3 A reader who prefers no motion gets none', async ({
  page,
  open,
  sidebar
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await recordAnimations(page)
  await open(withCategories)

  await test.step('12.12 4.8.3 without motion a category takes one millisecond, and transitions take no time', async () => {
    await sidebar.caret('v1').click()
    await expect(categoryList(page, 'v1')).toBeVisible()
    await sidebar.caret('v1').click()
    await expect(categoryList(page, 'v1')).toBeHidden()
    const animations = await readAnimations(page)
    expect(animations.map(({ duration }) => duration)).toEqual([1, 1])
    const link = sidebar.link('v1')
    await expect(link).toHaveCSS('transition-property', 'color')
    await expect(link).toHaveCSS('transition-duration', '0s')
  })
})

for (const { name, tag, find } of [
  {
    name: 'details',
    tag: [],
    find: (page: Page) => page.locator('main details.details').first()
  },
  {
    name: 'the contents of a phone',
    tag: '@phone',
    find: (page: Page) =>
      page.locator('details').filter({ hasText: /^On this page/ })
  }
]) {
  test(`4.8 A reader opens ${name} before and after the script`, {
    tag
  }, async ({ page, open }) => {
    const details = find(page)
    const summary = details.locator('> summary')
    const scripts = await holdRequests(page, /\/assets\/[^?]*\.js$/)
    await recordAnimations(page)
    await page.goto(withDetails, { waitUntil: 'domcontentloaded' })

    await test.step(`4.8.1 ${name} that the reader opened before the script close on the first click after it`, async () => {
      await summary.click()
      await expect(details).toHaveAttribute('open')
      await scripts.release()
      await waitForHydration(page)
      await expect(details).toHaveAttribute('data-collapsed', 'false')
      await summary.click()
      await expect(details).toHaveAttribute('data-collapsed', 'true')
      await expect(details).not.toHaveAttribute('open')
    })

    await test.step(`4.8.2 ${name} open in a time derived from their height`, async () => {
      await open(withDetails)
      await summary.click()
      await expect(details).toHaveAttribute('open')
      await expect.poll(() => readAnimations(page)).toHaveLength(1)
      const body = details.locator('> :nth-child(2)')
      await expect.poll(() => body.evaluate(isStill)).toBe(true)
      const height = await body.evaluate(({ scrollHeight }) => scrollHeight)
      expect(await readAnimations(page)).toEqual([
        {
          duration: collapseDuration(height),
          easing: 'ease-in-out',
          from: '0px',
          to: `${height}px`
        }
      ])
    })
  })
}

function categoryList(page: Page, label: string): Locator {
  return page
    .locator('aside li')
    .filter({ has: page.getByLabel(`category '${label}'`) })
    .locator('> ul')
}

/** What moves as its reader scrolls stands still until then. */
function isStill(element: Element): boolean {
  return element
    .getAnimations()
    .every(({ timeline }) => timeline !== document.timeline)
}
