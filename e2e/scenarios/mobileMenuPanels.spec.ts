import { expectLeftToBrowser } from '../support/links.ts'
import { expect, test } from '../support/test.ts'
import { writeContent } from '../support/writeContent.ts'

const doc = '/docs/guide/start'

test.use({ site: 'handbook', contextOptions: { reducedMotion: 'reduce' } })

test.describe('panels of the mobile menu', { tag: '@phone' }, () => {
  test('12.2 4.2.7 4.2.8 the page’s panel is in front until Back to main menu slides to the main menu and moves the focus there', async ({
    page,
    open,
    menu
  }) => {
    await open(doc)
    await menu.open()
    await expect(page.locator('dialog nav')).toHaveCount(2)
    await expect(menu.sidebar).toBeInViewport()
    await expect(menu.main).not.toBeInViewport()
    await menu.back.click()
    await expect(menu.main).toBeInViewport()
    await expect(menu.back).not.toBeInViewport()
    await page.keyboard.press('Tab')
    const first = menu.main.getByRole('link', { name: 'Start', exact: true })
    await expect(first).toBeFocused()
  })

  test('4.2.7 the main menu starts with the libraries, in groups, and lists no item twice', async ({
    page,
    serveSite,
    menu
  }) => {
    const content = await writeContent({
      'site.ts': `export default {
        title: 'Kit',
        url: 'https://kit.example',
        navbar: { items: [
          { type: 'docSidebar', sidebarId: 'forms', label: 'Forms' },
          { to: '/docs/terms', label: 'Terms' }
        ] },
        libraries: [
          { title: 'Parts', items: [{ sidebarId: 'forms', label: 'Forms', icon: 'form' }] },
          { title: 'Tools', items: [{ sidebarId: 'cli', label: 'CLI', icon: 'terminal' }] }
        ]
      }`,
      'sidebars.ts': "export default { forms: ['forms'], cli: ['cli'] }",
      'docs/forms.md': '# All forms\n',
      'docs/cli.md': '# All commands\n',
      'docs/terms.md': '# All terms\n'
    })
    const { origin } = await serveSite({ content, options: [] })
    await page.goto(`${origin}/docs/forms`)
    await menu.open()
    await menu.back.click()
    const links = menu.main.getByRole('link')
    await expect(links).toHaveText(['Forms', 'CLI', 'Terms'])
    await expect(menu.main.getByText('Tools')).toBeVisible()
    await expect(links.first()).toHaveAttribute('aria-current', 'true')
    await expect(links.nth(1).locator('i')).not.toHaveCSS('width', '0px')
    await links.nth(1).click()
    await expect(page).toHaveTitle(/^All commands/)
    await menu.expectClosed()
  })

  test('4.2.7 the page’s panel follows the navigation, and without one the main menu is in front', async ({
    page,
    open,
    menu
  }) => {
    await open(doc)
    await menu.open()
    await menu.back.click()
    await menu.main.getByRole('link', { name: 'plain/alone' }).click()
    await expect(page).toHaveTitle(/^Alone/)
    await menu.expectClosed()
    await menu.open()
    await expect(menu.main).toBeInViewport()
    await expect(menu.back).toHaveCount(0)
    await menu.main.getByRole('link', { name: 'Last' }).click()
    await expect(page).toHaveTitle(/^Other last/)
    await menu.expectClosed()
    await menu.open()
    const names = ['Other first', 'Other middle', 'Other last']
    await expect(menu.sidebar.getByRole('link')).toHaveText(names)
  })

  test('4.2.4 opening a link elsewhere with Control or Shift leaves the menu open', async ({
    page,
    open,
    bar,
    menu
  }) => {
    await open(doc)
    await menu.open()
    const link = menu.sidebar.getByRole('link', { name: 'Basics' })
    for (const modifier of ['Control', 'Shift'] as const) {
      await expectLeftToBrowser(
        page,
        () => link.click({ modifiers: [modifier] }),
        '/docs/guide/basics/'
      )
      await expect(bar.toggle).toHaveAttribute('aria-expanded', 'true')
      await expect(link).toBeVisible()
    }
  })

  test('2.6.12 a markup item doesn’t close the menu', async ({
    open,
    bar,
    menu
  }) => {
    await open('/blog/archive')
    await menu.open()
    await menu.main.getByRole('button', { name: 'Stamp' }).click()
    await expect(bar.toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(menu.root).toBeVisible()
  })
})

test.describe('mobile menu without items', { tag: '@phone' }, () => {
  test.use({ site: 'bare' })

  test('4.2.1 a page without a panel has no menu', async ({
    page,
    bar,
    open
  }) => {
    await open('/kit/docs/without')
    await expect(page.getByRole('main')).toBeVisible()
    await expect(bar.toggle).toHaveCount(0)
  })

  test('4.2.1 4.2.7 the menu has only the page’s panel, and no button back to a main menu', async ({
    open,
    menu
  }) => {
    await open('/kit/docs/first')
    await menu.open()
    const second = menu.sidebar.getByRole('link', { name: 'Second' })
    await expect(second).toBeVisible()
    await expect(menu.back).toHaveCount(0)
  })
})
