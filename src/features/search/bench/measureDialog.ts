import type { Page } from '@playwright/test'
import { browseBuild } from '../../../../scripts/browseBuild.ts'
import { heldOutQuestions } from './questions.ts'

/**
 * Measure how long after a key the search dialog shows its results, with the
 * processor four times slower:
 *
 *     npm run build && npx tsx bench/search/measureDialog.ts
 *
 * Each question is typed key by key. A key counts until the list has changed
 * and the next frame is drawn, so the index files it fetches are part of it;
 * keys that change nothing are left out.
 */
const SLOWDOWN = 4
const QUESTIONS = 20

const { browser, origin, close } = await browseBuild()
const page = await browser.newPage({ serviceWorkers: 'block' })
await page.goto(`${origin}/docs/permissions/started`)
await page.locator('html[data-has-hydrated="true"]').waitFor()
const session = await page.context().newCDPSession(page)
await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
await page.keyboard.press('/')
await page.getByRole('dialog').getByRole('combobox').waitFor()
await noteChanges(page)
for (const { text } of heldOutQuestions.slice(0, QUESTIONS)) {
  await page.getByRole('dialog').getByRole('combobox').fill('')
  for (const key of text) {
    await page.keyboard.type(key)
    await page.waitForTimeout(400)
  }
}
const times = await readTimes(page)
await close()
print(
  'changed',
  times.map(({ changed }) => changed)
)
print(
  'drawn',
  times.map(({ drawn }) => drawn)
)

interface KeyTimes {
  readonly changed: number
  readonly drawn: number
}

declare global {
  interface Window {
    times?: KeyTimes[]
  }
}

function print(name: string, times: readonly number[]): void {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) =>
    Math.round(sorted[Math.floor(sorted.length * share)] ?? Number.NaN)
  console.log(
    `${name}: ${sorted.length} keys, median ${at(0.5)} ms, 9 of 10 within ${at(0.9)} ms, most ${at(0.999)} ms`
  )
}

/** Note the times from each key to the first change of the list after it. */
async function noteChanges(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: KeyTimes[] = []
    let pressed: number | undefined
    window.times = times
    document.addEventListener(
      'input',
      event => {
        pressed = event.timeStamp
      },
      true
    )
    new MutationObserver(changes => {
      const isList = changes.some(({ target }) => {
        const element =
          target instanceof Element ? target : target.parentElement
        return (
          element?.closest('[role=listbox]') || target.nodeName === 'DIALOG'
        )
      })
      if (!isList || pressed === undefined) return
      const start = pressed
      const changed = performance.now() - start
      pressed = undefined
      // A message is delivered after the frame.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          times.push({ changed, drawn: performance.now() - start })
        }
        port2.postMessage(undefined)
      })
    }).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true
    })
  })
}

async function readTimes(page: Page): Promise<readonly KeyTimes[]> {
  return page.evaluate(() => window.times ?? [])
}
