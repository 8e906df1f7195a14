import { hasModifier } from '../state/hasModifier.ts'
import {
  findLinkTarget,
  type LinkContext,
  type SiteLink
} from './linkTarget.ts'

/** The properties of a click that determine who handles it. */
interface LinkClick {
  /** 0 is the main button; pressing Enter also reports 0. */
  readonly button: number
  /** Whether Ctrl, Shift, Alt or Meta was held. */
  readonly isModified: boolean
  /** Whether a component has already handled the click. */
  readonly isPrevented: boolean
}

/** A navigation to pass to the router. */
interface LinkNavigation {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  /** The link leads to the current URL, so don't add a history entry. */
  readonly replace: boolean
}

/**
 * Find the navigation that a click on a link requests (behavior 2.6.4).
 *
 * @param currentUrl URL in the address bar
 * @returns undefined if the browser should handle the click
 */
export function findLinkNavigation(
  click: LinkClick,
  link: SiteLink,
  context: LinkContext & { readonly currentUrl: string }
): LinkNavigation | undefined {
  if (click.button !== 0 || click.isModified || click.isPrevented) {
    return undefined
  }
  const target = findLinkTarget(link, context)
  if (!target) return undefined
  const { pathname, query, hash } = target
  return {
    pathname,
    search: query,
    hash,
    replace: link.url === context.currentUrl
  }
}

export function readLinkClick(event: MouseEvent): LinkClick {
  return {
    button: event.button,
    isModified: hasModifier(event),
    isPrevented: event.defaultPrevented
  }
}
