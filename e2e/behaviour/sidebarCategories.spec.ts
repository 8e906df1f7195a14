import type { Locator, Page } from '@playwright/test'
import { follow } from '../support/follow.ts'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/siteTest.ts'

test.describe('2.5b Categories', { tag: '@desktop' }, () => {
  test.use({ site: 'handbook' })

  test('2.5.15 a category is collapsible and collapsed unless configured', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    await expect(button(page, 'Deep')).toHaveAttribute('aria-expanded', 'false')
  })

  test('2.5.15 a category is current on its own page alone', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/basics/first')
    await expect(link(page, 'Basics')).not.toHaveAttribute('aria-current')
    await link(page, 'Basics').click()
    await expect(link(page, 'Basics')).toHaveAttribute('aria-current', 'page')
  })

  test('2.5.16 a category that cannot collapse is open', async ({ page }) => {
    await openPage(page, '/docs/guide/start')
    await expect(link(page, 'Fixed page')).toBeVisible()
  })

  test('2.5.16 a category is open at the start where configured', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    await expect(link(page, 'Open page')).toBeVisible()
  })

  test('2.5.16 a category that holds the page is open at the start', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/basics/first')
    await expect(link(page, 'Later basics')).toBeVisible()
    await openPage(page, '/docs/guide/deep/inner')
    await expect(button(page, 'Deep')).toHaveAttribute('aria-expanded', 'true')
    await expect(button(page, 'Inner')).toHaveAttribute('aria-expanded', 'true')
  })

  test('2.5.17 a category opens when a navigation leads into it', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    await follow(page, 'Inner')
    await expect(link(page, 'Inner page')).toBeVisible()
    await expect(link(page, 'Outer page')).toBeVisible()
  })

  test('2.5.17 a category stays open when a navigation leads out of it', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/deep/inner')
    await follow(page, 'Start')
    await expect(page).toHaveTitle(/^Start/)
    await expect(link(page, 'Inner page')).toBeVisible()
  })

  test('2.5.17 a category that was closed stays closed inside of it', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/basics/first')
    await caret(page, 'Collapse', 'Basics').click()
    await follow(page, 'Later')
    await expect(page).toHaveTitle(/^Later basics/)
    await expect(caret(page, 'Expand', 'Basics')).toBeVisible()
  })

  test('2.5.17 a category that was closed opens when it is entered anew', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/basics/first')
    await caret(page, 'Collapse', 'Basics').click()
    await follow(page, 'Start')
    await expect(page).toHaveTitle(/^Start/)
    await expect(caret(page, 'Expand', 'Basics')).toBeVisible()
    await follow(page, 'First basics')
    await expect(caret(page, 'Collapse', 'Basics')).toBeVisible()
  })

  test('2.5.18 a click on a label with a page goes there and opens', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    await link(page, 'Basics').click()
    await expect(page).toHaveURL('/docs/guide/basics/')
    await expect(link(page, 'First basics')).toBeVisible()
  })

  for (const modifier of ['Control', 'Shift'] as const) {
    test(`2.5.18 a label whose page ${modifier} opens elsewhere opens nothing here`, async ({
      page,
      context
    }) => {
      await openPage(page, '/docs/guide/start')
      const elsewhere = context.waitForEvent('page')
      await link(page, 'Basics').click({ modifiers: [modifier] })
      await elsewhere
      await expect(caret(page, 'Expand', 'Basics')).toBeVisible()
      await expect(page).toHaveURL('/docs/guide/start')
    })
  }

  test('2.5.18 a click on a label with a page never closes', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/basics/')
    await link(page, 'Basics').click()
    await link(page, 'Basics').click()
    await expect(caret(page, 'Collapse', 'Basics')).toBeVisible()
  })

  test('2.5.18 a click on a label without a page opens and closes, and goes nowhere', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    await button(page, 'Deep').click()
    await expect(link(page, 'Outer page')).toBeVisible()
    await expect(button(page, 'Deep')).toHaveAttribute('aria-expanded', 'true')
    await button(page, 'Deep').click()
    await expect(link(page, 'Outer page')).toBeHidden()
    await expect(button(page, 'Deep')).toHaveAttribute('aria-expanded', 'false')
    await expect(page).toHaveURL('/docs/guide/start')
  })

  test('2.5.18 a category that cannot collapse is a link, or plain text', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    await expect(link(page, 'Fixed link')).toBeVisible()
    await expect(
      sidebar(page).getByText('Fixed', { exact: true })
    ).toBeVisible()
    await expect(
      sidebar(page).getByRole('button', { name: /Fixed/ })
    ).toHaveCount(0)
    await expect(link(page, 'Fixed')).toHaveCount(0)
  })

  test('2.5.19 the button beside a label with a page says what it does', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    await caret(page, 'Expand', 'Basics').click()
    await expect(caret(page, 'Collapse', 'Basics')).toHaveAttribute(
      'aria-expanded',
      'true'
    )
    await caret(page, 'Collapse', 'Basics').click()
    await expect(caret(page, 'Expand', 'Basics')).toHaveAttribute(
      'aria-expanded',
      'false'
    )
  })

  test('2.5.19 the button beside a label with a page goes nowhere', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    await caret(page, 'Expand', 'Basics').click()
    await expect(link(page, 'First basics')).toBeVisible()
    await expect(page).toHaveURL('/docs/guide/start')
  })

  for (const key of ['Enter', 'Space']) {
    test(`2.5.20 ${key} opens and closes by the button`, async ({ page }) => {
      await openPage(page, '/docs/guide/start')
      await caret(page, 'Expand', 'Basics').press(key)
      await expect(link(page, 'First basics')).toBeVisible()
      await caret(page, 'Collapse', 'Basics').press(key)
      await expect(link(page, 'First basics')).toBeHidden()
    })
  }

  test('2.5.20 Enter on a label with a page goes there', async ({ page }) => {
    await openPage(page, '/docs/guide/start')
    await link(page, 'Basics').press('Enter')
    await expect(page).toHaveURL('/docs/guide/basics/')
  })

  test('2.5.20 links in a collapsed category are no stops of the Tab key', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    await button(page, 'Deep').click()
    await button(page, 'Deep').click()
    await expect(link(page, 'Outer page')).toBeHidden()
    await page.keyboard.press('Tab')
    await expect(link(page, 'Fixed page')).toBeFocused()
  })

  test('2.5.21 a category that was never open has no list', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    await expect(
      sidebar(page).locator('a', { hasText: 'Outer page' })
    ).toHaveCount(0)
  })

  test('2.5.21 a category that was closed keeps its list, not displayed', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    await button(page, 'Deep').click()
    await button(page, 'Deep').click()
    const list = sidebar(page).locator('ul', {
      has: page.locator('a', { hasText: 'Outer page' })
    })
    await expect(list.last()).toHaveCSS('display', 'none')
  })

  test('2.5.22 with scripts a label without a page is no link', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    await expect(button(page, 'Deep')).toBeVisible()
    await expect(link(page, 'Deep')).toHaveCount(0)
  })

  test('2.5.22 a category whose page is unlisted counts as one without', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    await button(page, 'Secret').click()
    await expect(link(page, 'Secret child')).toBeVisible()
    await expect(page).toHaveURL('/docs/guide/start')
  })

  test('2.5.23 opening a category leaves the others open', async ({ page }) => {
    await openPage(page, '/docs/guide/start')
    await button(page, 'Deep').click()
    await caret(page, 'Expand', 'Basics').click()
    await expect(link(page, 'First basics')).toBeVisible()
    await expect(link(page, 'Outer page')).toBeVisible()
  })

  test('2.5.24 a category of unlisted pages alone is not shown', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    await expect(sidebar(page).getByText('Ghost')).toHaveCount(0)
  })

  test('2.5.24 a category of unlisted pages is shown on one of them', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/ghost')
    await expect(button(page, 'Ghost')).toBeVisible()
    await expect(link(page, 'Ghost page')).toHaveAttribute(
      'aria-current',
      'page'
    )
  })
})

