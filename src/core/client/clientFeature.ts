import type { ComponentType } from 'react'
import type { HeadHook } from '../model/head.ts'
import type { NavbarFeature, NavbarLink } from '../model/navbar.ts'
import type {
  ContentModule,
  LoadedPage,
  Route,
  Routes
} from '../model/route.ts'
import type { MenuGroup } from './shell/menuGroup.ts'
import type { NavbarContext } from './shell/toMenuEntry.ts'

/**
 * The client half of a feature: everything that the core renders or calls in
 * the browser. `client` of the `Feature` names a module that exports it by
 * default. The generator collects the features that a site uses in
 * `virtual:features`, so unused features ship no bytes.
 *
 * The module can't use browser APIs while it loads, because the server also
 * imports it for prerendering.
 */
export interface ClientFeature {
  /**
   * Navbar items by type in `site.ts`. The mobile menu omits them. Example:
   * `search`.
   */
  readonly navbarItems?: Readonly<Record<string, ComponentType>>

  /** Components for slots in the layout. Example: `search`. */
  readonly slots?: Slots

  /**
   * Link groups for navbar items, by the types in `navbarItems` of the
   * generator half. The functions can use React hooks. Example: `versions`.
   */
  readonly navbarGroups?: Readonly<
    Record<string, (item: NavbarFeature, context: NavbarContext) => MenuGroup>
  >

  /**
   * Create the head tags of a page. The build calls this for documents, and the
   * browser after each navigation. A tag replaces the core's of the same name. Example: `blog` has
   * links to feeds.
   */
  readonly head?: HeadHook

  /**
   * Add behavior to content. Content is plain HTML that changes with each page,
   * so use delegated listeners on the root, until `signal` aborts. Example:
   * `code`.
   */
  readonly enhance?: (root: HTMLElement, signal: AbortSignal) => void

  /**
   * Runs once the document has loaded and the browser is idle. Example:
   * `offline`.
   */
  readonly start?: (context: StartContext) => void
}

/** The client half of a feature of the generator, which can have more. */
export interface BuiltInClientFeature extends ClientFeature {
  /**
   * Components that pages can use without an import; the generator half lists
   * them with `isProvided`. Example: `tabs`.
   */
  readonly components?: Readonly<Record<string, PageComponentType>>

  /**
   * Components by page kind. Kinds that share a component keep its state when
   * the reader navigates between them. They're part of the client script; use
   * `client.pages` of the generator half unless every visit needs them. Example:
   * `blog`.
   */
  readonly pages?: {
    readonly [Kind in keyof Routes]?: ComponentType<PageProps<Routes[Kind]>>
  }

  /**
   * A React hook that returns a function to adapt navbar links to the current
   * page and reader. Example: `versions`.
   */
  readonly useNavbarLinks?: () => (link: NavbarLink) => NavbarLink

  /**
   * Page navigation in the mobile menu for pages without a sidebar. Example:
   * `blog`.
   */
  readonly menuPanel?: {
    readonly isShown: (route: Route) => boolean
    readonly Panel: ComponentType
  }
}

/** Props of a page component. */
export interface PageProps<Route> {
  readonly route: Route
  /** One module, or one per excerpt in a list. */
  readonly contents: readonly ContentModule[]
  readonly sidebar: LoadedPage['sidebar']
}

// biome-ignore lint/suspicious/noExplicitAny: pages can pass any props.
type PageComponentType = ComponentType<any>

/**
 * Slots that features can fill with a component; those of several features follow
 * each other. A component gets the page from `usePage().page`
 * (`state/PageContext.tsx`) and the site from `useSite()` (`state/siteContext.tsx`),
 * and links with `PlainLink` (`ui/PlainLink.tsx`).
 */
export interface Slots {
  /** For elements shown over the page. Example: `search`. */
  readonly overlay?: ComponentType
  /** At the end of the navbar. Example: `search`. */
  readonly navbarEnd?: ComponentType
  /** Above a doc. Example: `versions`. */
  readonly beforeDoc?: ComponentType
  /** Between a doc's breadcrumbs and its title. Example: `versions`. */
  readonly beforeTitle?: ComponentType
  /** Below a doc's text. Example: `tags`. */
  readonly afterDoc?: ComponentType
  /** In the row of actions below a text. Example: `agents`. */
  readonly pageActions?: ComponentType
  /** On the not-found page. Example: `search`. */
  readonly notFound?: ComponentType
}

/** The document's properties when the application starts. */
export interface StartContext {
  readonly baseUrl: string
  /** URL of the client script. Its name identifies the build. */
  readonly script: string
}
