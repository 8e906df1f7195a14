import type { Page } from '@playwright/test'
import { readBox } from '../support/box.ts'
import { openPage, waitForHydration } from '../support/documents.ts'
import { addLink } from '../support/links.ts'
import {
  expectScroll,
  readScroll,
  scrollTo,
  waitForFrames
} from '../support/scroll.ts'
import { expect, test } from '../support/test.ts'

const doc = '/docs/content/headings'
const id = '1-first'
const other = '/docs/content/code'

test.describe('scrolling', () => {
  // Both pages are several times as high as this window.
  test.use({ site: 'handbook', viewport: { width: 1280, height: 400 } })

  test('2.7.4 2.7.5 a hash on the same page scrolls to its heading, clear of the navbar by half a rem', async ({
    page,
    open,
    bar
  }) => {
    await open(doc)
    await (await addLink(page, `#${id}`)).click()
    await expectAtTop(page, id)
    const { height } = await readBox(bar.root)
    await expect(page.locator(`[id="${id}"]`)).toHaveCSS(
      'scroll-margin-top',
      `${height + 8}px`
    )
  })

  test('2.7.4 a reader who scrolls on after a jump is not pulled back', async ({
    page,
    open
  }) => {
    await open(doc)
    const link = await addLink(page, `#${id}`)
    await page.evaluate(() => {
      const scrollOn = () => window.scrollTo({ top: 99, behavior: 'instant' })
      window.addEventListener('hashchange', scrollOn, { once: true })
    })
    await link.dispatchEvent('click')
    await expect(page).toHaveURL(`${doc}#${id}`)
    await waitForFrames(page)
    await waitForFrames(page)
    await expectScroll(page, 99)
  })

  test('2.7.4 a hash without a matching heading doesn’t scroll', async ({
    page,
    open
  }) => {
    await open(doc)
    await followUnseen(page, `${doc}?a=b#nothing`)
    await expect(page).toHaveURL(`${doc}?a=b#nothing`)
    await waitForFrames(page)
    await expectScroll(page, 300)
  })

  for (const [name, hash] of [
    ['without a hash', ''],
    ['with the hash of no heading', '#nothing'],
    ['with the hash #top', '#top']
  ] as const) {
    test(`2.7.4 another page ${name} is shown from its top`, async ({
      page,
      open
    }) => {
      await open(doc)
      await followUnseen(page, `${other}${hash}`)
      await expect(page).toHaveTitle('Code | Handbook')
      await expectScroll(page, 0)
    })
  }

  test('2.7.4 a page with a hash is shown from its heading, which is marked and focused, so that reading continues there', async ({
    page,
    open
  }) => {
    await open(other)
    await (await addLink(page, `${doc}#${id}`)).click()
    await expect(page).toHaveTitle('Headings | Handbook')
    await expectAtTop(page, id)
    await expect(page.locator(`[id="${id}"]:target`)).toBeFocused()
    await expect(page).toHaveURL(`${doc}#${id}`)
  })

  test('2.7.4 the mark disappears with the hash and returns with it', async ({
    page,
    open
  }) => {
    await open(other)
    await (await addLink(page, `${doc}#${id}`)).click()
    await expect(page.locator(':target')).toHaveId(id)
    await (await addLink(page, doc)).click()
    await expectScroll(page, 0)
    await expect(page.locator(':target')).toHaveCount(0)
    await expect(page).toHaveURL(doc)
    await page.goBack()
    await expect(page.locator(':target')).toHaveId(id)
    await page.goBack()
    await expect(page).toHaveURL(other)
  })

  test('2.7.4 a first load with a hash stays at its heading', async ({
    page
  }) => {
    await page.goto(`${doc}#${id}`)
    await expectAtTop(page, id)
    await waitForHydration(page)
    await waitForFrames(page)
    await expectAtTop(page, id)
  })
})

