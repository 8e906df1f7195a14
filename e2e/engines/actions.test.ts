import { findTarget, readMiss } from './findTarget.ts'
import type { EnginePage } from './page.ts'
import { expect, test } from './test.ts'

test('a click waits until its target has slid in', async ({ page }) => {
  await show(page, '<button id="target">Go</button>')
  await page.evaluate(() => {
    const target = document.querySelector('#target') as HTMLElement
    target.addEventListener('click', () => {
      target.dataset.clickedAt = String(target.getBoundingClientRect().left)
    })
    target.style.translate = '2000px'
    // Like a panel that only begins to slide after the previous click.
    setTimeout(() => {
      target.style.transition = 'translate 300ms'
      target.style.translate = '0px'
    }, 200)
  })
  await page.click('#target')
  await page.see('#target[data-clicked-at="0"]')
})

test('a click waits until nothing covers its target', async ({ page }) => {
  await show(page, '<button id="target">Go</button><div id="cover"></div>')
  await page.evaluate(logClicks)
  await page.evaluate(() => {
    const cover = document.querySelector('#cover') as HTMLElement
    cover.style.cssText = 'position: fixed; inset: 0'
    setTimeout(() => cover.remove(), 300)
  })
  await page.click('#target')
  await page.see('body[data-clicked=target]')
})

test('an event that something else gets is stopped and reported', async ({
  page
}) => {
  await show(page, '<button id="target">Go</button><div id="other"></div>')
  await page.evaluate(logClicks)
  const click = (id: string) =>
    page.evaluate(id => document.getElementById(id)?.click(), id)
  const aim = () => page.evaluate(findTarget, '#target', 'Go', ['click'])
  await aim()
  await click('other')
  expect(await page.evaluate(readMiss)).toBe('<div id="other">')
  await aim()
  await click('target')
  expect(await page.evaluate(readMiss)).toBe(null)
  await click('other')
  await page.see('body[data-clicked="target other"]')
})

test.for([
  ['no element matches', ''],
  ['no match has this text', '<p id="target">Other</p>'],
  ["it isn't visible", '<p id="target" hidden>Go</p>'],
  ['it is disabled', '<button id="target" disabled>Go</button>'],
  ['it is disabled', '<p aria-disabled="true"><a id="target">Go</a></p>'],
  [
    'its center is outside the window, at 1420, 10',
    '<p id="target">Go</p>',
    '#target { position: fixed; left: 1400px; width: 40px; height: 20px; margin: 0; top: 0 }'
  ],
  [
    'its center is covered by <div class="cover">',
    '<p id="target">Go</p><div class="cover"></div>',
    '.cover { position: fixed; inset: 0 }'
  ]
])('an action waits while %s', async ([obstacle, html = '', css], { page }) => {
  await show(page, html, css)
  expect(await page.evaluate(findTarget, '#target', 'Go', [])).toEqual({
    obstacle
  })
})

test.for([
  ['a script moves it', moveEachFrame],
  ['an animation of it runs', animate]
] as const)('an action waits while %s', async ([, move], { page }) => {
  await show(page, '<p id="target">Go</p>')
  await page.evaluate(move)
  expect(await page.evaluate(findTarget, '#target', 'Go', [])).toEqual({
    obstacle: 'it moves'
  })
})

test('an action finds its target below the window, in a child and in a shadow root', async ({
  page
}) => {
  await show(
    page,
    '<div class="space"></div><p id="target"><b>Go</b></p>',
    '.space { height: 3000px }'
  )
  const find = () => page.evaluate(findTarget, '#target', 'Go', [])
  expect(await find()).toEqual({
    x: expect.any(Number),
    y: expect.any(Number)
  })
  await page.evaluate(() => {
    const shadow = document
      .querySelector('#target')
      ?.attachShadow({ mode: 'open' })
    shadow?.append(document.createElement('slot'))
  })
  expect(await find()).toEqual({
    x: expect.any(Number),
    y: expect.any(Number)
  })
})

/** Runs in the page: move the target by 1 px in each frame. */
function moveEachFrame(): void {
  const target = document.querySelector('#target') as HTMLElement
  let left = 0
  move()

  function move(): void {
    target.style.translate = `${++left}px`
    requestAnimationFrame(move)
  }
}

/** Runs in the page: start an animation that can't be seen in the target's box. */
function animate(): void {
  document.querySelector('#target')?.animate({ opacity: [0, 1] }, 100_000)
}

/**
 * Show markup on an empty page.
 *
 * @param css added by a script: in WebKit, an empty page has the security policy of
 * the page that was there before, which blocks style elements
 */
async function show(page: EnginePage, html: string, css = ''): Promise<void> {
  await page.open('about:blank')
  await page.evaluate(
    (markup, rules) => {
      document.body.innerHTML = markup
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`body { margin: 0 } ${rules}`)
      document.adoptedStyleSheets = [sheet]
    },
    html,
    css
  )
}

/** Runs in the page: collect the ids of clicked elements. */
function logClicks(): void {
  document.body.addEventListener('click', ({ target }) => {
    const before = document.body.dataset.clicked ?? ''
    document.body.dataset.clicked = `${before} ${(target as Element).id}`.trim()
  })
}
