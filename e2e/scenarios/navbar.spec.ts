import { readBox } from '../support/box.ts'
import { colorSwitch } from '../support/colorSwitch.ts'
import { expectSameDocument, markDocument } from '../support/documents.ts'
import { readLuminance } from '../support/readLuminance.ts'
import { expect, test } from '../support/test.ts'

const doc = '/docs/guide/start'

test.use({ site: 'handbook', contextOptions: { reducedMotion: 'reduce' } })

test('1.4.6 each color mode shows its own logo', async ({
  page,
  open,
  bar
}) => {
  await open(`${doc}?docusaurus-theme=dark`)
  const logo = bar.root.getByRole('img', { name: 'Handbook logo' })
  await expect(logo).toHaveAttribute('src', /99e9f2/)
  await (await colorSwitch(page)).click()
  await expect(logo).toHaveAttribute('src', /0b7285/)
})

test('2.6.1 2.6.6 the bar is 56 px high, above the page, and light; items are on the right by default, external ones with a 13.5 px icon', async ({
  open,
  bar
}) => {
  await open(doc)
  const { root } = bar
  expect((await readBox(root)).height).toBeCloseTo(56, 0)
  await expect(root).toHaveCSS('z-index', '200')
  await expect(root).toHaveCSS('position', 'sticky')
  expect(await readLuminance(root, 'background-color')).toBeGreaterThan(0.8)
  await expect(bar.toggle).toBeHidden()
  const { right } = await readBox(root.getByRole('button', { name: 'Stamp' }))
  expect((await readBox(bar.link('Blog'))).x - right).toBeGreaterThan(20)
  const icon = await readBox(bar.link(/^Source/).locator('svg'))
  expect([icon.width, icon.height]).toEqual([13.5, 13.5])
})

test('2.6.1 4.1.4 on a phone the bar has the menu button to the left of the brand, and neither items nor the color switch', {
  tag: '@phone'
}, async ({ open, bar }) => {
  await open(doc)
  expect((await readBox(bar.root)).height).toBeCloseTo(56, 0)
  const brand = await readBox(bar.link('Handbook logo Handbook'))
  expect((await readBox(bar.toggle)).right).toBeLessThanOrEqual(brand.x)
  await expect(bar.root.getByRole('link')).toHaveCount(1)
  await expect(bar.trigger('Tools')).toHaveCount(0)
  const button = bar.root.getByRole('button', { name: /^Switch between/ })
  await expect(button).toHaveCount(0)
})

test('2.6.5 an item opens its page without loading a document, and then looks current', async ({
  page,
  open,
  bar
}) => {
  await open(doc)
  const item = bar.link('Blog')
  const usual = await item.evaluate(readColor)
  await markDocument(page)
  await item.click()
  await expect(page).toHaveURL('/blog')
  await expect(page).toHaveTitle('News | Handbook')
  await expectSameDocument(page)
  await page.mouse.move(0, 700)
  await expect(item).toHaveAttribute('aria-current', 'page')
  await expect.poll(() => item.evaluate(readColor)).not.toBe(usual)
})

test.describe(() => {
  test.use({ site: 'manual' })

  test('2.6.1 the primary style has a dark background and light text', async ({
    open,
    bar
  }) => {
    await open('/docs/start')
    const background = await readLuminance(bar.root, 'background-color')
    expect(background).toBeLessThan(0.5)
    const text = await readLuminance(bar.link('Manual'), 'color')
    expect(text).toBeGreaterThan(0.8)
  })

  test('4.4.3 the menu of an item on the right is right-aligned with the item', async ({
    open,
    bar
  }) => {
    await open('/docs/start')
    await bar.trigger('English').press('Enter')
    const menu = bar.root.getByRole('list')
    await expect(menu).toBeVisible()
    const { right } = await readBox(bar.trigger('English'))
    expect(Math.abs((await readBox(menu)).right - right)).toBeLessThan(2)
  })
})

function readColor(element: Element): string {
  return getComputedStyle(element).color
}
