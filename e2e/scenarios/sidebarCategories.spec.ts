import { expectLeftToBrowser, follow } from '../support/links.ts'
import { expect, test } from '../support/test.ts'

const start = '/docs/guide/start'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test.use({ site: 'handbook' })

test('2.5.18 A reader opens and closes categories', async ({
  page,
  open,
  sidebar
}) => {
  const { link, category, caret } = sidebar
  const expanded = 'aria-expanded'
  await open(start)

  await test.step('2.5.22 with scripts a label without a page is not a link, and 2.5.15 its category is collapsed by default', async () => {
    await expect(category('Deep')).toHaveAttribute(expanded, 'false')
    await expect(link('Deep')).toHaveCount(0)
    await expect(link('Fixed page')).toBeVisible()
    await expect(link('Open page')).toBeVisible()
    await expect(category('Fixed')).toHaveCount(0)
    await expect(link('Fixed')).toHaveCount(0)
  })

  await test.step('2.5.18 a click on a label without a page opens it and goes nowhere', async () => {
    await category('Deep').click()
    await expect(link('Outer page')).toBeVisible()
    await expect(category('Deep')).toHaveAttribute(expanded, 'true')
    await expect(page).toHaveURL(start)
  })

  await test.step('2.5.19 the button beside a label with a page says what it does, and goes nowhere', async () => {
    const name = (action: string) => `${action} sidebar category 'Basics'`
    await caret('Basics').click()
    await expect(caret('Basics')).toHaveAccessibleName(name('Collapse'))
    await expect(caret('Basics')).toHaveAttribute(expanded, 'true')
    await expect(page).toHaveURL(start)
  })

  for (const key of ['Enter', 'Space']) {
    await test.step(`2.5.20 ${key} on the button closes and opens it`, async () => {
      await caret('Basics').press(key)
      await expect(link('First basics')).toBeHidden()
      await caret('Basics').press(key)
      await expect(link('First basics')).toBeVisible()
    })
  }

  await test.step('2.5.21 a closed category keeps its list, not displayed', async () => {
    await category('Deep').click()
    await expect(link('Outer page')).toBeHidden()
    await expect(category('Deep')).toHaveAttribute(expanded, 'false')
    const list = sidebar.root.locator('ul', {
      has: page.locator('a', { hasText: 'Outer page' })
    })
    await expect(list.last()).toHaveCSS('display', 'none')
  })

  await test.step('2.5.20 links in a collapsed category are not in the tab order', async () => {
    await page.keyboard.press('Tab')
    await expect(link('Fixed page')).toBeFocused()
  })

  await caret('Basics').click()
  await expect(caret('Basics')).toHaveAttribute(expanded, 'false')
  for (const modifier of ['Control', 'Shift'] as const) {
    await test.step(`2.5.18 a label whose page ${modifier} opens elsewhere opens nothing here`, async () => {
      await expectLeftToBrowser(
        page,
        () => link('Basics').click({ modifiers: [modifier] }),
        '/docs/guide/basics/'
      )
      await expect(caret('Basics')).toHaveAttribute(expanded, 'false')
      await expect(page).toHaveURL(start)
    })
  }

  await test.step('2.5.18 a click on a label with a page goes there and opens, never closes', async () => {
    await link('Basics').click()
    await expect(page).toHaveURL('/docs/guide/basics/')
    await expect(link('First basics')).toBeVisible()
    await link('Basics').click()
    await link('Basics').click()
    await expect(caret('Basics')).toHaveAttribute(expanded, 'true')
  })
})

test('2.5.17 a category opens when a navigation enters it', async ({
  page,
  open,
  sidebar
}) => {
  await open(start)
  await follow(page, 'Inner')
  await expect(sidebar.link('Inner page')).toBeVisible()
  await expect(sidebar.link('Outer page')).toBeVisible()
})
