import type { Locator } from '@playwright/test'
import { expect, test } from '../support/test.ts'

test.use({ site: 'handbook' })

test('2.5.5 A doc is laid out for its reader', { tag: '@both' }, async ({
  page,
  open,
  isMobile
}) => {
  const article = page.getByRole('article')
  const contents = page.getByRole('navigation', { name: 'Table of contents' })
  await open('/docs/guide/start')

  await test.step('2.5.5 a doc has breadcrumbs, heading, text, tags, edit row and neighbours in this order', async () => {
    const parts = [
      page.getByRole('navigation', { name: 'Breadcrumbs' }),
      page.getByRole('heading', { level: 1 }),
      page.getByText('Words before any heading.'),
      page.getByText('Tags:'),
      page.getByRole('link', { name: 'Edit this page' }),
      page.getByRole('navigation', { name: 'Docs pages' })
    ]
    const tops = await Promise.all(
      parts.map(async part => (await readBox(part)).y)
    )
    expect(tops).toEqual([...tops].sort((one, other) => one - other))
  })

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

test('2.5 A reader follows a doc’s neighbours', async ({ page, open }) => {
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await open('/docs/guide/second')

  await test.step('2.5.7 a link to a neighbour is a client navigation', async () => {
    const neighbours = page.getByRole('navigation', { name: 'Docs pages' })
    await neighbours.getByRole('link').last().click()
    await expect(page).toHaveURL('/docs/guide/basics/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Basics')
  })

  await test.step('2.5.8 a category with a page is a link', async () => {
    await open('/docs/guide/basics/first')
    await crumbs.getByRole('link', { name: 'Basics' }).click()
    await expect(page).toHaveURL('/docs/guide/basics/')
  })

  await test.step('2.5.8 home is an icon with an accessible name', async () => {
    const home = crumbs.getByRole('link', { name: 'Home page' })
    await expect(home.locator('svg')).toBeVisible()
    await home.click()
    await expect(page).toHaveURL('/')
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

  await test.step('2.5.31 a card links to its page; links within the site are plain', async () => {
    await cards.first().getByRole('link').click()
    await expect(page).toHaveURL('/docs/reference/values')
    await page.goBack()
    await cards.last().getByRole('link').click()
    await expect(page).toHaveURL('/docs/plain/two')
    await expect(page).toHaveTitle(/^Two/)
  })
})

async function readBox(part: Locator) {
  const box = await part.boundingBox()
  if (box === null) throw new Error('The part is not shown.')
  return box
}
