import type { Page } from '@playwright/test'
import { RECORD_ID } from '../../src/core/model/landmarks.ts'

/**
 * What shows only when something moves or a reader acts, which comes late. A
 * mask fades the edge of what can be scrolled, by an animation.
 */
const LATE =
  /^(?:::before|::after)?(?:transition|animation|(?:scroll-)?timeline|cursor|outline|overscroll|pointer-events)|^(?:-webkit-)?mask-/

/** The file of the whole style sheet. */
export const WHOLE_SHEET = /\/assets\/client\.[^?]*\.css$/

/** Where there is room for a button that a script may show. */
const ROOM = '.code-title, .code-buttons'

/**
 * Let the whole style sheet arrive, and find what looks different with it.
 *
 * @param release lets the sheet through, which the early script has requested
 * @returns what changed in which elements
 */
export async function findRestyled(
  page: Page,
  release: () => Promise<void>
): Promise<readonly string[]> {
  const before = await page.evaluateHandle(readStyles)
  await release()
  await page.waitForFunction(recordId => {
    const record = document.getElementById(recordId)?.textContent ?? '{}'
    const { style } = JSON.parse(record) as { readonly style: string }
    return [...document.styleSheets].some(({ href }) => href?.endsWith(style))
  }, RECORD_ID)
  const after = await page.evaluateHandle(readStyles)
  const changes = await page.evaluate(
    ([before, after, room]) =>
      [...before]
        .filter(([element]) => !element.matches(room))
        .flatMap(([element, styles]) =>
          [...styles].flatMap(([name, value]) => {
            const now = after.get(element)?.get(name)
            const { tagName, className } = element
            return now === value
              ? []
              : { name, text: `${tagName}.${className} ${value} → ${now}` }
          })
        ),
    [before, after, ROOM] as const
  )
  return changes
    .filter(({ name }) => !LATE.test(name))
    .map(({ name, text }) => `${name} of ${text}`)
}

/**
 * Read how each visible element looks, and what its rules insert; without the
 * tokens. Runs in the page.
 */
function readStyles(): ReadonlyMap<Element, ReadonlyMap<string, string>> {
  const elements = [...document.body.querySelectorAll('*')].filter(element =>
    element.checkVisibility()
  )
  return new Map(elements.map(element => [element, readElement(element)]))

  function readElement(element: Element): ReadonlyMap<string, string> {
    const styles = new Map<string, string>()
    for (const pseudo of ['', '::before', '::after']) {
      const computed = getComputedStyle(element, pseudo)
      if (pseudo !== '' && computed.content === 'none') continue
      for (const name of computed) {
        if (name.startsWith('--')) continue
        styles.set(pseudo + name, computed.getPropertyValue(name))
      }
    }
    return styles
  }
}
