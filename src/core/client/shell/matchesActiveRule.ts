import type { ActiveRule } from '../../model/navbar.ts'
import { isUnderPathname } from '../../model/paths.ts'
import type { SidebarId } from '../../model/sidebar.ts'

/** The page that navbar items are compared with. */
interface CurrentPage {
  /** Path with the base. */
  readonly href: string
  readonly baseUrl: string
  readonly sidebar: SidebarId | undefined
}

/**
 * Decide whether a navbar item is current. The first rule present decides; an
 * item without rules never is (behavior 2.6.5).
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
