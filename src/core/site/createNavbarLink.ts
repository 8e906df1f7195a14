import type {
  InnerItemConfig,
  NavbarItemConfig
} from '../content/schema/navbarSchema.ts'
import type { SourceLocator } from '../content/sourceLocator.ts'
import type { ActiveRule, NavbarLink } from '../model/navbar.ts'
import type { SiteVersion } from './site.ts'

/** The navbar as written, and what's needed to resolve its references. */
export interface NavbarInput {
  readonly items: readonly NavbarItemConfig[]
  /** Item types that features define. */
  readonly featureTypes: readonly string[]
  readonly versions: readonly SiteVersion[]
  readonly baseUrl: string
  /** Locator of the site file. */
  readonly locator: SourceLocator
}

/** Create a navbar link from its item and the resolved target. */
export function createNavbarLink(
  item: NavbarItemConfig | InnerItemConfig,
  {
    label,
    href,
    isExternal = false,
    active = {}
  }: {
    readonly label: string
    readonly href: string
    readonly isExternal?: boolean
    /** Where the link is current, unless the item says so. */
    readonly active?: ActiveRule
  }
): NavbarLink {
  return {
    kind: 'link',
    ...(item.html === undefined ? { label } : { html: item.html }),
    ariaLabel: item.ariaLabel,
    href,
    isExternal,
    active: { ...readActiveRule(item), ...active }
  }
}

/** Read the rule in the configuration. */
export function readActiveRule(
  item: NavbarItemConfig | InnerItemConfig
): ActiveRule {
  return { regex: item.activeBaseRegex, basePath: item.activeBasePath }
}
