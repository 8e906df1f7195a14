import type { Page } from '../../../core/model/route.ts'
import type { ClientSite } from '../../../core/model/site.ts'
import type { CardTarget } from './findTarget.ts'
import { type Point, placeCard } from './placeCard.ts'
import { readExcerpt } from './readExcerpt.ts'
// Not a module: a module more would rename classes in every document.
import './hoverCards.css'

/** An open card. */
export interface Card {
  readonly link: HTMLAnchorElement
  readonly element: HTMLElement
  readonly close: () => void
}

/** Id and class of a card, and the start of its lines' classes. */
const CARD = 'hover-card'

/** What a card depends on besides its link and page. */
interface CardContext {
  readonly site: ClientSite
  /** The pointer's place, if known. */
  readonly point: Point | undefined
}

/**
 * Show a link's card.
 *
 * @returns undefined if there's nothing to show
 */
export function openCard(
  link: HTMLAnchorElement,
  page: Page,
  target: CardTarget,
  { site, point }: CardContext
): Card | undefined {
  const lines = listLines(page, target, site)
  if (lines.length === 0) return undefined
  const element = createElement(page, lines, site)
  // All text belongs to a landmark.
  const parent = link.closest('main') ?? document.body
  parent.append(element)
  place(element, link, point)
  // References to footnotes have a description.
  const described = link.getAttribute('aria-describedby')
  const ids = described === null ? CARD : `${described} ${CARD}`
  link.setAttribute('aria-describedby', ids)
  return {
    link,
    element,
    close: () => {
      if (described === null) link.removeAttribute('aria-describedby')
      else link.setAttribute('aria-describedby', described)
      element.remove()
    }
  }
}

/** A line of a card, and the name of its style. */
type Line = readonly [name: string, text: string]

function listLines(
  { route, contents }: Page,
  { id, isSamePage }: CardTarget,
  site: ClientSite
): readonly Line[] {
  // Lists of posts have several contents or none.
  const [content] = contents.length === 1 ? contents : []
  const { heading, text } = readExcerpt(content, id)
  const lines = isSamePage
    ? ({ heading, text } as const)
    : {
        title: route.title ?? site.title,
        heading,
        text: text ?? (heading ? undefined : route.description)
      }
  return Object.entries(lines).flatMap(([name, line]) =>
    line ? [[name, line] as const] : []
  )
}

function createElement(
  { route }: Page,
  lines: readonly Line[],
  site: ClientSite
): HTMLElement {
  const card = document.createElement('div')
  card.id = CARD
  card.className = CARD
  card.role = 'tooltip'
  const language = site.locales.find(({ name }) => name === route.writtenIn)
  if (language) {
    card.lang = language.htmlLang
    card.dir = language.direction
  }
  for (const [name, text] of lines) {
    const line = document.createElement('p')
    line.className = `${CARD}-${name}`
    line.textContent = text
    card.append(line)
  }
  return card
}

function place(card: HTMLElement, link: Element, point: Point | undefined) {
  const { documentElement: root } = document
  const { left, top } = placeCard(
    [...link.getClientRects()],
    card.getBoundingClientRect(),
    {
      width: root.clientWidth,
      height: root.clientHeight,
      isRightToLeft: getComputedStyle(root).direction === 'rtl'
    },
    point
  )
  const origin = (card.offsetParent ?? root).getBoundingClientRect()
  card.style.left = `${left - origin.left}px`
  card.style.top = `${top - origin.top}px`
}
