import type { ReactNode } from 'react'
import { dropBreakHints } from '../../../core/model/dropBreakHints.ts'
import type { ContentModule } from '../../../core/model/route.ts'
import { printElement } from './printElement.ts'

/** The part of a page that a link leads to. */
interface Excerpt {
  /** The heading that the link leads to, or the name of a table's row. */
  readonly heading?: string | undefined
  /** The first paragraph of its section, or of the page. */
  readonly text?: string | undefined
}

/**
 * Read the part of a page that a link leads to, from what's known before the page
 * is rendered: all of it except what components show.
 *
 * @param id of the element that the link leads to
 */
export function readExcerpt(
  content: ContentModule | undefined,
  id: string | undefined
): Excerpt {
  const page = parse(printContent(content))
  const heading = content?.headings?.find(each => each.id === id)
  const element = id === undefined ? null : page.getElementById(id)
  if (heading) {
    return {
      heading: readText(parse(heading.html).body),
      text: element ? readSection(element) : undefined
    }
  }
  if (element instanceof HTMLTableRowElement) {
    return { heading: readCell(element, 0), text: readCell(element, -1) }
  }
  const paragraphs = element
    ? [...element.querySelectorAll('p'), element]
    : page.querySelectorAll('body > p')
  return { text: findText(paragraphs) }
}

/** Content modules are functions that return elements, and use no hooks. */
function printContent(content: ContentModule | undefined): string {
  try {
    const create = content?.default as (props: object) => ReactNode
    return printElement(create({}))
  } catch {
    return '' // A page's own code may rely on being rendered.
  }
}

/** Parts that mean nothing in a card: icons, hints, and links of footnotes. */
const UNREAD =
  '[aria-hidden="true"], .visually-hidden, [data-footnote-ref], [data-footnote-backref]'

/** Parse markup. Scripts don't run, and images don't load. */
function parse(html: string): Document {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const part of page.querySelectorAll(UNREAD)) part.remove()
  return page
}

/** Read the first paragraph below a heading, or the first item of a list. */
function readSection(heading: Element): string | undefined {
  const parts: Element[] = []
  let next = heading.nextElementSibling
  while (next && !/^H[1-6]$/.test(next.tagName)) {
    parts.push(next)
    next = next.nextElementSibling
  }
  return (
    findText(parts.filter(part => part.matches('p'))) ??
    findText(parts.flatMap(part => [...part.querySelectorAll('li, dd')]))
  )
}

function readCell(row: HTMLTableRowElement, index: number): string | undefined {
  const cell = [...row.cells].at(index)
  return cell && readText(cell)
}

function findText(elements: Iterable<Element>): string | undefined {
  return [...elements].map(readText).find(text => text !== '')
}

function readText({ textContent }: Element): string {
  return dropBreakHints(textContent ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}
