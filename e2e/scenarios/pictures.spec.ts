import type { Page } from '@playwright/test'
import { readBox } from '../support/box.ts'
import { colorSwitch } from '../support/colorSwitch.ts'
import { addLink, expectLeftToBrowser } from '../support/links.ts'
import { expect, test } from '../support/test.ts'

test.use({ site: 'everything' })

test('2.9.18 a large image can be viewed in full and closed by keyboard or pointer, or opens elsewhere', async ({
  page,
  open
}) => {
  await open('/docs/images')
  const link = enlargeLink(page)
  const dialog = page.getByRole('dialog')
  const file = new URL((await link.getAttribute('href')) ?? '', page.url())
  await expectLeftToBrowser(
    page,
    () => link.click({ modifiers: ['Control'] }),
    file.pathname
  )
  await link.press('Enter')
  await expect(dialog.getByRole('img')).toBeVisible()
  await expect(dialog.getByRole('img')).toHaveAccessibleName(/\S/)
  await expect(dialog.getByRole('img')).toHaveAttribute('src', file.href)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(link).toBeFocused()
  await link.press('Enter')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
})

for (const system of ['light', 'dark'] as const) {
  test(`a picture with a dark source follows the site’s color mode while the system is ${system}`, async ({
    page,
    open
  }) => {
    await page.emulateMedia({ colorScheme: system })
    for (const [mode, file] of [
      ['light', /day/],
      ['dark', /night/]
    ] as const) {
      await open(`/docs/images?docusaurus-theme=${mode}`)
      const image = page.getByRole('img', { name: 'The sky' })
      await expect(image).toHaveCount(1)
      const read = () =>
        image.evaluate((element: HTMLImageElement) => element.currentSrc)
      await image.scrollIntoViewIfNeeded()
      await expect.poll(read).toMatch(file)
    }
  })
}

test('2.9.18 going back closes an enlarged image', async ({ page, open }) => {
  await open('/docs/plain')
  await (await addLink(page, '/docs/images')).click()
  const dialog = page.getByRole('dialog')
  await enlargeLink(page).click()
  await expect(dialog.getByRole('img')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/docs/plain')
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('body')).toBeFocused()
})

test('2.9.18 text and lists wrap around a picture, with a gap next to the text', {
  tag: '@both'
}, async ({ page, open }) => {
  await open('/docs/floats')
  const words = await page
    .getByText('Words beside the picture.')
    .evaluate(paragraph => {
      const range = document.createRange()
      range.selectNodeContents(paragraph)
      return range.getBoundingClientRect().x
    })
  const { right } = await readPicture(page, 'On the left')
  expect(words).toBeGreaterThanOrEqual(right + 8)
  const list = await readBox(page.locator('ul', { hasText: 'one item' }))
  const beside = await readPicture(page, 'Before a list')
  expect(list.x).toBeGreaterThanOrEqual(beside.right)
})

test('2.9.18 code, the next list item and the links after the text are below a picture, and a note contains its picture', {
  tag: '@both'
}, async ({ page, open }) => {
  await open('/docs/floats')
  for (const [follower, picture] of [
    [page.locator('.code-block'), 'Before code'],
    [page.getByText('second item'), 'In a list'],
    [page.getByText('View as Markdown'), 'At the end']
  ] as const) {
    const { bottom } = await readPicture(page, picture)
    expect((await readBox(follower)).y, picture).toBeGreaterThanOrEqual(bottom)
  }
  const note = await readBox(page.locator('.admonition'))
  const inside = await readPicture(page, 'In a note')
  expect(note.bottom).toBeGreaterThan(inside.bottom)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth
  )
  expect(overflow).toBeLessThanOrEqual(0)
})

test('2.4 2.9.18 in a list, the next post is below a picture at the end of the previous one', async ({
  page,
  open
}) => {
  await open('/blog')
  const posts = page.locator('main article')
  const picture = await readBox(posts.first().getByAltText('At the end'))
  expect((await readBox(posts.nth(1))).y).toBeGreaterThan(picture.bottom)
})

test('2.9.18 each color mode shows its own image', async ({ page, open }) => {
  await open('/docs/images')
  const pictures = page
    .getByAltText(/^(?:Day|Night)$/)
    .filter({ visible: true })
  const themed = page.getByAltText('Day or night').filter({ visible: true })
  await expect(pictures).toHaveAttribute('alt', 'Day')
  await expect(themed).toHaveCount(1)
  await (await colorSwitch(page)).click()
  await expect(pictures).toHaveAttribute('alt', 'Night')
  await expect(themed).toHaveCount(1)
})

test('2.9.18 a narrowed image keeps its aspect ratio', async ({
  page,
  open
}) => {
  await open('/docs/images')
  const { width, height } = await readPicture(page, 'A picture made narrow')
  expect(width / height).toBeCloseTo(3, 1)
})

function enlargeLink(page: Page) {
  return page.getByRole('link', { name: /^Enlarge image/ })
}

function readPicture(page: Page, name: string) {
  return readBox(page.getByAltText(name))
}
