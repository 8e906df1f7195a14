import type {
  InnerItemConfig,
  NavbarItemConfig
} from '../content/schema/navbarSchema.ts'
import type { SourceLocator } from '../content/sourceLocator.ts'
import type { ActiveRule, NavbarLink } from '../model/navbar.ts'
import type { Href } from '../model/paths.ts'
import type { SiteVersion } from './site.ts'

/** Create a navbar link from its item and the resolved target. */
export function createNavbarLink(
  item: NavbarItemConfig | InnerItemConfig,
  link: {
    readonly label: string
    readonly href: string
    readonly isExternal: boolean
    readonly active: ActiveRule
  }
): NavbarLink {
  const { label, ...rest } = link
  return {
    kind: 'link',
    ...(item.html === undefined ? { label } : { html: item.html }),
    ariaLabel: item.ariaLabel,
    ...rest
  }
}

/** Create the rule from the configuration and the type's default. */
export function createActiveRule(
  item: NavbarItemConfig | InnerItemConfig,
  implied:
    | {
        readonly sidebar?: string | undefined
        readonly under?: Href | undefined
      }
    | undefined
): ActiveRule {
  const { activeBaseRegex: regex, activeBasePath: basePath } = item
  return {
    regex,
    basePath,
    sidebar: implied?.sidebar,
    under: implied?.under
  }
}

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
