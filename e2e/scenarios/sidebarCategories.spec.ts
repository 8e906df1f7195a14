import { expectLeftToBrowser, follow } from '../support/links.ts'
import { expectExpanded } from '../support/parts.ts'
import { expect, test } from '../support/test.ts'

const start = '/docs/guide/start'

test.use({ site: 'handbook', contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ open }) => open(start))

test('2.5.15 2.5.18 2.5.22 with scripts, a label without a page is a button that opens its category, collapsed by default, and doesn’t navigate', async ({
  page,
  sidebar
}) => {
  const category = sidebar.category('Deep')
  await expectExpanded(category, false)
  await expect(sidebar.link('Deep')).toHaveCount(0)
  await category.click()
  await expectExpanded(category, true)
  await expect(sidebar.link('Outer page')).toBeVisible()
  await expect(page).toHaveURL(start)
})

test('2.5.20 2.5.21 a closed category keeps its list, hidden and out of the tab order', async ({
  page,
  sidebar
}) => {
  const category = sidebar.category('Deep')
  await category.click()
  await expect(sidebar.link('Outer page')).toBeVisible()
  await category.click()
  await expectExpanded(category, false)
  await expect(sidebar.link('Outer page')).toBeHidden()
  const list = sidebar.root.locator('ul', {
    has: page.locator('a', { hasText: 'Outer page' })
  })
  await expect(list.last()).toHaveCSS('display', 'none')
  await page.keyboard.press('Tab')
  await expect(sidebar.link('Fixed page')).toBeFocused()
})

test('2.5.19 2.5.20 the button next to a label describes its action, responds to clicks, Enter and Space, and doesn’t navigate', async ({
  page,
  sidebar
}) => {
  const caret = sidebar.caret('Basics')
  const name = (action: string) => `${action} sidebar category 'Basics'`
  await expect(caret).toHaveAccessibleName(name('Expand'))
  await caret.click()
  await expect(caret).toHaveAccessibleName(name('Collapse'))
  await expectExpanded(caret, true)
  for (const key of ['Enter', 'Space']) {
    await caret.press(key)
    await expect(sidebar.link('First basics')).toBeHidden()
    await caret.press(key)
    await expect(sidebar.link('First basics')).toBeVisible()
  }
  await expect(page).toHaveURL(start)
})

test('2.5.18 opening a label’s page elsewhere with Control or Shift doesn’t open its category', async ({
  page,
  sidebar
}) => {
  for (const modifier of ['Control', 'Shift'] as const) {
    await expectLeftToBrowser(
      page,
      () => sidebar.link('Basics').click({ modifiers: [modifier] }),
      '/docs/guide/basics/'
    )
    await expectExpanded(sidebar.caret('Basics'), false)
  }
  await expect(page).toHaveURL(start)
})

test('2.5.18 a click on a label with a page opens the page and the category, and never closes it', async ({
  page,
  sidebar
}) => {
  await sidebar.link('Basics').click()
  await expect(page).toHaveURL('/docs/guide/basics/')
  await expect(sidebar.link('First basics')).toBeVisible()
  await sidebar.link('Basics').click()
  await sidebar.link('Basics').click()
  await expectExpanded(sidebar.caret('Basics'), true)
})

test('2.5.17 navigating to a page in a category opens the category', async ({
  page,
  sidebar
}) => {
  await follow(page, 'Inner')
  await expect(sidebar.link('Inner page')).toBeVisible()
  await expect(sidebar.link('Outer page')).toBeVisible()
})
