import type { Page } from '@playwright/test'
import { addLink } from '../support/addLink.ts'
import { footerLink } from '../support/footerLink.ts'
import { holdRequests } from '../support/holdRequests.ts'
import { openPage, waitForLife } from '../support/openPage.ts'
import {
  expectScroll,
  readScroll,
  scrollTo,
  waitForFrames
} from '../support/scroll.ts'
import { expect, test } from '../support/siteTest.ts'

const start = '/docs/permissions/started'

test.describe('2.7.4 Scrolling after a navigation', () => {
  test('2.7.4 a reload stays where the browser puts it', async ({ page }) => {
    await openPage(page, start)
    await scrollTo(page, 600)
    await page.reload()
    await waitForLife(page)
    await waitForFrames(page)
    await expectScroll(page, 600)
  })

  test('2.7.4 the way back from elsewhere leads to where the reader was', async ({
    page
  }) => {
    await openPage(page, start)
    await scrollTo(page, 600)
    await page.goto('/sitemap.xml')
    await page.goBack()
    await waitForLife(page)
    await expectScroll(page, 600)
  })

  test('2.7.4 going back moves nothing before the page is there', async ({
    page
  }) => {
    await openPage(page, start)
    await scrollTo(page, 700)
    await footerLink(page, 'Query').click()
    await expect(page).toHaveTitle('Get started with queries | Toolbox')
    await page.reload()
    await waitForLife(page)
    await scrollTo(page, 300)
    const held = await holdRequests(page, /assets\/pages\/docs\/permissions\//)
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(start)
    await waitForFrames(page)
    await expectScroll(page, 300)
    await held.release()
    await expect(page).toHaveTitle('Get started with permissions | Toolbox')
    await expectScroll(page, 0)
  })

  test('2.7.4 a first load with a hash stays at its heading', async ({
    page
  }) => {
    await page.goto(`${start}#next-steps`)
    await expectAtTop(page, 'next-steps')
    await waitForLife(page)
    await waitForFrames(page)
    await expectAtTop(page, 'next-steps')
  })

  test('2.7.4 a new query alone scrolls nothing', async ({ page }) => {
    await openPage(page, start)
    const link = await addLink(page, `${start}?a=b`)
    await scrollTo(page, 700)
    await link.dispatchEvent('click')
    await expect(page).toHaveURL(`${start}?a=b`)
    await waitForFrames(page)
    await expectScroll(page, 700)
  })

  test('2.7.4 a page without a hash is shown from its top', async ({
    page
  }) => {
    await openPage(page, start)
    await scrollTo(page, 700)
    await footerLink(page, 'Query').click()
    await expect(page).toHaveTitle('Get started with queries | Toolbox')
    await expectScroll(page, 0)
  })

  test('2.7.4 a page with a hash is shown from its heading', async ({
    page
  }) => {
    await openPage(page, start)
    await (await addLink(page, '/docs/query/started#next-steps')).click()
    await expect(page).toHaveTitle('Get started with queries | Toolbox')
    await expectAtTop(page, 'next-steps')
  })

  test('2.7.4 a hash of the same page is followed to its heading', async ({
    page
  }) => {
    await openPage(page, start)
    await (await addLink(page, `${start}#ask-when-it-is-needed`)).click()
    await expectAtTop(page, 'ask-when-it-is-needed')
  })

  test('2.7.4 a hash without its heading scrolls nothing', async ({ page }) => {
    await openPage(page, start)
    const link = await addLink(page, `${start}#nothing`)
    await scrollTo(page, 700)
    await link.dispatchEvent('click')
    await expect(page).toHaveURL(`${start}#nothing`)
    await waitForFrames(page)
    await expectScroll(page, 700)
  })

  test.describe(() => {
    test.use({ site: 'hideable' })

    test('2.7.4 a heading is found by its decoded id', async ({ page }) => {
      await openPage(page, '/docs/other')
      await (await addLink(page, '/docs/long#%C3%BCber-uns')).click()
      await expect(page).toHaveTitle('Long page | Hideable')
      await expectAtTop(page, 'über-uns')
    })
  })

  test('2.7.4 going back shows the page before from its top', async ({
    page
  }) => {
    await openPage(page, start)
    await scrollTo(page, 700)
    await footerLink(page, 'Query').click()
    await expect(page).toHaveTitle('Get started with queries | Toolbox')
    await page.goBack()
    await expect(page).toHaveTitle('Get started with permissions | Toolbox')
    await waitForFrames(page)
    await expectScroll(page, 0)
  })

  test('2.7.4 going back to a hash shows its heading', async ({ page }) => {
    await openPage(page, start)
    await (await addLink(page, '#next-steps')).click()
    await footerLink(page, 'Query').click()
    await expect(page).toHaveTitle('Get started with queries | Toolbox')
    await page.goBack()
    await expect(page).toHaveTitle('Get started with permissions | Toolbox')
    await expectAtTop(page, 'next-steps')
  })

  test('2.7.4 the link to the page itself leads to its top', async ({
    page
  }) => {
    await openPage(page, '/docs/query/started')
    const link = footerLink(page, 'Query')
    await link.scrollIntoViewIfNeeded()
    expect(await readScroll(page)).toBeGreaterThan(0)
    await link.click()
    await expectScroll(page, 0)
  })

  test('2.7.4 the link to the heading itself leads there again', async ({
    page
  }) => {
    await openPage(page, `${start}#next-steps`)
    const link = await addLink(page, `${start}#next-steps`)
    await scrollTo(page, 0)
    await link.click()
    await expectAtTop(page, 'next-steps')
  })
})

test.describe('2.7.5 Headings keep clear of the navbar', () => {
  test('2.7.5 by its height and half a rem', async ({ page }) => {
    await openPage(page, `${start}#install`)
    const navbar = page.getByRole('navigation', { name: 'Main' })
    const { height = 0 } = (await navbar.boundingBox()) ?? {}
    await expect(page.locator('#install')).toHaveCSS(
      'scroll-margin-top',
      `${height + 8}px`
    )
  })

  test.describe(() => {
    test.use({ site: 'hideable' })

    test('2.7.5 by half a rem alone where it hides on scroll', async ({
      page
    }) => {
      await openPage(page, '/docs/long')
      await expect(page.locator('#first-part')).toHaveCSS(
        'scroll-margin-top',
        '8px'
      )
    })
  })
})

/**
 * Expect that the view starts at a heading: as far above it as its margin says,
 * or at the end of the page.
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
