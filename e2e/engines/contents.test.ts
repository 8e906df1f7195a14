import {
  expectHidden,
  focus,
  open,
  scrollTo,
  waitForTransitions
} from './actions.ts'
import { expect, test } from './test.ts'

const long = '/docs/long'
const contents = 'nav[aria-label="Table of contents"]'
const panel = 'main details:has(> summary):not(.details)'

test('2.8.5 the table of contents marks the heading that the reader has reached', async ({
  page
}) => {
  await open(page, long, 'hideable')
  for (const [id, label] of [
    ['first-part', 'First part'],
    ['last-part', 'Last part'],
    ['a-detail-of-it', 'A detail of it']
  ] as const) {
    const y = await page.evaluate(id => {
      const heading = document.getElementById(id) as Element
      return Math.round(heading.getBoundingClientRect().top + scrollY) - 60
    }, id)
    await scrollTo(page, y)
    await page.see(`${contents} a[aria-current]`, label)
  }
  await page.waitFor(
    selector =>
      document.querySelectorAll(`${selector} [aria-current]`).length === 1,
    contents
  )
})

test('12.7 an entry of the table of contents leads to its heading, and is then marked', async ({
  page
}) => {
  await open(page, '/docs/content/code')
  await page.click(`${contents} a`, 'Buttons')
  await page.see(`${contents} a[aria-current]`, 'Buttons')
  await page.waitFor(() => {
    const { top } =
      document.querySelector('#buttons')?.getBoundingClientRect() ?? {}
    return top !== undefined && top >= 56 && top < 80
  })
  expect(await page.readUrl()).toHaveProperty('hash', '#buttons')
})

test('2.8.3 on a phone the contents open above the text, by pointer and keyboard, and stay open after a choice', async ({
  page
}) => {
  await page.resize(390, 844)
  await open(page, '/docs/content/code')
  await expectHidden(page, `${panel} a`)
  await page.click(`${panel} > summary`, 'On this page')
  await page.see(`${panel} a`, 'Titles')
  await waitForTransitions(page)
  await focus(page, `${panel} > summary`)
  await page.press('Enter')
  await expectHidden(page, `${panel} a`)
  await page.press('Enter')
  await page.see(`${panel} a`, 'Titles')
  await waitForTransitions(page)
  await page.click(`${panel} a`, 'Titles')
  await page.waitFor(() => window.location.hash === '#titles')
  await page.see(`${panel}[open] a`, 'Titles')
})

test('2.9.3 the sign beside a heading appears on hover and links to the heading', async ({
  page
}) => {
  await open(page, '/docs/content/headings')
  await page.hover('#again')
  await page.waitFor(
    () =>
      getComputedStyle(document.querySelector('#again a') as Element)
        .opacity === '1'
  )
  await page.click('#again a')
  await page.waitFor(() => window.location.hash === '#again')
  await page.waitFor(() => document.querySelector(':target')?.id === 'again')
})
