import { readBox } from '../support/box.ts'
import { expectSameDocument, markDocument } from '../support/documents.ts'
import { readLuminance } from '../support/readLuminance.ts'
import { expect, test } from '../support/test.ts'

const doc = '/docs/guide/start'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.use({ site: 'handbook' })

test('2.6 The bar looks right', { tag: '@both' }, async ({
  open,
  bar,
  isMobile
}) => {
  await open(`${doc}?docusaurus-theme=dark`)
  const logo = bar.root.getByRole('img', { name: 'Handbook logo' })
  await test.step('1.4.6 the logo of the dark mode shows in the dark mode', async () => {
    await expect(logo).toHaveAttribute('src', /99e9f2/)
  })
  await open(doc)
  await test.step('1.4.6 the logo of the light mode shows in the light mode', async () => {
    await expect(logo).toBeVisible()
    await expect(logo).toHaveAttribute('src', /0b7285/)
  })
  await test.step('2.6.1 the bar is 56 px high, above the page, and light by default', async () => {
    expect((await readBox(bar.root)).height).toBeCloseTo(56, 0)
    await expect(bar.root).toHaveCSS('z-index', '200')
    await expect(bar.root).toHaveCSS('position', 'sticky')
    expect(await readLuminance(bar.root, 'background-color')).toBeGreaterThan(
      0.8
    )
  })
  if (!isMobile) return
  await test.step('2.6.1 on a phone the menu button is left of the brand, and no item is in the bar', async () => {
    await expect(bar.root.getByRole('link')).toHaveCount(1)
    await expect(bar.trigger('Tools')).toHaveCount(0)
    const brand = await readBox(bar.link('Handbook logo Handbook'))
    expect((await readBox(bar.toggle)).right).toBeLessThanOrEqual(brand.x)
  })
  await test.step('4.1.4 the colour switch is not in the bar', async () => {
    const button = bar.root.getByRole('button', { name: /^Switch between/ })
    await expect(button).toHaveCount(0)
  })
})

test('2.6 A reader uses the items', async ({ page, open, bar }) => {
  await open(doc)
  await test.step('2.6.1 an item is on the right by default, and there is no menu button', async () => {
    const stamp = bar.root.getByRole('button', { name: 'Stamp' })
    const { right } = await readBox(stamp)
    expect((await readBox(bar.link('Blog'))).x - right).toBeGreaterThan(20)
    await expect(bar.toggle).toBeHidden()
  })
  await test.step('2.6.6 the icon of an external item is 13.5 px', async () => {
    const icon = bar.link(/^Source/).locator('svg')
    await expect(icon).toHaveCSS('width', '13.5px')
    await expect(icon).toHaveCSS('height', '13.5px')
  })
  await test.step('2.6.5 an item goes to its address without loading a document', async () => {
    const usual = await bar.link('Blog').evaluate(readColor)
    await markDocument(page)
    await bar.link('Blog').click()
    await expect(page).toHaveURL('/blog')
    await expect(page).toHaveTitle('News | Handbook')
    await expectSameDocument(page)
    await page.mouse.move(0, 700)
    await expect(bar.link('Blog')).toHaveAttribute('aria-current', 'page')
    const change = expect.poll(() => bar.link('Blog').evaluate(readColor))
    await change.not.toBe(usual)
  })
})

test.describe('2.6 Navbar with the primary style', () => {
  test.use({ site: 'manual' })

  test('2.6 The primary bar is dark', async ({ open, bar }) => {
    await open('/docs/start')
    await test.step('2.6.1 the primary style has a different background', async () => {
      expect(await readLuminance(bar.root, 'background-color')).toBeLessThan(
        0.5
      )
      const brand = bar.link('Manual')
      expect(await readLuminance(brand, 'color')).toBeGreaterThan(0.8)
    })
    await test.step('4.4.3 the menu of an item on the right is right-aligned with it', async () => {
      await bar.trigger('English').press('Enter')
      const menu = bar.root.getByRole('list')
      await expect(menu).toBeVisible()
      const { right } = await readBox(bar.trigger('English'))
      expect(Math.abs((await readBox(menu)).right - right)).toBeLessThan(2)
    })
  })
})

function readColor(element: Element): string {
  return getComputedStyle(element).color
}
