import type { Page } from '@playwright/test'
import { readBox } from '../../../../e2e/support/box.ts'
import { openPage } from '../../../../e2e/support/documents.ts'
import {
  readShifts,
  watchShifts
} from '../../../../e2e/support/layoutShifts.ts'
import { expect, test } from '../../../../e2e/support/test.ts'
import { writeContent } from '../../../../e2e/support/writeContent.ts'

const filler = 'A line of text.\n\n'.repeat(40)
const links = `
A [section](./other.md#part-two), a [page](./other.md), [tabs](./tabs.mdx),
[code](./tabs.mdx#run-it), [elsewhere](https://example.com/), [here](#end)
and a [titled](./other.md "Its title") link.
`
const createFiles = (fields = '') => ({
  'site.ts': `export default { title: 'Kit', url: 'https://kit.example', ${fields} }`,
  'docs/start.md': `# Start\n${links}\n${filler}## End\n\nAt the [bottom](./other.md).\n`,
  'docs/other.md':
    '# Other page\n\nThe first paragraph of `other`.\n\n## Part two\n\n- A list\n\nThe second part.\n',
  'docs/tabs.mdx':
    '---\ndescription: How to run it.\n---\n\n# All tabs\n\n<Tabs>\n<TabItem value="a">A</TabItem>\n</Tabs>\n\n## Run `it`\n\nText.\n'
})

type Serve = (source: {
  readonly content: string
  readonly options: readonly string[]
}) => Promise<{ readonly origin: string }>

async function openStart(page: Page, serve: Serve, fields?: string) {
  const content = await writeContent(createFiles(fields))
  const { origin } = await serve({ content, options: [] })
  await openPage(page, `${origin}/docs/start`)
}

const findLink = (page: Page, name: string) =>
  page.locator('.prose').getByRole('link', { name, exact: true })
const findCard = (page: Page) => page.getByRole('tooltip')

for (const [name, lines] of [
  ['page', ['Other page', 'The first paragraph of other.']],
  ['section', ['Other page', 'Part two', 'The second part.']],
  ['tabs', ['All tabs', 'How to run it.']],
  ['code', ['All tabs', 'Run it', 'How to run it.']]
] as const) {
  test(`resting on the link "${name}" shows ${lines.join(', ')}`, async ({
    page,
    serveSite
  }) => {
    await openStart(page, serveSite)
    await findLink(page, name).hover()
    await expect(findCard(page).locator('p')).toHaveText([...lines])
    await expect(findLink(page, name)).toHaveAccessibleDescription(
      lines.join(' ')
    )
  })
}

test('a card can be pointed at, stays, moves nothing, and closes once the pointer leaves', async ({
  page,
  serveSite
}) => {
  await watchShifts(page)
  await openStart(page, serveSite)
  const before = await page.locator('main').boundingBox()
  await findLink(page, 'page').hover()
  const card = findCard(page)
  await expect(card).toBeVisible()
  const text = await readBox(card)
  await page.mouse.move(text.x + 20, text.y + 10, { steps: 5 })
  expect(await card.evaluate(each => each.matches(':hover'))).toBe(true)
  await findLink(page, 'section').hover()
  await expect(card.locator('p').nth(1)).toHaveText('Part two')
  await page.mouse.move(5, 400)
  await expect(card).toHaveCount(0)
  expect(await page.locator('main').boundingBox()).toEqual(before)
  expect(await readShifts(page)).toEqual([])
  await expect(findLink(page, 'section')).not.toHaveAttribute(
    'aria-describedby'
  )
})

test('the focus of the keyboard opens a card, Escape closes it, and the focus stays', async ({
  page,
  serveSite
}) => {
  await openStart(page, serveSite)
  await findLink(page, 'section').focus()
  await page.keyboard.press('Tab')
  await expect(findLink(page, 'page')).toBeFocused()
  await expect(findCard(page)).toContainText('The first paragraph')
  await page.keyboard.press('Escape')
  await expect(findCard(page)).toHaveCount(0)
  await expect(findLink(page, 'page')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(findCard(page)).toContainText('All tabs')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All tabs')
  await expect(findCard(page)).toHaveCount(0)
})

test('links elsewhere, on the same page and with a title have no card', async ({
  page,
  serveSite
}) => {
  await page.clock.install()
  await openStart(page, serveSite)
  const rest = async (name: string) => {
    // The name of a link to another site also says that it opens a tab.
    await page.locator('.prose').getByText(name, { exact: true }).hover()
    await page.clock.runFor(500)
  }
  await rest('page')
  await expect(findCard(page)).toBeVisible()
  for (const name of ['elsewhere', 'here', 'titled']) {
    await rest(name)
    await expect(findCard(page)).toHaveCount(0)
  }
})

for (const [width, fields] of [
  [390, ''],
  [1280, ''],
  [390, "locales: [{ name: 'ar' }]"],
  [1280, "locales: [{ name: 'ar' }]"]
] as const) {
  test(`a card is inside a viewport of ${width} pixels ${fields && 'in right-to-left pages'}`, async ({
    page,
    serveSite
  }) => {
    await page.setViewportSize({ width, height: 700 })
    await openStart(page, serveSite, fields)
    for (const name of ['section', 'code', 'bottom']) {
      const link = findLink(page, name)
      await link.scrollIntoViewIfNeeded()
      await link.hover()
      await expect(link).toHaveAttribute('aria-describedby')
      const box = await readBox(findCard(page))
      expect(box.x).toBeGreaterThanOrEqual(8)
      expect(box.x + box.width).toBeLessThanOrEqual(width - 8)
      expect(box.y).toBeGreaterThanOrEqual(0)
      expect(box.y + box.height).toBeLessThanOrEqual(700)
    }
  })
}

test('a card requests nothing but its code: pages load as without cards', async ({
  page,
  serveSite
}) => {
  let requests = new Set<string>()
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    requests.add(pathname.replace(/\.[\da-f]{8}\./, '.'))
  })
  const listRequests = async (fields?: string) => {
    requests = new Set()
    await openStart(page, serveSite, fields)
    await findLink(page, 'section').hover()
    if (fields === undefined) await expect(findCard(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    return [...requests].sort()
  }
  const without = await listRequests('features: { hoverCards: false }')
  const own = await listRequests()
  expect(own.filter(each => !without.includes(each))).toEqual([
    '/assets/card.css',
    '/assets/card.js'
  ])
})

test.describe('with touch', () => {
  test.use({ hasTouch: true })

  test('touching a link follows it without a card', async ({
    page,
    serveSite
  }) => {
    await openStart(page, serveSite)
    await findLink(page, 'page').tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Other page'
    )
    await expect(findCard(page)).toHaveCount(0)
  })
})
