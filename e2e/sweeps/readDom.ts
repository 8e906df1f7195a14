import type { Page } from '@playwright/test'

/**
 * Read the page's elements and texts, one per line, to compare the served page
 * with the live one. Omits the parts that the script replaces on purpose: the
 * mobile menu and its toggle; sidebars on small screens, where they move into
 * the menu; the search field of a page, which starts with words of the address;
 * the current entry of the table of contents; the `disabled` and `hidden`
 * attributes of controls that need the script; and the attribute of code blocks
 * whose lines can wrap.
 *
 * @param part selector of the part to read
 */
export async function readDom(
  page: Page,
  part = '#root'
): Promise<readonly string[]> {
  return page.evaluate(selector => {
    const replaced =
      'nav details, dialog, main search, [aria-label="Toggle navigation bar"]' +
      (innerWidth > 996 ? '' : ', aside')
    const lines: string[] = []
    addNode(document.querySelector(selector), 0)
    return lines

    function addNode(node: Node | null, depth: number): void {
      if (node instanceof Element) {
        if (node.matches(replaced)) return
        lines.push(`${' '.repeat(depth)}<${describeElement(node)}>`)
        for (const child of node.childNodes) addNode(child, depth + 1)
      } else if (node instanceof Text && node.data.trim() !== '') {
        const text = node.data.replace(/\s+/g, ' ').trim()
        const last = lines.at(-1) ?? ''
        // Where one text node ends and the next begins doesn't matter.
        if (last.startsWith(`${' '.repeat(depth)}"`)) {
          lines[lines.length - 1] = `${last} ${text}`
        } else lines.push(`${' '.repeat(depth)}"${text}`)
      }
    }

    function describeElement(element: Element): string {
      const isControl = element.matches('button, input')
      const attributes = [...element.attributes]
        .filter(
          ({ name }) =>
            name !== 'data-wrappable' &&
            !(isControl && /^(?:disabled|hidden)$/.test(name))
        )
        .map(({ name, value }) => `${name}="${value}"`)
        .filter(attribute => attribute !== 'aria-current="location"')
      return [element.localName, ...attributes.sort()].join(' ')
    }
  }, part)
}

/** Read the positions, colors, and fonts of the page's main elements. */
export async function readLayout(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll('nav, main, h1, h2, p, pre, footer, article')
    ].flatMap(element => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { color, fontFamily, fontSize } = getComputedStyle(element)
      const box = [x, y, width, height].map(Math.round)
      // Closed elements may have a box, or may not exist yet.
      return element.checkVisibility()
        ? [[element.tagName, ...box, color, fontFamily, fontSize]]
        : []
    })
  )
}
