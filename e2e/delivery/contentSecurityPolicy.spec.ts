import { expect, test } from '../support/test.ts'

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