test.describe('2.5b Categories without scripts', { tag: '@desktop' }, () => {
  test.use({ site: 'handbook', javaScriptEnabled: false })

  test('2.5.21 a closed category has no list in the served page', async ({
    page
  }) => {
    await page.goto('/docs/guide/start')
    await expect(link(page, 'Outer page')).toHaveCount(0)
    await expect(
      sidebar(page).locator('a', { hasText: 'Outer page' })
    ).toHaveCount(0)
  })

  test('2.5.22 without scripts a label without a page leads to the first page below', async ({
    page
  }) => {
    await page.goto('/docs/guide/start')
    await link(page, 'Deep').click()
    await expect(page).toHaveURL('/docs/guide/deep/inner')
  })

  test('2.5.22 without scripts a category whose page is unlisted leads to the first page below', async ({
    page
  }) => {
    await page.goto('/docs/guide/start')
    await link(page, 'Secret').click()
    await expect(page).toHaveURL('/docs/guide/secretChild')
  })
})

test.describe('2.5b Categories that close each other', {
  tag: '@desktop'
}, () => {
  test.use({ site: 'manual' })

  test('2.5.23 opening a category closes those beside it', async ({ page }) => {
    await openPage(page, '/docs/start')
    await button(page, 'One').click()
    await expect(link(page, 'Area one')).toBeVisible()
    await button(page, 'Three').click()
    await expect(link(page, 'Area three')).toBeVisible()
    await expect(link(page, 'Area one')).toBeHidden()
  })

  test('2.5.23 opening a category leaves the one around it open', async ({
    page
  }) => {
    await openPage(page, '/docs/start')
    await button(page, 'One').click()
    await button(page, 'Nested').click()
    await expect(link(page, 'Area nested')).toBeVisible()
    await expect(link(page, 'Area one')).toBeVisible()
  })

  test('2.5.23 opening by a click on a label with a page closes the others as well', async ({
    page
  }) => {
    await openPage(page, '/docs/start')
    await button(page, 'One').click()
    await link(page, 'Two').click()
    await expect(page).toHaveURL('/docs/category/two')
    await expect(button(page, 'One')).toHaveAttribute('aria-expanded', 'false')
  })
})

