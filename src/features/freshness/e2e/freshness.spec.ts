import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { openPage } from '../../../../e2e/support/documents.ts'
import { expect, type FixtureSite, test } from '../../../../e2e/support/test.ts'
import {
  type ContentFiles,
  writeContent
} from '../../../../e2e/support/writeContent.ts'
import { expectAccessible } from '../../../../e2e/sweeps/expectAccessible.ts'

const STORE = 'declarations/@kit/store.d.ts'

const before: ContentFiles = {
  'site.ts': `export default {
  title: 'Kit', url: 'https://kit.example',
  locales: [{ name: 'en' }, { name: 'ar', label: 'العربية', direction: 'rtl' }],
  freshness: { owners: { storage: ['docs'] } }
}
`,
  'declarations/reference.ts':
    "export const reference = { '@kit/store': { page: 'api', symbols: {} } }\n",
  [STORE]:
    'export interface StoreOptions {\n  /** Most values. */\n  limit?: number\n}\nexport function save(key: string): void\n',
  'docs/api.mdx':
    '# API\n\n<ApiTable of="StoreOptions" from="@kit/store" />\n\nMore.\n',
  'docs/guide.md': '---\ndocuments: [save]\n---\n\n# Guide\n\nSave a value.\n'
}

/** Longer than a phone is wide. */
const change = (text: string) =>
  text.replace(
    'limit?: number',
    'limit: (options: { readonly count: number; readonly total: number }) => Promise<number>'
  )

/** Confirm all pages, then change what they document. */
async function createSource() {
  // Confirming changes the folder, so no other run may share it.
  const run = { 'static/run.txt': randomUUID() }
  const draft = await writeContent({ ...before, ...run })
  const child = spawn(process.execPath, [
    ...['scripts/runGenerator.mjs', 'accurate', '--content', draft],
    ...['--cache', `${draft}-cache`]
  ])
  expect(await once(child, 'close')).toEqual([0, null])
  const content = await writeContent({
    ...before,
    [STORE]: change(before[STORE] ?? ''),
    'freshness.lock': await readFile(path.join(draft, 'freshness.lock'), 'utf8')
  })
  return { content, options: [] }
}

let site: Promise<FixtureSite> | undefined

// Its tests share a build.
test.describe.configure({ mode: 'default', timeout: 600_000 })
test.beforeEach(async ({ page, serveSite }) => {
  site ??= createSource().then(serveSite)
  await site
  // axe measures colors at once, while links still fade to another mode.
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

async function open(page: Page, address: string): Promise<void> {
  await openPage(page, `${(await site)?.origin}${address}`)
}

const findNotice = (page: Page) => page.locator('article aside.freshness')

async function expectNoOverflow(page: Page): Promise<void> {
  const [scroll = 0, client] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return [scrollWidth, clientWidth]
  })
  expect(scroll).toBeLessThanOrEqual(client ?? 0)
}

for (const [language, base] of [
  ['from left to right', ''],
  ['from right to left', '/ar']
] as const) {
  test(`@both notice and list are accessible in both color modes and fit the screen, ${language}`, async ({
    page
  }) => {
    await open(page, `${base}/docs/api`)
    await expect(findNotice(page)).toContainText('StoreOptions')
    await expectNoOverflow(page)
    await expectAccessible(page)
    await open(page, `${base}/freshness`)
    await expect(page.locator('article h2')).toHaveText('storage')
    const diff = page.locator('article pre')
    await expect(diff).toContainText('Promise<number>')
    // Code is always from left to right.
    await expect(diff).toHaveCSS('direction', 'ltr')
    const items = page.locator('article ul').first()
    await expect(items).toHaveCSS('direction', base === '' ? 'ltr' : 'rtl')
    await expectNoOverflow(page)
    await expectAccessible(page)
  })
}

test('the keyboard leads from the notice to the list, and from there to the page', async ({
  page
}) => {
  await open(page, '/docs/api')
  const details = findNotice(page).getByRole('link')
  await page.locator('article h1').click() // so that Tab goes on from there
  await page.keyboard.press('Tab')
  await expect(details).toBeFocused()
  const outline = await details.evaluate(
    link => getComputedStyle(link).outlineStyle
  )
  expect(outline).not.toBe('none')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/freshness$/)
  const link = page.locator('article').getByRole('link', { name: 'API' })
  await page.locator('article h1').click()
  while (!(await link.evaluate(each => each === document.activeElement))) {
    await page.keyboard.press('Tab')
    await expect(page.locator('article :focus')).toHaveCount(1)
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/docs\/api$/)
})
