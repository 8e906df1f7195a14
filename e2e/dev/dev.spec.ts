import { expect, type Page, test } from '@playwright/test'
import { type DevSite, startDev } from './startDev.ts'

const files = {
  'site.ts':
    "export default {\n  title: 'Kit',\n  url: 'https://kit.example'\n}\n",
  'sidebars.ts': "export default {\n  kit: ['one', 'two']\n}\n",
  'docs/one.mdx': `# One

Said at first.

## Part

import { Counter } from './Counter.tsx'

<Counter />
`,
  'docs/two.mdx': '# Two\n\nThe other page.\n',
  'docs/Counter.tsx': `import { useState } from 'react'
import './counter.css'

export function Counter() {
  const [count, setCount] = useState(0)
  return (
    <button className="counter" onClick={() => setCount(count + 1)}>
      Count {count}
    </button>
  )
}
`,
  'docs/counter.css': '.counter { color: rgb(1, 2, 3) }\n'
}

// One server: the tests mend what they break, and follow each other.
test.describe.configure({ mode: 'serial', timeout: 360_000 })
test.use({ actionTimeout: 60_000 })

/** Milliseconds that a change may take to arrive on a machine that is busy. */
const ARRIVAL = 90_000

let site: DevSite
test.beforeAll(async () => {
  site = await startDev(files)
})
test.afterAll(() => site?.stop())

/** Leave a mark that goes when the tab is loaded anew. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${site.origin}${path}`, { timeout: ARRIVAL })
  await expect(page.locator('main h1')).toBeVisible({ timeout: ARRIVAL })
  await page.evaluate(() => {
    document.documentElement.dataset.sameTab = 'yes'
  })
}

async function expectSameTab(page: Page): Promise<void> {
  const mark = page.locator('html[data-same-tab]')
  await expect(mark).toHaveCount(1)
}

test('text is replaced in the open tab', async ({ page }) => {
  await open(page, '/docs/one')
  await site.replace('docs/one.mdx', 'Said at first.', 'Said again.')
  await expect(page.getByText('Said again.')).toBeVisible({ timeout: ARRIVAL })
  await expectSameTab(page)
})

test('a new heading is in the table of contents', async ({ page }) => {
  await open(page, '/docs/one')
  await site.replace('docs/one.mdx', '## Part', '## Another part')
  await expect(
    page.getByRole('link', { name: 'Another part', exact: true }).first()
  ).toBeVisible({ timeout: ARRIVAL })
  await expectSameTab(page)
})

test('a component keeps its state when it is edited', async ({ page }) => {
  await open(page, '/docs/one')
  await page.getByRole('button', { name: 'Count 0' }).click()
  await site.replace('docs/Counter.tsx', 'Count {count}', 'Clicks: {count}')
  await expect(page.getByRole('button', { name: 'Clicks: 1' })).toBeVisible({
    timeout: ARRIVAL
  })
  await expectSameTab(page)
})

test('styles are replaced in the open tab', async ({ page }) => {
  await open(page, '/docs/one')
  const button = page.locator('.counter')
  await expect(button).toHaveCSS('color', 'rgb(1, 2, 3)', { timeout: ARRIVAL })
  await site.write('docs/counter.css', '.counter { color: rgb(4, 5, 6) }\n')
  await expect(button).toHaveCSS('color', 'rgb(4, 5, 6)', { timeout: ARRIVAL })
  await expectSameTab(page)
})

test('a page that does not compile says why, and mends itself', async ({
  page
}) => {
  await open(page, '/docs/two')
  await site.replace('docs/two.mdx', 'The other', '<div> The other')
  const alert = page.locator('main [role=alert]')
  await expect(alert).toContainText('docs/two.mdx:3:1', { timeout: ARRIVAL })
  await expect(alert).toContainText('<div> is not closed.')
  await expect(alert).toContainText('> 3 | <div> The other page.')
  await site.replace('docs/two.mdx', '<div> The other', 'The third')
  await expect(page.getByText('The third page.')).toBeVisible({
    timeout: ARRIVAL
  })
  await expectSameTab(page)
})

test('a mistake in front matter is shown until it is mended', async ({
  page
}) => {
  await open(page, '/docs/two')
  await site.replace('docs/two.mdx', '# Two', '---\ndraft: 1\n---\n\n# Two')
  await expect(page.getByText('docs/two.mdx:2:8')).toBeVisible({
    timeout: ARRIVAL
  })
  await expect(page.getByText('> 2 | draft: 1')).toBeVisible()
  expect(site.printed()).toContain('docs/two.mdx:2:8')
  await site.replace('docs/two.mdx', '---\ndraft: 1\n---\n\n', '')
  await expect(page.getByRole('heading', { name: 'Two' })).toBeVisible({
    timeout: ARRIVAL
  })
})

test('a change of the site file is shown', async ({ page }) => {
  await open(page, '/docs/two')
  await site.replace('site.ts', "'Kit'", "'Toolkit'")
  await expect(page).toHaveTitle('Two | Toolkit', { timeout: ARRIVAL })
})

test('a mistake in the site file is shown until it is mended', async ({
  page
}) => {
  await open(page, '/docs/two')
  await site.replace('site.ts', 'title:', 'titel:')
  await expect(page.getByText('Did you mean "title"?')).toBeVisible({
    timeout: ARRIVAL
  })
  await site.replace('site.ts', 'titel:', 'title:')
  await expect(page.getByRole('heading', { name: 'Two' })).toBeVisible({
    timeout: ARRIVAL
  })
})

test('a change of the sidebars is shown', async ({ page }) => {
  await open(page, '/docs/two')
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  await expect(sidebar.getByRole('link')).toHaveText(['One', 'Two'])
  await site.replace('sidebars.ts', "'one', 'two'", "'two', 'one'")
  await expect(sidebar.getByRole('link')).toHaveText(['Two', 'One'], {
    timeout: ARRIVAL
  })
})

test('a new page is there', async ({ page }) => {
  await open(page, '/docs/two')
  await site.write('docs/three.md', '# Three\n')
  await site.replace('sidebars.ts', "'two', 'one'", "'two', 'one', 'three'")
  await expect
    .poll(
      async () => {
        const response = await page.request
          .get(`${site.origin}/docs/three`)
          .catch(() => undefined)
        return response?.status()
      },
      { timeout: ARRIVAL }
    )
    .toBe(200)
  // The open tab may be reloaded at the same moment, which ends the way there.
  await expect(async () => {
    await page.goto(`${site.origin}/docs/three`)
  }).toPass({ timeout: ARRIVAL })
  await expect(page.getByRole('heading', { name: 'Three' })).toBeVisible({
    timeout: ARRIVAL
  })
})
