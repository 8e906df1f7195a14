import {
  addLink,
  expectScroll,
  followUnseen,
  open,
  scrollTo,
  waitForFrames
} from './actions.ts'
import type { EnginePage } from './page.ts'
import { expect, test } from './test.ts'

const doc = '/docs/guide/start'
const long = '/docs/long'

test('2.7.4 a link without a hash shows the page from its top', async ({
  page
}) => {
  await open(page, long, 'hideable')
  await scrollTo(page, 700)
  await followUnseen(page, 'footer a[href="/docs/other"]')
  await page.see('h1', 'Other page')
  await expectScroll(page, 0)
})

test('2.7.4 2.7.5 a hash leads to its heading, below the navbar', async ({
  page
}) => {
  await page.resize(1280, 500)
  await open(page, `${doc}#first-section`)
  await page.waitFor(isBelowNavbar, 'first-section')
  await page.click('a[href$="#below-the-first-section"]')
  await page.waitFor(isBelowNavbar, 'below-the-first-section')
  expect(await page.readUrl()).toHaveProperty(
    'hash',
    '#below-the-first-section'
  )
})

test('2.7.5 whatever a hash refers to starts below the navbar', async ({
  page
}) => {
  await open(page, '/docs/text', 'everything')
  const names = await page.evaluate(addTargets)
  for (const name of names) {
    await page.evaluate(id => {
      window.location.hash = id
    }, name)
    await page.waitFor(isBelowNavbar, name)
  }
})

test('2.7.4 a first load with a hash stays at its heading', async ({
  page
}) => {
  await open(page, `${long}#first-part`, 'hideable')
  await page.waitFor(() => document.readyState === 'complete')
  await waitForFrames(page)
  await expectAtTop(page, 'first-part')
})

test('2.7.4 a heading is found by its decoded id', async ({ page }) => {
  await open(page, '/docs/other', 'hideable')
  await addLink(page, '/docs/long#%C3%BCber-uns')
  await page.click('#added')
  await page.see('h1', 'Long page')
  await expectAtTop(page, 'über-uns')
})

test('2.7.4 a link to a heading of another page marks and focuses it', async ({
  page
}) => {
  await open(page, '/docs/other', 'hideable')
  await addLink(page, '/docs/long#first-part')
  await page.click('#added')
  await page.see('h1', 'Long page')
  await page.waitFor(() => document.activeElement?.id === 'first-part')
  await expectTarget(page, 'first-part')
  await expectAtTop(page, 'first-part')
})

test('2.7.4 a heading is marked only while its hash is in the address', async ({
  page
}) => {
  await open(page, '/docs/other', 'hideable')
  await addLink(page, '/docs/long#first-part')
  await page.click('#added')
  await page.see('h1', 'Long page')
  await expectTarget(page, 'first-part')
  await page.back()
  await page.see('h1', 'Other page')
  await expectTarget(page, '')
  await page.forward()
  await page.see('h1', 'Long page')
  await expectTarget(page, 'first-part')
  expect(await page.evaluate(() => window.history.state.idx)).toBe(1)
})

test("2.7.4 a new query, or a hash without a heading, doesn't scroll", async ({
  page
}) => {
  await open(page, long, 'hideable')
  for (const end of ['?a=b', '?a=b#nothing']) {
    await scrollTo(page, 0)
    await addLink(page, long + end)
    await scrollTo(page, 700)
    await followUnseen(page, '#added')
    await page.waitFor(text => window.location.href.endsWith(text), end)
    await waitForFrames(page)
    await expectScroll(page, 700)
  }
})

test("2.7.4 a reader who scrolls on after a jump isn't pulled back", async ({
  page
}) => {
  await open(page, long, 'hideable')
  await page.evaluate(() => {
    const scrollOn = () => window.scrollTo({ top: 700, behavior: 'instant' })
    window.addEventListener('hashchange', scrollOn, { once: true })
  })
  await page.click('nav a[href="#first-part"]')
  await page.waitFor(() => window.location.hash === '#first-part')
  await waitForFrames(page)
  await expectScroll(page, 700)
})

/** Expect a marked heading, or none: ''. */
async function expectTarget(page: EnginePage, id: string): Promise<void> {
  const readTarget = () =>
    page.evaluate(() => document.querySelector(':target')?.id ?? '')
  await expect.poll(readTarget).toBe(id)
}

/** Expect a heading at its scroll margin from the top of the window. */
async function expectAtTop(page: EnginePage, id: string): Promise<void> {
  await page.waitFor(name => {
    const heading = document.getElementById(name)
    if (!heading) return false
    const { scrollMarginTop } = getComputedStyle(heading)
    const { top } = heading.getBoundingClientRect()
    // Firefox scrolls by whole pixels.
    return Math.abs(top - Number.parseFloat(scrollMarginTop)) < 1.5
  }, id)
}

/** Runs in the page. */
function isBelowNavbar(id: string): boolean {
  const bar = document.querySelector('nav')?.getBoundingClientRect().bottom
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? 0
  return bar !== undefined && top >= bar && top < bar + 20
}

/**
 * Add elements with ids to the page, far from its ends. Runs in the page.
 *
 * @returns their ids
 */
function addTargets(): readonly string[] {
  const added = document.createElement('div')
  added.className = 'prose'
  added.innerHTML = `
    <p id="added-paragraph">Text <a id="added-anchor"></a> and <code id="added-code">code</code></p>
    <ul><li id="added-item">Item</li></ul>
    <dl><dt id="added-term">Term</dt><dd id="added-meaning">Meaning</dd></dl>
    <figure id="added-figure">Figure</figure>
    <pre><code><span id="added-line">Line</span></code></pre>
    <div class="table-scroll"><table>
      <thead><tr id="added-head"><th id="added-column">Head</th></tr></thead>
      <tbody id="added-body">
        <tr id="added-row"><td id="added-cell"><a id="added-cell-anchor"></a>Cell</td></tr>
        <tr id="added-next-row"><td>Cell</td></tr>
      </tbody>
    </table></div>`
  const heading = document.querySelectorAll('main h2')[3]
  heading?.before(added)
  return [...added.querySelectorAll('[id]')].map(({ id }) => id)
}