test.describe('2.5b Sidebars made from folders', { tag: '@desktop' }, () => {
  test.use({ site: 'bare' })

  test('2.5.27 items come by position, those without one last', async ({
    page
  }) => {
    await openPage(page, '/kit/docs/first')
    const entries = sidebar(page).locator('[data-level="1"] > li')
    await expect(entries).toHaveText([
      'Zero',
      'First of all',
      'Second',
      'Labelled',
      'The index',
      'Generated',
      'Dated',
      'Without'
    ])
  })

  test('2.5.27 a folder is a category, named by its category file', async ({
    page
  }) => {
    await openPage(page, '/kit/docs/first')
    await button(page, 'Labelled').click()
    await expect(link(page, 'Inside')).toBeVisible()
  })

  test('2.5.27 the index of a folder is the page of its category, not an item', async ({
    page
  }) => {
    await openPage(page, '/kit/docs/first')
    await link(page, 'The index').click()
    await expect(page).toHaveURL('/kit/docs/indexed/')
    await expect(link(page, 'The index')).toHaveCount(1)
    await expect(link(page, 'Page of the index')).toBeVisible()
  })

  test('2.5.27 a category file can ask for a page of cards', async ({
    page
  }) => {
    await openPage(page, '/kit/docs/first')
    await link(page, 'Generated').click()
    await expect(page).toHaveURL('/kit/docs/category/generated')
  })
})

function sidebar(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Docs sidebar' })
}

function link(page: Page, name: string): Locator {
  return sidebar(page).getByRole('link', { name, exact: true })
}

/** The label of a category without a page. */
function button(page: Page, name: string): Locator {
  return sidebar(page).getByRole('button', { name, exact: true })
}

/** The button beside the label of a category with a page. */
function caret(
  page: Page,
  action: 'Expand' | 'Collapse',
  label: string
): Locator {
  return button(page, `${action} sidebar category '${label}'`)
}
