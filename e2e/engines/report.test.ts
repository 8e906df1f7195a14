import { reportedFiles } from '../../src/features/report/e2e/kit.fixture.ts'
import { writeContent } from '../support/writeContent.ts'
import { expect, test } from './test.ts'

test('a click on the link to the tracker adds the selected text and the heading above it', async ({
  page,
  build,
  serve
}) => {
  const content = await writeContent(reportedFiles)
  const { origin } = await serve(await build({ content, options: [] }))
  await page.open(`${origin}/docs/start`)
  await page.waitForHydration()
  await page.evaluate(() => {
    // After the application's listener, so that nothing opens.
    window.addEventListener('click', event => event.preventDefault())
    const words = [...document.querySelectorAll('main p')].find(
      each => each.textContent === 'Words of one.'
    )
    if (words) getSelection()?.selectAllChildren(words)
  })
  const link = 'main a[href*="tracker.example"]'
  await page.click(link)
  const href = await page.evaluate(
    selector => document.querySelector<HTMLAnchorElement>(selector)?.href ?? '',
    link
  )
  const lines = new URL(href).searchParams.get('body')?.split('\r\n') ?? []
  expect(lines[0]).toBe('https://kit.example/docs/start#one')
  expect(lines.slice(3)).toEqual(['', 'One', 'Words of one.'])
})
