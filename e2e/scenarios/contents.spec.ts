import type { Page } from '@playwright/test'
import { readBox } from '../support/box.ts'
import { scrollTo, waitForFrames } from '../support/scroll.ts'
import { expect, test } from '../support/test.ts'
import { writeContent } from '../support/writeContent.ts'

const long = '/docs/plain/long'

test.use({ site: 'handbook' })

test('2.5.5 2.8.2 the table of contents is to the right of the text, stays in view and scrolls independently', async ({
  page,
  open
}) => {
  await open(long)
  const { contents } = findContents(page)
  await scrollTo(page, 1500)
  await expect(contents).toBeInViewport()
  await expect(contents).toHaveCSS('position', 'sticky')
  await expect(contents).toHaveCSS('overflow-y', 'auto')
  const text = await readBox(page.locator('main article'))
  expect((await readBox(contents)).x).toBeGreaterThanOrEqual(text.right)
})

test('2.8.3 up to a width of 996 px, a panel replaces the table of contents', async ({
  page,
  open
}) => {
  await page.setViewportSize({ width: 997, height: 800 })
  await open(long)
  const { contents, panel } = findContents(page)
  await expect(contents).toBeVisible()
  await expect(panel).toBeHidden()
  await page.setViewportSize({ width: 996, height: 800 })
  await expect(contents).toBeHidden()
  await expect(panel).toBeVisible()
})

test('2.8.5 the current heading is highlighted on arrival, without scrolling', async ({
  page,
  open
}) => {
  await open(`${long}#the-fifth-part`)
  await expect(findContents(page).active).toHaveText('The fifth part')
})

test('2.8.5 a heading in the upper half of the view is highlighted, and the previous one in a shorter window', async ({
  page,
  open
}) => {
  await open(long)
  const { active } = findContents(page)
  await placeHeading(page, 'the-fifth-part', 180)
  await expect(active).toHaveText('The fifth part')
  await page.setViewportSize({ width: 1280, height: 300 })
  await expect(active).toHaveText('The fourth part')
})

test('2.8.5 a heading behind the navbar counts as past', async ({
  page,
  open
}) => {
  await page.setViewportSize({ width: 1280, height: 1200 })
  await open(long)
  const { active } = findContents(page)
  await placeHeading(page, 'the-fourth-part', 57)
  await expect(active).toHaveText('The fourth part')
  await placeHeading(page, 'the-fourth-part', 54)
  await expect(active).toHaveText('The fifth part')
})

test('2.8.5 the table keeps the highlighted entry in view', async ({
  page,
  open
}) => {
  await page.setViewportSize({ width: 1280, height: 260 })
  await open(long)
  const { contents, active } = findContents(page)
  await placeHeading(page, 'the-twelfth-part', 70)
  await expect(active).toHaveText('The twelfth part')
  await expect(active).toBeInViewport()
  await expect
    .poll(() => contents.evaluate(({ scrollTop }) => scrollTop))
    .toBeGreaterThan(0)
  await placeHeading(page, 'the-first-part', 70)
  await expect(active).toHaveText('The first part')
  await expect(active).toBeInViewport()
})

test('12.7 an entry leads to its heading, below the navbar', async ({
  page,
  open,
  bar
}) => {
  await open(long)
  const { contents } = findContents(page)
  const entry = contents.getByRole('link', { name: 'The fourth part' })
  await entry.click()
  await expect(page).toHaveURL(`${long}#the-fourth-part`)
  await expect(entry).toHaveAttribute('aria-current', /./)
  const { y } = await readBox(page.locator('#the-fourth-part'))
  expect(y).toBeGreaterThanOrEqual((await readBox(bar.root)).height)
})

test('2.8.3 on a phone a closed panel above the text opens by touch, closes by keyboard and stays open after an entry is chosen', {
  tag: '@phone'
}, async ({ page, open }) => {
  await open(long)
  const { panel } = findContents(page)
  const summary = panel.getByText('On this page')
  const entry = panel.getByRole('link', { name: 'The fourth part' })
  await expect(panel).not.toHaveAttribute('open')
  await expect(entry).toBeHidden()
  const text = await readBox(page.locator('main .prose'))
  expect((await readBox(panel)).y).toBeLessThan(text.y)
  await summary.tap()
  await expect(panel).toHaveAttribute('open')
  await expect(entry).toBeVisible()
  await summary.press('Enter')
  await expect(panel).not.toHaveAttribute('open')
  await summary.press('Enter')
  await entry.tap()
  await expect(page).toHaveURL(`${long}#the-fourth-part`)
  await expect(panel).toHaveAttribute('open')
})

test.describe(() => {
  test.use({ site: 'manual' })

  test('2.8.3 a long label doesn’t cover the breadcrumbs', {
    tag: '@phone'
  }, async ({ page, open }) => {
    await page.setViewportSize({ width: 320, height: 844 })
    await open('/docs/area/nested')
    const button = await readBox(
      page.locator('summary', { hasText: 'What stands on this very page' })
    )
    const crumb = await readBox(
      page
        .getByRole('navigation', { name: 'Breadcrumbs' })
        .getByText('Nested', { exact: true })
    )
    // The button extends 10 px above and below its text.
    expect(button.y + 10).toBeGreaterThanOrEqual(crumb.bottom)
  })
})

const paragraphs = 'A line of text.\n\n'.repeat(30)
const members = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

function writeGroup(name: string): string {
  const entries = members.map(
    member => `### ${name} ${member}\n\n${paragraphs}`
  )
  return `## ${name}\n\n${entries.join('')}`
}

const reference = {
  'site.ts': `export default {
    title: 'Kit',
    url: 'https://kit.example',
    docs: { hideableSidebar: true }
  }`,
  'sidebars.ts': `const group = name => ({
    type: 'link', label: name, href: '/docs/kit#' + name.toLowerCase()
  })
  export default { kit: ['kit', group('Forms'), group('Lists')] }`,
  'docs/kit.md': `# Kit\n\n## Install\n\n${paragraphs}${['Forms', 'Lists', 'Layers'].map(writeGroup).join('')}`
}

test('of the groups that the sidebar lists, the table of contents shows only the current one', async ({
  page,
  serveSite
}) => {
  const content = await writeContent(reference)
  const { origin } = await serveSite({ content, options: [] })
  await page.goto(`${origin}/docs/kit`)
  const { contents, active } = findContents(page)
  const links = contents.getByRole('link')
  const expectGroups = (...groups: readonly string[]) =>
    expect(links.filter({ hasText: /^\w+$/ })).toHaveText(groups)
  await expectGroups('Install', 'Layers')
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Forms' })
    .click()
  await expect(active).toHaveText('Forms')
  await expectGroups('Install', 'Forms', 'Layers')
  await contents.getByRole('link', { name: 'Forms two' }).click()
  await expect(page.locator('#forms-two')).toBeInViewport()
  await expectGroups('Install', 'Forms', 'Layers')
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  await expectGroups('Install', 'Forms', 'Lists', 'Layers')
})

function findContents(page: Page) {
  const contents = page.getByRole('navigation', { name: 'Table of contents' })
  return {
    contents,
    active: contents.locator('[aria-current]'),
    panel: page.locator('details', { hasText: 'On this page' })
  }
}

/** Scroll until a heading is the given distance below the top of the view. */
async function placeHeading(
  page: Page,
  id: string,
  top: number
): Promise<void> {
  const y = await page
    .locator(`[id="${id}"]`)
    .evaluate(heading => window.scrollY + heading.getBoundingClientRect().top)
  await scrollTo(page, Math.round(y - top))
  await waitForFrames(page)
}