test.describe('scrolling to a row', () => {
  test.use({ site: 'everything', viewport: { width: 1280, height: 400 } })

  for (const [way, follow] of [
    ['opened', (page, address) => page.goto(address)],
    ['clicked on its page', followFrom('/docs/reference/forms')],
    ['clicked on another page', followFrom('/docs/text')]
  ] as readonly [string, (page: Page, address: string) => Promise<unknown>][]) {
    test(`2.7.5 a row of a reference that is ${way} starts below the navbar`, async ({
      page,
      bar
    }) => {
      await page.goto('/docs/reference/forms')
      const rows = page.locator('main tr[id]')
      const id = await rows.nth(1).getAttribute('id')
      await page.goto('/docs/text')
      await follow(page, `/docs/reference/forms#${id}`)
      await waitForHydration(page)
      const { height } = await readBox(bar.root)
      const row = page.locator(`tr[id="${id}"]`)
      await expect
        .poll(async () => Math.abs((await readBox(row)).y - height - 8))
        .toBeLessThan(1)
    })
  }
})

/** Follow an added link from a page. */
function followFrom(start: string) {
  return async (page: Page, address: string): Promise<void> => {
    await openPage(page, start)
    await (await addLink(page, address)).click()
  }
}

test.describe('scrolling below a navbar that hides', () => {
  test.use({ site: 'hideable' })

  test('2.7.4 2.7.5 a heading is found by its decoded ID, with only half a rem above it', async ({
    page,
    open
  }) => {
    await open('/docs/other')
    await (await addLink(page, '/docs/long#%C3%BCber-uns')).click()
    await expect(page).toHaveTitle('Long page | Hideable')
    await expectAtTop(page, 'über-uns')
    const heading = page.locator('#über-uns')
    await expect(heading).toHaveCSS('scroll-margin-top', '8px')
  })

  test('4.11 a clicked tab stays in place while blocks above it change height, which doesn’t count as a scroll; the next scroll does', async ({
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
    await scrollTo(page, before + 10)
    await scrollTo(page, before)
    await expect(bar.root).toBeInViewport()
    await expect(button).toBeVisible()

    const [box, y] = [await readBox(tab), await readScroll(page)]
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect.poll(() => readScroll(page)).toBeGreaterThan(y + 100)
    await waitForFrames(page)
    await waitForFrames(page)
    expect((await readBox(tab)).y).toBeCloseTo(box.y, 0)
    await expect(bar.root).toBeInViewport()
    await expect(button).toBeVisible()

    await scrollTo(page, (await readScroll(page)) + 50)
    await expect(button).toBeHidden()
  })

  for (const { hash, state, from } of [
    { hash: '', state: 'hidden', from: -50 },
    { hash: '#second-set', state: 'visible', from: 50 }
  ]) {
    test(`2.9.13 4.5.4 with the address "${hash}", the bar stays ${state} when a tab writes its choice to the query`, async ({
      page,
      open,
      bar
    }) => {
      await open(`/docs/tabs${hash}`)
      const tab = page.getByRole('tab', { name: 'Tall' }).nth(1)
      const y = await tab.evaluate(
        element => element.getBoundingClientRect().top + window.scrollY - 300
      )
      await scrollTo(page, y + from)
      await scrollTo(page, y)
      const readTop = async () => (await readBox(bar.root)).y
      const top =
        state === 'visible' ? 0 : -(await readBox(bar.root)).height - 2
      await expect.poll(readTop).toBeCloseTo(top, 0)
      await tab.click()
      await expect(page).toHaveURL(`/docs/tabs?height=tall${hash}`)
      await waitForFrames(page)
      await waitForFrames(page)
      await expect.poll(readTop).toBeCloseTo(top, 0)
    })
  }
})

/** Scroll down, and follow a link at the start of the text. */
async function followUnseen(page: Page, address: string): Promise<void> {
  const link = await addLink(page, address)
  await scrollTo(page, 300)
  await link.dispatchEvent('click')
}

/**
 * Expect the view to start at a heading, minus its scroll margin, or at the end
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
