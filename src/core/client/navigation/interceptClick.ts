import { hasModifier } from '../state/hasModifier.ts'
import { findLinkTarget, type LinkPlace, type SiteLink } from './linkTarget.ts'

/** The properties of a click that decide who handles it. */
interface LinkClick {
  /** 0 is the main button; Enter counts as it. */
  readonly button: number
  /** Whether Ctrl, Shift, Alt or Meta was held. */
  readonly isModified: boolean
  /** Whether a component has handled the click. */
  readonly isPrevented: boolean
}

/** A navigation for the router to make. */
interface LinkNavigation {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  /** The link leads to the current address: add no history entry. */
  readonly replace: boolean
}

/**
 * Find the navigation that a click on a link asks for (behaviour 2.6.4).
 *
 * @param currentUrl URL in the address bar
 * @returns undefined if the browser should handle the click
 */
export function findLinkNavigation(
  click: LinkClick,
  link: SiteLink,
  place: LinkPlace & { readonly currentUrl: string }
): LinkNavigation | undefined {
  if (click.button !== 0 || click.isModified || click.isPrevented) {
    return undefined
  }
  const target = findLinkTarget(link, place)
  if (!target) return undefined
  const { pathname, query, hash } = target
  return {
    pathname,
    search: query,
    hash,
    replace: link.url === place.currentUrl
  }
}

/** Read a click. */
export function readLinkClick(event: MouseEvent): LinkClick {
  return {
    button: event.button,
    isModified: hasModifier(event),
    isPrevented: event.defaultPrevented
  }
}
