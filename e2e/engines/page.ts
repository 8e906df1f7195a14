import type { Driver, InputActions } from './driver.ts'
import { findTarget, readMiss } from './findTarget.ts'
import { PATIENCE } from './patience.ts'

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
   * Click the first visible element that matches a selector, once it's enabled,
   * still, in view and not covered.
   *
   * @param text all that the element says, if the selector matches several
   * @throws Error that says which of these it isn't
   */
  readonly click: (selector: string, text?: string) => Promise<void>
  /** Click while a key is held down. */
  readonly clickWith: (
    key: string,
    selector: string,
    text?: string
  ) => Promise<void>
  /** Click with the middle button. */
  readonly middleClick: (selector: string, text?: string) => Promise<void>
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
   * @throws Error if there is none in a minute
   */
  readonly waitFor: <Args extends readonly Json[], Result>(
    run: (...args: Args) => Result | undefined | Promise<Result | undefined>,
    ...args: Args
  ) => Promise<Result>
}

/** How a click differs from a plain one. */
interface Press {
  /** Held down meanwhile. */
  readonly key?: string
  /** Of the mouse; 1 is the middle one. */
  readonly button?: number
}

/** Milliseconds between two checks of a condition. */
const INTERVAL = 25

/** The events of a click, and those of moving the pointer. */
const CLICK_EVENTS = [
  ...['pointerdown', 'mousedown', 'pointerup', 'mouseup'],
  ...['click', 'auxclick', 'dblclick']
]
const MOVE_EVENTS = ['pointerover', 'mouseover', 'pointermove', 'mousemove']

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

  /** @returns what keeps the pointer from the element, or null */
  async function tryPoint(
    selector: string,
    text: string | undefined,
    buttons: readonly string[],
    { key, button = 0 }: Press = {}
  ): Promise<string | null> {
    const events = buttons.length > 0 ? CLICK_EVENTS : MOVE_EVENTS
    const target = await evaluate(
      findTarget,
      selector,
      text ?? null,
      events
    ).catch((error: Error) => ({ obstacle: error.message })) // it may be loading
    if ('obstacle' in target) return target.obstacle
    await driver.act(
      createInput(
        target,
        buttons.map(type => ({ type, button })),
        key
      )
    )
    // If the click has replaced the document, it hit.
    const missed = await evaluate(readMiss).catch(() => null)
    return missed && `the pointer hit ${missed} instead`
  }

  async function point(
    selector: string,
    text: string | undefined,
    buttons: readonly string[],
    press?: Press
  ): Promise<void> {
    const end = Date.now() + PATIENCE
    let obstacle: string | null
    do {
      obstacle = await tryPoint(selector, text, buttons, press)
      if (obstacle === null) return
      await new Promise(resolve => setTimeout(resolve, INTERVAL))
    } while (Date.now() < end)
    const action = buttons.length > 0 ? 'click' : 'point at'
    const name = selector + (text === undefined ? '' : ` with text "${text}"`)
    throw new Error(
      `Can't ${action} ${name}: for ${PATIENCE / 1000} seconds, ${obstacle}.`
    )
  }

  return {
    ...driver,
    evaluate,
    waitFor,
    see,
    click: (selector, text) =>
      point(selector, text, ['pointerDown', 'pointerUp']),
    clickWith: (key, selector, text) =>
      point(selector, text, ['pointerDown', 'pointerUp'], { key }),
    middleClick: (selector, text) =>
      point(selector, text, ['pointerDown', 'pointerUp'], { button: 1 }),
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
    resize: async (width, height) => {
      await driver.resize(width, height)
      await waitFor(width => window.innerWidth === width, width)
    },
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

/** Create the actions that move the pointer and press buttons and a key. */
function createInput(
  { x, y }: { readonly x: number; readonly y: number },
  presses: readonly { readonly type: string; readonly button: number }[],
  key: string | undefined
): readonly InputActions[] {
  const move = { type: 'pointerMove', duration: 0, origin: 'viewport', x, y }
  const mouse = [move, ...presses]
  if (key === undefined) {
    return [{ type: 'pointer', id: 'mouse', actions: mouse }]
  }
  const pause = { type: 'pause', duration: 0 }
  const value = keyCodes[key] ?? key
  const keys = [
    { type: 'keyDown', value },
    ...mouse.map(() => pause),
    { type: 'keyUp', value }
  ]
  return [
    { type: 'key', id: 'keyboard', actions: keys },
    { type: 'pointer', id: 'mouse', actions: [pause, ...mouse] }
  ]
}
