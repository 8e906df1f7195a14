import { expect, test } from '../support/test.ts'

const pages = [
  '/',
  '/docs/form/',
  '/docs/form/started',
  '/docs/category/query-manager',
  '/blog',
  '/blog/new-theme',
  '/blog/archive',
  '/blog/authors',
  '/offline',
  '/nope'
]

for (const address of pages) {
  test(`11.5 nothing on ${address} violates the policy`, async ({ page }) => {
    const complaints: string[] = []
    page.on('console', message => {
      if (/Content.Security.Policy/i.test(message.text())) {
        complaints.push(message.text())
      }
    })
    await page.goto(address)
    await expect(page.locator('html')).toHaveAttribute(
      'data-has-hydrated',
      'true'
    )
    expect(complaints).toEqual([])
  })
}

test('11.5 an injected script does not run', async ({ page }) => {
  await page.goto('/')
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.documentElement.dataset.injected = "yes"'
    document.body.append(script)
    return document.documentElement.dataset.injected
  })
  expect(ran).toBeUndefined()
})
