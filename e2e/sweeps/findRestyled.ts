import type { Page } from '@playwright/test'
import { RECORD_ID } from '../../src/core/model/landmarks.ts'

/**
 * Properties that matter only in motion or after interaction, which the first
 * view may lack. Masks fade the edges of scrollable elements in an animation.
 */
const LATE =
  /^(?:::before|::after)?(?:transition|animation|(?:scroll-)?timeline|cursor|outline|overscroll|pointer-events)|^(?:-webkit-)?mask-/

/** URL of the whole style sheet. */
export const WHOLE_SHEET = /\/assets\/client\.[^?]*\.css$/

/** Elements that reserve space for a button that a script may show. */
const ROOM = '.code-title, .code-buttons'

/**
 * Release the whole style sheet, and find elements whose styles change.
 *
 * @param release lets the style sheet load, which the early script requested
 * @returns the changed properties with their elements
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
      [...before.styles]
        .filter(([element]) => !element.matches(room))
        .flatMap(([element, parts]) =>
          Object.entries(parts).flatMap(([part, values]) => {
            const next = after.styles.get(element)?.[part]
            if (next === values) return []
            const now = next?.split('\n') ?? []
            const { tagName, className } = element
            return values.split('\n').flatMap((value, index) =>
              now[index] === value
                ? []
                : {
                    name: part + before.names[index],
                    text: `${tagName}.${className} ${value} → ${now[index]}`
                  }
            )
          })
        ),
    [before, after, ROOM] as const
  )
  return changes
    .filter(({ name }) => !LATE.test(name))
    .map(({ name, text }) => `${name} of ${text}`)
}

/** Computed styles of a page. */
interface Styles {
  /** Property names, without custom properties. */
  readonly names: readonly string[]
  /** The values, one per line, of each element and its pseudo-elements. */
  readonly styles: ReadonlyMap<Element, Readonly<Record<string, string>>>
}

/**
 * Read the styles of each visible element and its pseudo-elements, in the page.
 * The property names are read only once because that's slow.
 */
function readStyles(): Styles {
  const names = [...getComputedStyle(document.body)].filter(
    name => !name.startsWith('--')
  )
  const elements = [...document.body.querySelectorAll('*')].filter(element =>
    element.checkVisibility()
  )
  return {
    names,
    styles: new Map(elements.map(element => [element, readElement(element)]))
  }

  function readElement(element: Element): Readonly<Record<string, string>> {
    const parts: Record<string, string> = {}
    for (const pseudo of ['', '::before', '::after']) {
      const computed = getComputedStyle(element, pseudo)
      if (pseudo !== '' && computed.content === 'none') continue
      parts[pseudo] = names
        .map(name => computed.getPropertyValue(name))
        .join('\n')
    }
    return parts
  }
}
