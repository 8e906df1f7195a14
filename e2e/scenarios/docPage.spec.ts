import { readBox } from '../support/box.ts'
import { expect, test } from '../support/test.ts'

test.use({ site: 'handbook' })

test('2.5 A doc is laid out for its reader', { tag: '@both' }, async ({
  page,
  open,
  isMobile
}) => {
  const article = page.getByRole('article')
  const contents = page.getByRole('navigation', { name: 'Table of contents' })

  await test.step('2.5.7 arrows beside neighbours’ titles point in their direction', async () => {
    await open('/docs/guide/second')
    const neighbours = page.getByRole('navigation', { name: 'Docs pages' })
    const readSign = (title: string, place: '::before' | '::after') =>
      neighbours
        .getByText(title, { exact: true })
        .evaluate(
          (element, pseudo) => getComputedStyle(element, pseudo).content,
          place
        )
    expect(await readSign('Start', '::before')).toContain('«')
    expect(await readSign('Basics', '::after')).toContain('»')
  })

  if (isMobile) return

  await test.step('2.5.5 the table of contents is in a column on the right', async () => {
    await open('/docs/guide/start')
    const { x, width } = await readBox(article)
    expect((await readBox(contents)).x).toBeGreaterThanOrEqual(x + width)
  })

  await test.step('2.5.5 a doc without headings is as wide as one with headings; one with a hidden table of contents may be wider', async () => {
    const usual = (await readBox(article)).width
    await open('/docs/guide/fixed')
    expect((await readBox(article)).width).toBe(usual)
    await open('/docs/guide/deep/outer')
    expect((await readBox(article)).width).toBeGreaterThan(usual)
  })
})

test('2.5c A reader looks at the cards of a category', {
  tag: '@both'
}, async ({ page, open, isMobile }) => {
  await open('/docs/category/reference')
  const cards = page.getByRole('main').locator('section').getByRole('article')

  await test.step('2.5.31 cards are two per row, on small screens one', async () => {
    const tops = await cards.evaluateAll(each =>
      each.map(card => Math.round(card.getBoundingClientRect().top))
    )
    expect(new Set(tops).size).toBe(isMobile ? 6 : 3)
  })

  await test.step('2.5.31 a long description is shown in full', async () => {
    const description = cards.first().locator('p')
    const isCut = await description.evaluate(
      text => text.scrollWidth > text.clientWidth
    )
    expect(isCut).toBe(false)
  })
})
