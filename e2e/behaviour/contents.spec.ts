import type { Locator, Page } from '@playwright/test'
import { openPage } from '../support/openPage.ts'
import { scrollTo, waitForFrames } from '../support/scroll.ts'
import { sendRequest } from '../support/sendRequest.ts'
import { expect, test } from '../support/siteTest.ts'

const start = '/docs/permissions/started'

test.describe('2.8.1 Entries of the table of contents', {
  tag: '@once'
}, () => {
  test('2.8.1 headings of levels 2 and 3 are listed in order, level 1 never', async ({
    page
  }) => {
    await openPage(page, '/docs/modals/api')
    const listed = await contents(page).getByRole('link').allTextContents()
    const headings = await page
      .locator('main .prose :is(h2, h3)')
      .evaluateAll(elements =>
        elements.map(element => element.firstChild?.textContent ?? '')
      )
    expect(listed.length).toBeGreaterThan(3)
    expect(listed.map(text => text.slice(0, 3))).toEqual(
      headings.map(text => text.slice(0, 3))
    )
    const title = await page.getByRole('heading', { level: 1 }).textContent()
    expect(listed).not.toContain(title)
  })

  test.describe(() => {
    test.use({ site: 'hideable' })

    test('2.8.1 a page chooses its levels, which nest, and lifts what lost its parent', async ({
      page
    }) => {
      await openPage(page, '/docs/levels')
      expect(await readNested(contents(page).locator('> ul'))).toEqual([
        ['Third', [['Fourth', [['Fifth', []]]]]],
        ['Fourth again', []],
        ['Third again', []]
      ])
    })
  })

  test.describe(() => {
    test.use({ site: 'hideable' })

    test('2.8.1 an entry keeps code, stress and loss, and reduces links to text', async ({
      page
    }) => {
      await openPage(page, '/docs/long')
      const entry = contents(page).getByRole('link', { name: /^Some code/ })
      await expect(entry).toHaveText('Some code, stress, loss and a link')
      expect(await entry.innerHTML()).toBe(
        'Some <code>code</code>, <em>stress</em>, <del>loss</del> and a link'
      )
    })
  })
})

test.describe('2.8.2 Table of contents on desktop', { tag: '@desktop' }, () => {
  test('2.8.2 it is in the served page', async ({ origin }) => {
    const { body } = await sendRequest(origin, { path: start })
    expect(body.toString()).toContain('<nav aria-label="Table of contents"')
  })

  test('2.8.2 it stands right of the text, stays in view and scrolls by itself', async ({
    page
  }) => {
    await openPage(page, start)
    await scrollTo(page, 1500)
    await expect(contents(page)).toBeInViewport()
    await expect(contents(page)).toHaveCSS('position', 'sticky')
    await expect(contents(page)).toHaveCSS('overflow-y', 'auto')
    const text = await page.locator('main article').boundingBox()
    const box = await contents(page).boundingBox()
    expect(box?.x ?? 0).toBeGreaterThanOrEqual(
      (text?.x ?? 0) + (text?.width ?? 0)
    )
  })

  test('2.8.2 it goes at 996 pixels and comes at 997', async ({ page }) => {
    await openPage(page, start)
    await page.setViewportSize({ width: 997, height: 800 })
    await expect(contents(page)).toBeVisible()
    await page.setViewportSize({ width: 996, height: 800 })
    await expect(contents(page)).toBeHidden()
  })

  test('2.8.2 it is not printed', async ({ page }) => {
    await openPage(page, start)
    await page.emulateMedia({ media: 'print' })
    await expect(contents(page)).toBeHidden()
  })
})

test.describe('2.8.3 Table of contents on a phone', { tag: '@phone' }, () => {
  test('2.8.3 a closed panel stands above the text', async ({ page }) => {
    await openPage(page, start)
    await expect(panel(page)).toBeVisible()
    await expect(panel(page)).not.toHaveAttribute('open')
    await expect(panel(page).getByRole('link').first()).toBeHidden()
    const panelBox = await panel(page).boundingBox()
    const textBox = await page.locator('main .prose').boundingBox()
    expect(panelBox?.y ?? 0).toBeLessThan(textBox?.y ?? 0)
  })

  test('2.8.3 it opens by touch and by keyboard, and says whether it is open', async ({
    page
  }) => {
    await openPage(page, start)
    const summary = panel(page).getByText('On this page')
    await summary.click()
    await expect(panel(page)).toHaveAttribute('open')
    await expect(panel(page).getByRole('link').first()).toBeVisible()
    await summary.press('Enter')
    await expect(panel(page)).not.toHaveAttribute('open')
  })

  test('2.8.3 it stays open after an entry was chosen', async ({ page }) => {
    await openPage(page, start)
    await panel(page).getByText('On this page').click()
    await panel(page).getByRole('link', { name: 'Next steps' }).click()
    await expect(page).toHaveURL(`${start}#next-steps`)
    await expect(panel(page)).toHaveAttribute('open')
  })

  test('2.8.3 it is not printed, not even open', async ({ page }) => {
    await openPage(page, start)
    await panel(page).getByText('On this page').click()
    await page.emulateMedia({ media: 'print' })
    await expect(panel(page)).toBeHidden()
  })

  test('2.8.3 the blog has none', async ({ page }) => {
    await openPage(page, '/blog/new-theme')
    await expect(panel(page)).toHaveCount(0)
  })
})

