import type { ActiveRule } from '../../model/navbar.ts'
import { isUnderPathname } from '../../model/paths.ts'
import type { SidebarId } from '../../model/sidebar.ts'

/** The page to compare navbar items with. */
interface CurrentPage {
  /** The path, including the base. */
  readonly href: string
  readonly baseUrl: string
  readonly sidebar: SidebarId | undefined
}

/**
 * Whether a navbar item is current. The first rule present applies; an item
 * without rules is never current (behavior 2.6.5).
 */
export function matchesActiveRule(
  rule: ActiveRule,
  page: CurrentPage
): boolean {
  if (rule.regex !== undefined) {
    return new RegExp(rule.regex, 'i').test(page.href)
  }
  if (rule.basePath !== undefined) {
    const start = page.baseUrl + rule.basePath.replace(/^\//, '')
    return page.href.startsWith(start)
  }
  if (rule.sidebar !== undefined) return rule.sidebar === page.sidebar
  return rule.under !== undefined && isUnderPathname(page.href, rule.under)
}
