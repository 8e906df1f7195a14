import type { Page } from '@playwright/test'
import { readBox } from '../support/box.ts'
import { waitForHydration } from '../support/documents.ts'
import { addLink } from '../support/links.ts'
import { findFooter } from '../support/parts.ts'
import {
  expectScroll,
  readScroll,
  scrollTo,
  waitForFrames
} from '../support/scroll.ts'
import { expect, test } from '../support/test.ts'

const start = '/docs/permissions/started'
const queryTitle = 'Get started with queries | Toolbox'

test('2.7.4 A reader follows links', async ({ page, open, bar }) => {
  await open(start)
  await test.step('2.7.5 headings stay clear of the navbar by its height plus half a rem', async () => {
    const { height } = await readBox(bar.root)
    await expect(page.locator('#install')).toHaveCSS(
      'scroll-margin-top',
      `${height + 8}px`
    )
  })
  await test.step('2.7.4 a hash on the same page scrolls to its heading', async () => {
    await (await addLink(page, '#ask-when-it-is-needed')).click()
    await expectAtTop(page, 'ask-when-it-is-needed')
  })
  await test.step('2.7.4 a reader who scrolls on after a jump is not pulled back', async () => {
    const link = await addLink(page, '#install')
    await page.evaluate(() => {
      const scrollOn = () => window.scrollTo({ top: 700, behavior: 'instant' })
      window.addEventListener('hashchange', scrollOn, { once: true })
    })
    await link.dispatchEvent('click')
    await expect(page).toHaveURL(`${start}#install`)
    await waitForFrames(page)
    await waitForFrames(page)
    await expectScroll(page, 700)
  })
  await test.step('2.7.4 a hash without a heading does not scroll', async () => {
    await followUnseen(page, `${start}?a=b#nothing`)
    await expectScroll(page, 700)
  })
  await test.step('2.7.4 a page without a hash is shown from its top', async () => {
    await findFooter(page).link('Query').scrollIntoViewIfNeeded()
    await findFooter(page).link('Query').click()
    await expect(page).toHaveTitle(queryTitle)
    await expectScroll(page, 0)
  })
  await test.step('2.7.4 a page with a hash is shown from its heading, which is marked and focused, so that reading continues there', async () => {
    await (await addLink(page, '/docs/query/started#next-steps')).click()
    await expect(page).toHaveTitle(queryTitle)
    await expectAtTop(page, 'next-steps')
    await expect(page.locator('#next-steps:target')).toBeFocused()
    await expect(page).toHaveURL('/docs/query/started#next-steps')
  })
  for (const hash of ['#nothing', '#top']) {
    await test.step(`2.7.4 another page is shown from its top with the hash ${hash}`, async () => {
      await open(start)
      const link = await addLink(page, `/docs/query/started${hash}`)
      await scrollTo(page, 700)
      await link.dispatchEvent('click')
      await expect(page).toHaveTitle(queryTitle)
      await expectScroll(page, 0)
    })
  }
  await test.step('2.7.4 the mark goes with the hash, and comes back with it', async () => {
    await (await addLink(page, '/docs/query/started#next-steps')).click()
    await expect(page.locator(':target')).toHaveId('next-steps')
    await (await addLink(page, '/docs/query/started')).click()
    await expectScroll(page, 0)
    await expect(page.locator(':target')).toHaveCount(0)
    await expect(page).toHaveURL('/docs/query/started')
    await page.goBack()
    await expect(page.locator(':target')).toHaveId('next-steps')
    await page.goBack()
    await expect(page).toHaveURL('/docs/query/started#top')
  })
  await test.step('2.7.4 a first load with a hash stays at its heading', async () => {
    await page.goto(`${start}#next-steps`)
    await expectAtTop(page, 'next-steps')
    await waitForHydration(page)
    await waitForFrames(page)
    await expectAtTop(page, 'next-steps')
  })
})

test.describe(() => {
  test.use({ site: 'hideable' })

  test('2.7.4 A reader scrolls on a site with a hiding navbar', async ({
    page,
    open
  }) => {
    await test.step('2.7.4 a heading is found by its decoded id', async () => {
      await open('/docs/other')
      await (await addLink(page, '/docs/long#%C3%BCber-uns')).click()
      await expect(page).toHaveTitle('Long page | Hideable')
      await expectAtTop(page, 'über-uns')
    })
    await test.step('2.7.5 headings stay clear by only half a rem', async () => {
      await expect(page.locator('#first-part')).toHaveCSS(
        'scroll-margin-top',
        '8px'
      )
    })
  })

  test('4.11 A tab is clicked while blocks change their height', async ({
    page,
    open,
    bar
  }) => {
    await open('/docs/tabs')
    const tab = page.getByRole('tab', { name: 'Tall' }).nth(1)
    const button = page.getByLabel('Scroll back to top')
    const before = await tab.evaluate(
      element => element.getBoundingClientRect().top + window.scrollY - 300
    )

    await test.step('4.11 a tab stays where it was clicked, which does not count as a scroll', async () => {
      await scrollTo(page, before + 10)
      await scrollTo(page, before)
      await expect(bar.root).toBeInViewport()
      await expect(button).toBeVisible()
      const [box, y] = [await tab.boundingBox(), await readScroll(page)]
      await tab.click()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      await expect.poll(() => readScroll(page)).toBeGreaterThan(y + 100)
      await waitForFrames(page)
      await waitForFrames(page)
      expect((await readBox(tab)).y).toBeCloseTo(box?.y ?? 0, 0)
      await expect(bar.root).toBeInViewport()
      await expect(button).toBeVisible()
    })
    await test.step('4.11 the next scroll counts again', async () => {
      const y = await readScroll(page)
      await scrollTo(page, y + 50)
      await expect(button).toBeHidden()
      await scrollTo(page, y)
      await expect(button).toBeVisible()
    })
  })
})

/** Follow a link far above the view, and let the page react. */
async function followUnseen(page: Page, address: string): Promise<void> {
  const link = await addLink(page, address)
  await scrollTo(page, 700)
  await link.dispatchEvent('click')
  await expect(page).toHaveURL(address)
  await waitForFrames(page)
}

/**
 * Expect the view to start at a heading: above it by its margin, or at the end
 * of the page.
 */
async function expectAtTop(page: Page, id: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(name => {
        const heading = document.getElementById(name)
        if (!heading) return `no #${name}`
        const { scrollMarginTop } = getComputedStyle(heading)
        const distance = heading.getBoundingClientRect().top
        const { scrollHeight } = document.documentElement
        const isEnd = window.scrollY + window.innerHeight >= scrollHeight - 1
        const isThere =
          Math.abs(distance - Number.parseFloat(scrollMarginTop)) < 2
        return isThere || (isEnd && distance > 0) ? 'there' : distance
      }, id)
    )
    .toBe('there')
}
