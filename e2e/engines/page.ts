import type { Driver } from './driver.ts'

/** What JSON can carry into a page. */
type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json }

/** A tab with empty storage, with the same methods in every engine. */
export interface EnginePage
  extends Pick<
    Driver,
    'reload' | 'resize' | 'takePicture' | 'readErrors' | 'open'
  > {
  /** Call a function in the page. It sees its arguments and globals only. */
  readonly evaluate: <Args extends readonly Json[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>
  /**
   * Click the first visible element that matches a selector, as a reader does:
   * whatever lies on top of it gets the click.
   *
   * @param text all that the element says, if the selector matches several
   */
  readonly click: (selector: string, text?: string) => Promise<void>
  /** Click while a key is held down. */
  readonly clickWith: (
    key: string,
    selector: string,
    text?: string
  ) => Promise<void>
  /** Point at an element as `click` would. */
  readonly hover: (selector: string, text?: string) => Promise<void>
  /** Press keys one after another: `Control+k`, `ArrowDown`, `a`. */
  readonly press: (...keys: readonly string[]) => Promise<void>
  /** Open another tab or window, which shares what is stored. */
  readonly openTab: () => Promise<EnginePage>
  readonly back: () => Promise<void>
  readonly forward: () => Promise<void>
  readonly readUrl: () => Promise<URL>
  /** Wait until an element is visible. */
  readonly see: (selector: string, text?: string) => Promise<void>
  /** Wait until React has taken over the document. */
  readonly waitForHydration: () => Promise<void>
  /**
   * Wait until a function returns a truthy value in the page, across documents.
   *
   * @returns that value
   * @throws Error if there is none in half a minute
   */
  readonly waitFor: <Args extends readonly Json[], Result>(
    run: (...args: Args) => Result | undefined | Promise<Result | undefined>,
    ...args: Args
  ) => Promise<Result>
}

/** How long to wait for a condition, and between two checks of it. */
const PATIENCE = 30_000
const INTERVAL = 25

/** @see https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keyCodes: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015'
}

/**
 * Create a page from an engine's driver.
 *
 * @param host a name that resolves to `localhost`; the page opens sites at it
 */
export function createPage(driver: Driver, host: string): EnginePage {
  const evaluate: EnginePage['evaluate'] = async (run, ...args) => {
    const call = `(${run})(...${JSON.stringify(args)})`
    const json = await driver.run(
      `(async () => {
        try { return JSON.stringify({ value: await ${call} }) }
        catch (error) { return JSON.stringify({ error: String(error) }) }
      })()`
    )
    const { value, error } = JSON.parse(json)
    if (error !== undefined) throw new Error(`${error} in ${run}`)
    return value
  }

  const waitFor: EnginePage['waitFor'] = async (run, ...args) => {
    const end = Date.now() + PATIENCE
    let problem: unknown
    do {
      try {
        const result = await evaluate(run, ...args)
        if (result) return result
      } catch (error) {
        problem = error // The document may have been replaced meanwhile.
      }
      await new Promise(resolve => setTimeout(resolve, INTERVAL))
    } while (Date.now() < end)
    throw new Error(`The page never met ${run} with ${JSON.stringify(args)}.`, {
      cause: problem
    })
  }

  const see: EnginePage['see'] = async (selector, text) => {
    await waitFor(isVisible, selector, text ?? null)
  }

  async function point(
    selector: string,
    text: string | undefined,
    buttons: readonly string[],
    key?: string
  ): Promise<void> {
    const { x, y } = await waitFor(findCenter, selector, text ?? null)
    const move = { type: 'pointerMove', duration: 0, origin: 'viewport', x, y }
    const presses = buttons.map(type => ({ type, button: 0 }))
    const pause = { type: 'pause', duration: 0 }
    const mouse = [move, ...presses]
    if (key === undefined) {
      await driver.act([{ type: 'pointer', id: 'mouse', actions: mouse }])
      return
    }
    const value = keyCodes[key] ?? key
    const keys = [
      { type: 'keyDown', value },
      ...mouse.map(() => pause),
      { type: 'keyUp', value }
    ]
    await driver.act([
      { type: 'key', id: 'keyboard', actions: keys },
      { type: 'pointer', id: 'mouse', actions: [pause, ...mouse] }
    ])
  }

  return {
    ...driver,
    evaluate,
    waitFor,
    see,
    click: (selector, text) =>
      point(selector, text, ['pointerDown', 'pointerUp']),
    clickWith: (key, selector, text) =>
      point(selector, text, ['pointerDown', 'pointerUp'], key),
    hover: (selector, text) => point(selector, text, []),
    press: async (...keys) => {
      for (const key of keys) {
        const values = key.split('+').map(name => keyCodes[name] ?? name)
        const actions = [
          ...values.map(value => ({ type: 'keyDown', value })),
          ...values.toReversed().map(value => ({ type: 'keyUp', value }))
        ]
        await driver.act([{ type: 'key', id: 'keyboard', actions }])
      }
    },
    open: url => driver.open(url.replace('//localhost:', `//${host}:`)),
    openTab: async () => createPage(await driver.openTab(), host),
    back: () => driver.traverse(-1),
    forward: () => driver.traverse(1),
    readUrl: async () => new URL(await evaluate(() => window.location.href)),
    waitForHydration: async () => {
      await waitFor(
        () => document.documentElement.dataset.hasHydrated === 'true'
      )
    }
  }
}

/** Runs in the page, without scrolling it. */
export function isVisible(selector: string, text: string | null): boolean {
  return [...document.querySelectorAll(selector)].some(
    element =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (text === null || element.textContent?.trim() === text)
  )
}

/**
 * Runs in the page: find the center of an element, which is scrolled into view.
 *
 * @returns undefined while it isn't visible or moves
 */
async function findCenter(
  selector: string,
  text: string | null
): Promise<{ readonly x: number; readonly y: number } | undefined> {
  const element = [...document.querySelectorAll(selector)].find(
    candidate =>
      candidate.checkVisibility({ visibilityProperty: true }) &&
      (text === null || candidate.textContent?.trim() === text)
  )
  if (!element) return
  const { top, bottom } = element.getBoundingClientRect()
  if (top < 0 || bottom > window.innerHeight) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
  }
  // A link may break across lines; its box then includes other text.
  const [before] = element.getClientRects()
  await new Promise(resolve => requestAnimationFrame(resolve))
  const [box] = element.getClientRects()
  if (!box || box.top !== before?.top || box.left !== before.left) return
  return {
    x: Math.round(box.left + box.width / 2),
    y: Math.round(box.top + box.height / 2)
  }
}
