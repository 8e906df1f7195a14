import { readBox } from '../support/box.ts'
import { addLink } from '../support/links.ts'
import { expect, test } from '../support/test.ts'

test.use({ site: 'everything' })

test('2.9.18 A reader enlarges an image', async ({ page, open }) => {
  await open('/docs/plain')
  await (await addLink(page, '/docs/images')).click()
  const link = page.getByRole('link', { name: /^Enlarge image/ })
  const dialog = page.getByRole('dialog')

  await test.step('2.9.18 a large image can be viewed in full and closed by keyboard', async () => {
    await link.press('Enter')
    await expect(dialog.getByRole('img')).toBeVisible()
    await expect(dialog.getByRole('img')).toHaveAccessibleName(/\S/)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(link).toBeFocused()
  })

  await test.step('2.9.18 going back closes an enlarged image', async () => {
    await link.click()
    await expect(dialog.getByRole('img')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/docs/plain')
    await expect(dialog).toHaveCount(0)
    await expect(page.locator('body')).toBeFocused()
  })
})

test('2.9.18 Text flows around a picture, and what follows it does not', {
  tag: '@both'
}, async ({ page, open, isMobile }) => {
  await open('/docs/floats')
  const picture = (name: string) => readBox(page.getByAltText(name))

  await test.step('2.9.18 words keep a distance from it', async () => {
    const { right } = await picture('On the left')
    const first = await page
      .getByText('Words beside the picture.')
      .evaluate(paragraph => {
        const range = document.createRange()
        range.selectNodeContents(paragraph)
        return range.getBoundingClientRect().x
      })
    expect(first).toBeGreaterThanOrEqual(right + 8)
  })
  await test.step('2.9.18 a list and its signs are beside it, the frame of code begins below it', async () => {
    const list = await readBox(page.locator('ul', { hasText: 'one item' }))
    const { right } = await picture('Before a list')
    expect(list.x).toBeGreaterThanOrEqual(right)
    const code = await readBox(page.locator('.code-block'))
    expect(code.y).toBeGreaterThanOrEqual((await picture('Before code')).bottom)
  })
  await test.step('2.9.18 an item of a list and a note contain theirs', async () => {
    const item = await readBox(page.getByText('second item'))
    expect(item.y).toBeGreaterThanOrEqual((await picture('In a list')).bottom)
    const note = await readBox(page.locator('.admonition'))
    expect(note.bottom).toBeGreaterThan((await picture('In a note')).bottom)
  })
  await test.step('2.9.18 what follows the text begins below it', async () => {
    const actions = await readBox(page.getByText('View as Markdown'))
    expect(actions.y).toBeGreaterThan((await picture('At the end')).bottom)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth
    )
    expect(overflow).toBeLessThanOrEqual(0)
  })
  if (isMobile) return
  await test.step('2.4 so does the next post of a list', async () => {
    await open('/blog')
    const posts = page.locator('main article')
    const [first, second] = await Promise.all([
      readBox(posts.first().getByAltText('At the end')),
      readBox(posts.nth(1))
    ])
    expect(second.y).toBeGreaterThan(first.bottom)
  })
})

test('2.9.18 Images look right', async ({ page, open }) => {
  for (const [mode, shown] of [
    ['light', 'Day'],
    ['dark', 'Night']
  ] as const) {
    await test.step(`2.9.18 the ${mode} mode has its own image`, async () => {
      await open(`/docs/images?docusaurus-theme=${mode}`)
      const pictures = page.getByAltText(/^(?:Day|Night)$/)
      await expect(pictures.filter({ visible: true })).toHaveAttribute(
        'alt',
        shown
      )
      const themed = page.getByAltText('Day or night')
      await expect(themed.filter({ visible: true })).toHaveCount(1)
    })
  }

  await test.step('2.9.18 a narrowed image keeps its aspect ratio', async () => {
    const narrow = page.getByAltText('A picture made narrow')
    const { width, height } = await readBox(narrow)
    expect(width / height).toBeCloseTo(3, 1)
  })
})
