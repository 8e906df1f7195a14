import { site } from 'virtual:site'
import {
  findLinkedPathname,
  readLinkContext,
  readSiteLink
} from '../../../core/client/navigation/linkTarget.ts'
import {
  findPage,
  watchPages
} from '../../../core/client/navigation/pageRegistry.ts'
import { currentEntry } from '../../../core/client/state/browserHistory.ts'
import { decodeHash } from '../../../core/client/state/hashTarget.ts'
import { decodePathname, toPathnameKey } from '../../../core/model/paths.ts'
import type { Page } from '../../../core/model/route.ts'
import styles from './card.module.css'
import { placeCard } from './placeCard.ts'
import { readExcerpt } from './readExcerpt.ts'

/** In milliseconds: how long the pointer may be between a link and its card. */
const GRACE = 200

const CARD_ID = 'hover-card'

let close: (() => void) | undefined

/**
 * Open the card of a link, and close the one before. It closes when pointer and
 * focus have left both link and card, on Escape, and on navigation
 * (https://www.w3.org/TR/WCAG22/#content-on-hover-or-focus).
 *
 * @param byKeyboard whether the focus opens it: then the page is loaded as when
 * the reader points at its link; on slow connections, neither loads it
 */
export async function openCard(
  link: HTMLAnchorElement,
  byKeyboard: boolean
): Promise<void> {
  if (link.getAttribute('aria-describedby') === CARD_ID) return
  const pathname = findTarget(link)
  if (pathname === undefined) return
  if (byKeyboard) window.toolbox?.preload(pathname)
  const page = await waitForPage(toPathnameKey(pathname), link)
  if (!isActive(link)) return
  close?.()
  close = showCard(link, createCard(page, link))
}

/** Find the page that a link leads to, unless the link describes it already. */
function findTarget(link: HTMLAnchorElement): string | undefined {
  const isText = getComputedStyle(link).display === 'inline'
  if (!isText || link.matches('[title], [aria-description], pre *')) return
  const pathname = findLinkedPathname(readSiteLink(link), readLinkContext(site))
  return pathname && decodePathname(pathname)
}

function isActive(link: Element): boolean {
  return link.matches(':hover, :focus-visible')
}

/** Wait until a page has loaded; never ends if the reader leaves first. */
function waitForPage(key: string, link: Element): Promise<Page> {
  return new Promise(resolve => {
    const find = () => {
      const page = findPage(key)
      if (page) resolve(page)
      return page
    }
    if (find()) return
    const stop = watchPages(() => {
      if (find() || !isActive(link)) stop()
    })
  })
}

function createCard(page: Page, link: HTMLAnchorElement): HTMLElement {
  const { route, contents } = page
  const { heading, text } = readExcerpt(contents[0], decodeHash(link.hash))
  const card = document.createElement('div')
  card.id = CARD_ID
  card.className = styles.card ?? ''
  card.role = 'tooltip'
  const language = site.locales.find(({ name }) => name === route.writtenIn)
  if (language) {
    card.lang = language.htmlLang
    card.dir = language.direction
  }
  const lines = [
    ['title', route.title ?? site.title],
    ['heading', heading],
    ['text', text ?? route.description]
  ] as const
  for (const [name, line] of lines) {
    if (!line) continue
    const element = document.createElement('p')
    element.className = styles[name] ?? ''
    element.textContent = line
    card.append(element)
  }
  return card
}

/** @returns closes the card */
function showCard(link: HTMLAnchorElement, card: HTMLElement): () => void {
  document.body.append(card)
  const { documentElement: root } = document
  const { left, top } = placeCard(
    link.getClientRects()[0] ?? link.getBoundingClientRect(),
    card.getBoundingClientRect(),
    {
      width: root.clientWidth,
      height: window.innerHeight,
      isRightToLeft: getComputedStyle(root).direction === 'rtl'
    }
  )
  card.style.left = `${left + window.scrollX}px`
  card.style.top = `${top + window.scrollY}px`
  link.setAttribute('aria-describedby', CARD_ID)

  const abort = new AbortController()
  const { signal } = abort
  let timer = 0
  const end = () => {
    clearTimeout(timer)
    abort.abort()
    stop()
    link.removeAttribute('aria-describedby')
    card.remove()
  }
  const stop = currentEntry.subscribe(end)
  const endLater = () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      if (!isActive(link) && !card.matches(':hover')) end()
    }, GRACE)
  }
  for (const element of [link, card]) {
    element.addEventListener('pointerleave', endLater, { signal })
  }
  link.addEventListener('blur', endLater, { signal })
  window.addEventListener('resize', end, { signal })
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape') end()
    },
    { signal }
  )
  return end
}
