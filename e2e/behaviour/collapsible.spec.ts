import type { Locator, Page } from '@playwright/test'
import { collapseDuration } from '../../src/model/limits.ts'
import { noteAnimations, readAnimations } from '../support/animations.ts'
import { holdRequests } from '../support/holdRequests.ts'
import { openPage, waitForLife } from '../support/openPage.ts'
import { expect, test } from '../support/test.ts'

const withCategories = '/docs/query/started'
const withDetails = '/docs/permissions/types'

test.describe('4.8 Collapsible sections: categories', {
  tag: '@desktop'
}, () => {
  test('4.8.1 an expanded category is laid out as any list', async ({
    page
  }) => {
    await openPage(page, '/docs/query/queryManager/overview')
    const list = categoryList(page, 'Query Manager')
    await expect(list).toHaveCSS('display', 'block')
    await expect(list).toHaveCSS('overflow', 'visible')
    expect(await list.evaluate(({ style }) => style.height)).toBe('')
  })

  test('4.8.1 a collapsed one is not displayed', async ({ page }) => {
    await openPage(page, '/docs/query/queryManager/overview')
    await toggleCategory(page, 'Query Manager')
    await expect(categoryList(page, 'Query Manager')).toHaveCSS(
      'display',
      'none'
    )
  })

  test('4.8.1 nothing moves on arrival', async ({ page }) => {
    await noteAnimations(page)
    await openPage(page, '/docs/query/queryManager/overview')
    await expect(categoryList(page, 'Query Manager')).toBeVisible()
    expect(await readAnimations(page)).toEqual([])
  })

  test('4.8.2 it opens and closes in a time that its height gives, easing in and out', async ({
    page
  }) => {
    await noteAnimations(page)
    await openPage(page, withCategories)
    await toggleCategory(page, 'v1')
    const list = categoryList(page, 'v1')
    await expect(list).toBeVisible()
    await expect.poll(() => list.evaluate(isStill)).toBe(true)
    const height = await list.evaluate(({ scrollHeight }) => scrollHeight)
    await toggleCategory(page, 'v1')
    await expect(list).toBeHidden()
    const duration = collapseDuration(height)
    expect(await readAnimations(page)).toEqual([
      { duration, easing: 'ease-in-out', from: '0px', to: `${height}px` },
      { duration, easing: 'ease-in-out', from: `${height}px`, to: '0px' }
    ])
  })

  test('4.8.4 a change of mind half way ends as it was meant last', async ({
    page
  }) => {
    await openPage(page, withCategories)
    await page.evaluate(() => {
      const toggle = document.querySelector<HTMLElement>(
        '[aria-label$="category \'v1\'"]'
      )
      for (let count = 0; count < 3; count++) toggle?.click()
    })
    const list = categoryList(page, 'v1')
    await expect.poll(() => list.evaluate(isStill)).toBe(true)
    await expect(list).toHaveCSS('display', 'block')
    await toggleCategory(page, 'v1')
    await expect(list).toHaveCSS('display', 'none')
  })

  test('4.8.3 without motion it takes one millisecond', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await noteAnimations(page)
    await openPage(page, withCategories)
    await toggleCategory(page, 'v1')
    await expect(categoryList(page, 'v1')).toBeVisible()
    await toggleCategory(page, 'v1')
    await expect(categoryList(page, 'v1')).toBeHidden()
    const animations = await readAnimations(page)
    expect(animations.map(({ duration }) => duration)).toEqual([1, 1])
  })
})

test.describe('4.8 Collapsible sections: details', () => {
  test('4.8.2 details open in a time that their height gives', async ({
    page
  }) => {
    await noteAnimations(page)
    await openPage(page, withDetails)
    const details = page.locator('main details.details').first()
    await details.locator('summary').click()
    await expect(details).toHaveAttribute('open')
    await expect
      .poll(() => details.evaluate(({ children }) => children.length))
      .toBe(2)
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

  test('4.8.3 without motion transitions take no time', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, withDetails)
    const durations = await page.evaluate(() => {
      const { style } = document.body.appendChild(document.createElement('i'))
      style.transition = 'opacity var(--motion-fast), color var(--motion-slow)'
      return getComputedStyle(document.body.lastChild as Element) // just added
        .transitionDuration
    })
    expect(durations.split(', ').map(Number.parseFloat)).toEqual([0, 0])
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
  test(`4.8.1 ${name} that the reader opened before the script close on the first click after it`, {
    tag
  }, async ({ page }) => {
    const scripts = await holdRequests(page, /\/assets\/[^?]*\.js$/)
    await page.goto(withDetails)
    const details = find(page)
    await details.locator('> summary').click()
    await expect(details).toHaveAttribute('open')
    await scripts.release()
    await waitForLife(page)
    await expect(details).toHaveAttribute('data-collapsed', 'false')
    await details.locator('> summary').click()
    await expect(details).toHaveAttribute('data-collapsed', 'true')
    await expect(details).not.toHaveAttribute('open')
  })
}

test('4.8.2 the contents of a phone open smoothly too', {
  tag: '@phone'
}, async ({ page }) => {
  await noteAnimations(page)
  await openPage(page, withDetails)
  await page
    .locator('summary')
    .filter({ hasText: /^On this page$/ })
    .click()
  await expect.poll(() => readAnimations(page)).toHaveLength(1)
  const [animation] = await readAnimations(page)
  const height = Number.parseFloat(animation?.to ?? '')
  expect(animation?.duration).toBe(collapseDuration(height))
})

function categoryList(page: Page, label: string): Locator {
  return page
    .locator('aside li')
    .filter({ has: page.getByLabel(`category '${label}'`) })
    .locator('> ul')
}

async function toggleCategory(page: Page, label: string): Promise<void> {
  await page.getByLabel(`category '${label}'`).click()
}

function isStill(element: Element): boolean {
  return element.getAnimations().length === 0
}
