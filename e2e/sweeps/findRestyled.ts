import type { Page } from '@playwright/test'
import { RECORD_ID } from '../../src/core/model/landmarks.ts'

/**
 * Load the whole style sheet, as going on to another page does, and find what
 * looks different with it.
 *
 * @returns what changed in which elements; nothing on a page without late sheet
 */
export async function findRestyled(page: Page): Promise<readonly string[]> {
  return page.evaluate(async recordId => {
    const record = document.getElementById(recordId)?.textContent ?? '{}'
    const { whole } = JSON.parse(record) as { readonly whole?: string }
    if (whole === undefined) return []
    const elements = [...document.body.querySelectorAll('*')].filter(element =>
      element.checkVisibility()
    )
    const before = elements.map(readStyles)
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = whole
    await new Promise((resolve, reject) => {
      link.onload = resolve
      link.onerror = reject
      document.head.append(link)
    })
    return elements.flatMap((element, index) => {
      const after = readStyles(element)
      return [...(before[index] ?? [])].flatMap(([name, value]) =>
        after.get(name) === value
          ? []
          : `${element.tagName}.${element.className} ${name}: ${value} → ${after.get(name)}`
      )
    })

    /** Of the element and of what its rules insert; without the tokens. */
    function readStyles(element: Element): ReadonlyMap<string, string> {
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
  }, RECORD_ID)
}
