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

/** How the elements of a page look. */
interface Styles {
  /** All properties but the tokens. */
  readonly names: readonly string[]
  /** Their values, one per line, of each element and its pseudo-elements. */
  readonly styles: ReadonlyMap<Element, Readonly<Record<string, string>>>
}

/**
 * Read how each visible element looks, and what its rules insert. Runs in the
 * page. Reading the list of properties of each element would take most of the
 * time.
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
