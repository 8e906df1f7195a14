import { expect, test } from '../support/test.ts'

test.use({ site: 'handbook', contextOptions: { reducedMotion: 'reduce' } })

test('4.2 A phone reader gets around with the menu', {
  tag: '@phone'
}, async ({ page, open, bar, menu }) => {
  const { main, sidebar } = menu
  await open('/docs/guide/start')

  await test.step('4.2.1 the button opens the menu', async () => {
    await expect(bar.toggle).toHaveAttribute('aria-expanded', 'false')
    await menu.open()
    await expect(bar.toggle).toHaveAttribute('aria-expanded', 'true')
  })
  await test.step('4.2.7 the page’s panel is in front, with the main menu one step back', async () => {
    await expect(sidebar).toBeInViewport()
    await menu.back.click()
    await expect(main).toBeInViewport()
  })
  await test.step('4.2.7 when reopened, the menu has the page’s panel in front', async () => {
    await menu.closeButton.click()
    await menu.expectClosed()
    await menu.open()
    await expect(sidebar).toBeInViewport()
  })
  await test.step('4.2.4 a category opens with its label or the button next to it, and the menu stays open', async () => {
    await sidebar.getByRole('button', { name: 'Deep' }).click()
    await expect(
      sidebar.getByRole('link', { name: 'Outer page' })
    ).toBeVisible()
    const name = "Expand sidebar category 'Basics'"
    await sidebar.getByRole('button', { name }).click()
    await expect(
      sidebar.getByRole('link', { name: 'First basics' })
    ).toBeVisible()
    await expect(menu.root).toBeVisible()
  })
  await test.step('4.2.4 4.2.6 a link opens its page and closes the menu, and the navigation is never undone', async () => {
    await sidebar.getByRole('link', { name: 'First basics' }).click()
    await expect(page).toHaveTitle(/^First basics/)
    await menu.expectClosed()
    await expect(page).toHaveURL('/docs/guide/basics/first')
  })
  await test.step('12.2 4.2.6 Back closes the open menu, and the next Back returns to the previous page', async () => {
    await menu.open()
    await page.evaluate(() => history.back())
    await menu.expectClosed()
    await expect(page).toHaveTitle(/^First basics/)
    await page.goBack()
    await expect(page).toHaveTitle(/^Start/)
  })
  await test.step('4.4.4 a dropdown entry opens its page and closes the menu', async () => {
    await menu.open()
    await menu.back.click()
    await main.getByRole('button', { name: 'Tools', exact: true }).click()
    await main.getByRole('link', { name: 'Two', exact: true }).click()
    await expect(page).toHaveTitle(/^Two/)
    await menu.expectClosed()
    await expect(page).toHaveURL('/docs/plain/two')
  })
})
