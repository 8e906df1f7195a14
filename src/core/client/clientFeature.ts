import type { ComponentType } from 'react'
import type { HeadHook } from '../model/head.ts'
import type { FeatureItem, NavbarLink } from '../model/navbar.ts'
import type {
  ContentModule,
  LoadedPage,
  Route,
  Routes
} from '../model/route.ts'
import type { NavbarContext } from './shell/createMenuEntry.ts'
import type { MenuGroup } from './shell/menuGroup.ts'

/**
 * The client half of a feature: everything that the core shows or calls in the
 * browser. A module whose default export is one is named by `client` of the
 * `Feature`; the generator assembles those of the features that a site uses in
 * `virtual:features`, so others ship no bytes.
 *
 * Nothing here may depend on the browser while the module is loaded, because
 * pages are prerendered with it too.
 */
export interface ClientFeature {
  /**
   * Components for kinds of pages. Pages of kinds that share a component keep
   * its state when the reader goes from one to the other. Example: `blog`.
   */
  readonly pages?: {
    readonly [Kind in keyof Routes]?: ComponentType<PageProps<Routes[Kind]>>
  }

  /** Components that pages use without an import. Example: `tabs`. */
  readonly components?: Readonly<Record<string, PageComponentType>>

  /**
   * Navbar items by their type in `site.ts`. The mobile menu leaves them out.
   * Example: `search`.
   */
  readonly navbarItems?: Readonly<Record<string, ComponentType>>

  /** Components at fixed places of the layout. Example: `search`. */
  readonly slots?: Slots

  /**
   * Links of navbar items, by the types in `navbarItems` of the generator half.
   * The functions may use hooks of React. Example: `versions`.
   */
  readonly navbarGroups?: Readonly<
    Record<string, (item: FeatureItem, context: NavbarContext) => MenuGroup>
  >

  /**
   * A React hook that returns how to change the links of the navbar for the
   * current page and reader. Example: `versions`.
   */
  readonly useNavbarLinks?: () => (link: NavbarLink) => NavbarLink

  /**
   * In the mobile menu, the navigation of pages without a sidebar. Example:
   * `blog`.
   */
  readonly menuPanel?: {
    readonly isShown: (route: Route) => boolean
    readonly Panel: ComponentType
  }

  /** As in the generator half. Example: `previews`. */
  readonly head?: HeadHook

  /**
   * Add behavior to content, which is plain HTML that changes with each page:
   * listen on the root, which contains all of it, until `signal` aborts.
   * Example: `code`.
   */
  readonly enhance?: (root: HTMLElement, signal: AbortSignal) => void

  /** Runs once the document has loaded and the browser is idle. Example: `offline`. */
  readonly start?: (context: StartContext) => void
}

/** What a component for a kind of page gets. */
export interface PageProps<Route> {
  readonly route: Route
  /** One module, or one per excerpt of a list. */
  readonly contents: readonly ContentModule[]
  readonly sidebar: LoadedPage['sidebar']
}

// biome-ignore lint/suspicious/noExplicitAny: pages pass any attributes.
type PageComponentType = ComponentType<any>

/**
 * Places where features add a component. Each reads the page and the site from
 * the contexts of the core (`usePage`, `useSite`).
 */
export interface Slots {
  /** Next to the page, for what is shown over it. Example: `search`. */
  readonly overlay?: ComponentType
  /** At the end of the navbar. Example: `search`. */
  readonly navbarEnd?: ComponentType
  /** Above the frame of a doc. Example: `versions`. */
  readonly beforeDoc?: ComponentType
  /** Above the title of a doc, after its breadcrumbs. Example: `versions`. */
  readonly beforeTitle?: ComponentType
  /** Below the text of a doc. Example: `tags`. */
  readonly afterDoc?: ComponentType
  /** In the line below a text. Example: `agents`. */
  readonly pageActions?: ComponentType
  /** On the page for addresses without a page. Example: `search`. */
  readonly notFound?: ComponentType
}

/** The document when the application starts. */
export interface StartContext {
  readonly baseUrl: string
  /** Address of the client script; its name identifies the build. */
  readonly script: string
}
