import { readBox } from '../support/box.ts'
import { expect, test } from '../support/test.ts'

test.use({ site: 'handbook' })

test('2.5.7 arrows next to the neighbors’ titles point in their direction', async ({
  page
}) => {
  await page.goto('/docs/guide/second')
  const neighbors = page.getByRole('navigation', { name: 'Docs pages' })
  const readSign = (title: string, place: '::before' | '::after') =>
    neighbors
      .getByText(title, { exact: true })
      .evaluate(
        (element, pseudo) => getComputedStyle(element, pseudo).content,
        place
      )
  expect(await readSign('Start', '::before')).toContain('«')
  expect(await readSign('Basics', '::after')).toContain('»')
})

test('2.5.5 a doc without headings is as wide as a doc with headings; a doc that hides its table of contents may be wider', async ({
  page
}) => {
  const readWidth = async (address: string) => {
    await page.goto(address)
    return (await readBox(page.getByRole('article'))).width
  }
  const usual = await readWidth('/docs/guide/start')
  expect(await readWidth('/docs/guide/fixed')).toBe(usual)
  expect(await readWidth('/docs/guide/deep/outer')).toBeGreaterThan(usual)
})

test('2.5.31 category cards are two per row, one on small screens, with their full descriptions', {
  tag: '@both'
}, async ({ page, isMobile }) => {
  await page.goto('/docs/category/reference')
  const cards = page.getByRole('main').locator('section').getByRole('article')
  const tops = await cards.evaluateAll(each =>
    each.map(card => Math.round(card.getBoundingClientRect().top))
  )
  expect(new Set(tops).size).toBe(isMobile ? 6 : 3)
  const isCut = await cards
    .first()
    .locator('p')
    .evaluate(text => text.scrollWidth > text.clientWidth)
  expect(isCut).toBe(false)
})