test('2.8.3 the panel is there on every width and hidden from 997 pixels on', {
  tag: '@desktop'
}, async ({ page }) => {
  await openPage(page, start)
  await expect(panel(page)).toBeHidden()
  await page.setViewportSize({ width: 997, height: 800 })
  await expect(panel(page)).toBeHidden()
  await page.setViewportSize({ width: 996, height: 800 })
  await expect(panel(page)).toBeVisible()
})

for (const name of ['without', 'plain']) {
  test.describe(() => {
    test.use({ site: 'hideable' })

    test(`2.8.4 a page ${name === 'plain' ? 'without headings' : 'that hides it'} has no table of contents`, async ({
      page
    }) => {
      await openPage(page, `/docs/${name}`)
      await expect(page.getByText('On this page')).toHaveCount(0)
    })
  })
}

test.describe('2.8.5 Highlighted entry', { tag: '@desktop' }, () => {
  test('2.8.5 above the first heading nothing is highlighted', async ({
    page
  }) => {
    await page.setViewportSize({ width: 1280, height: 400 })
    await openPage(page, start)
    await waitForFrames(page)
    await expect(active(page)).toHaveCount(0)
  })

  test('2.8.5 a heading in the upper half of the view is highlighted', async ({
    page
  }) => {
    await openPage(page, start)
    await placeHeading(page, 'ask-when-it-is-needed', 300)
    await expect(active(page)).toHaveText('Ask when it is needed')
  })

  test('2.8.5 while a heading is in the lower half the one before is highlighted', async ({
    page
  }) => {
    await openPage(page, start)
    await placeHeading(page, 'ask-when-it-is-needed', 450)
    await expect(active(page)).toHaveText('Explain before asking')
  })

  test('2.8.5 a heading that has left the view stays highlighted until the next comes', async ({
    page
  }) => {
    await openPage(page, start)
    await placeHeading(page, 'ask-when-it-is-needed', -100)
    await expect(active(page)).toHaveText('Ask when it is needed')
  })

  test('2.8.5 past the last heading it is highlighted', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 400 })
    await openPage(page, start)
    await placeHeading(page, 'next-steps', 20)
    await expect(active(page)).toHaveText('Next steps')
  })

  test('2.8.5 it is found on arrival, without a scroll', async ({ page }) => {
    await openPage(page, `${start}#react-to-the-status`)
    await expect(active(page)).toHaveText('React to the status')
  })

  test('2.8.5 what the navbar covers is past', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 2400 })
    await openPage(page, start)
    await placeHeading(page, 'declare-the-permissions', 61)
    await expect(active(page)).toHaveText('Declare the permissions')
    await placeHeading(page, 'declare-the-permissions', 58)
    await expect(active(page)).toHaveText('Explain before asking')
  })

  test.describe(() => {
    test.use({ site: 'hideable' })

    test('2.8.5 nothing is covered where the navbar hides', async ({
      page
    }) => {
      await openPage(page, '/docs/long')
      await placeHeading(page, 'close-one', 20)
      await expect(active(page)).toHaveText('Close one')
      await placeHeading(page, 'close-one', -60)
      await expect(active(page)).toHaveText('Close two')
    })
  })

  test('2.8.5 never more than one entry is highlighted', async ({ page }) => {
    await openPage(page, start)
    for (const id of ['install', 'explain-before-asking', 'next-steps']) {
      await placeHeading(page, id, 100)
      await expect(active(page)).toHaveCount(1)
    }
  })

  test('2.8.5 the table itself does not scroll along', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 260 })
    await openPage(page, '/docs/modals/api')
    await scrollTo(page, 5000)
    await expect(active(page)).toHaveCount(1)
    expect(await contents(page).evaluate(({ scrollTop }) => scrollTop)).toBe(0)
  })
})

test.describe('2.8.6 Headings from elsewhere', { tag: '@desktop' }, () => {
  test.describe(() => {
    test.use({ site: 'hideable' })

    test('2.8.6 the headings of an imported part are listed in their place', async ({
      page
    }) => {
      await openPage(page, '/docs/parts')
      await expect(contents(page).getByRole('link')).toHaveText([
        'Before',
        'From a part',
        'Below it',
        'After'
      ])
    })
  })

  test.describe(() => {
    test.use({ site: 'hideable' })

    test('2.8.6 contents that a page exports win', async ({ page }) => {
      await openPage(page, '/docs/own')
      await expect(contents(page).getByRole('link')).toHaveText([
        'Chosen by hand',
        'And this'
      ])
    })
  })
})

function contents(page: Page): Locator {
  return page.getByLabel('Table of contents')
}

function panel(page: Page): Locator {
  return page.locator('details', { hasText: 'On this page' })
}

function active(page: Page): Locator {
  return contents(page).locator('[aria-current]')
}

type Entry = readonly [string, readonly Entry[]]

/** Read the texts of a nested list of links. */
async function readNested(list: Locator): Promise<readonly Entry[]> {
  return list.evaluate(element => {
    function read(parent: Element): [string, unknown[]][] {
      return [...parent.children].map(item => {
        const nested = item.querySelector(':scope > ul')
        const text = item.querySelector('a')?.textContent ?? ''
        return [text, nested ? read(nested) : []]
      })
    }
    return read(element) as Entry[] // nested to any depth
  })
}

/** Scroll until a heading is as far below the top of the view as said. */
async function placeHeading(
  page: Page,
  id: string,
  top: number
): Promise<void> {
  const y = await page.evaluate(
    ([name, distance]) => {
      const heading = document.getElementById(name)
      return heading
        ? window.scrollY + heading.getBoundingClientRect().top - distance
        : Number.NaN
    },
    [id, top] as const
  )
  await scrollTo(page, Math.round(y))
  await waitForFrames(page)
}
