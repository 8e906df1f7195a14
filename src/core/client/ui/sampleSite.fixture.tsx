import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { toHref, toPathname } from '../../model/paths.ts'
import type { DocRoute, LoadedPage, Route } from '../../model/route.ts'
import type { CategoryData, Sidebar, SidebarLink } from '../../model/sidebar.ts'
import type { ClientSite } from '../../model/site.ts'
import { PageContext } from '../state/PageContext.tsx'
import { SiteContext } from '../state/siteContext.tsx'

/** A minimal site for markup tests. */
export const sampleSite: ClientSite = {
  data: {},
  title: 'Sample',
  tagline: '',
  url: 'https://sample.example',
  baseUrl: '/',
  titleDelimiter: '|',
  navbar: { title: 'Sample', items: [], hideOnScroll: false },
  colorMode: { defaultMode: 'light', disableSwitch: false },
  toc: { min: 2, max: 3 },
  locale: {
    name: 'en',
    label: 'English',
    htmlLang: 'en',
    direction: 'ltr',
    calendar: 'gregory'
  },
  locales: [],
  versions: [
    {
      name: 'current',
      label: 'Next',
      path: toHref('/', '/docs'),
      mainDocHref: toHref('/', '/docs/started'),
      isLast: true,
      banner: 'none',
      badge: false
    }
  ],
  autoCollapseCategories: false,
  hideableSidebar: false
}

export const sampleRoute = {
  pathname: toPathname('/docs/started'),
  isUnlisted: false
} as const satisfies Partial<Route>

export const sampleDoc: DocRoute = {
  ...sampleRoute,
  kind: 'doc',
  docId: 'started',
  version: 'current',
  breadcrumbs: [],
  heading: 'Get started',
  hideToc: false,
  toc: { min: 2, max: 3 },
  isDraft: false
}

/** Create a sidebar link to `/docs/<name>`. */
export function createLink(name: string): SidebarLink {
  return { kind: 'link', label: name, href: toHref('/', `/docs/${name}`) }
}

/** Create a collapsed category. */
export function createCategory(
  label: string,
  items: CategoryData['items'],
  rest: Partial<CategoryData> = {}
): CategoryData {
  const state = { collapsible: true, collapsed: true }
  return { kind: 'category', label, items, ...state, ...rest }
}

export function createSampleSidebar(...items: Sidebar['items']): Sidebar {
  return { id: 'sample', items }
}

/** Render an element on a page, as the server does. */
export function renderOnPage(
  element: ReactNode,
  {
    page = { route: sampleDoc, contents: [] },
    site = sampleSite,
    hash = ''
  }: {
    readonly page?: LoadedPage
    readonly site?: ClientSite
    readonly hash?: string
  } = {}
): string {
  const { pathname } = page.route
  const location = { pathname, search: '', hash, state: null, key: '' }
  return renderToStaticMarkup(
    <SiteContext value={site}>
      <PageContext value={{ page, location, isPending: false }}>
        {element}
      </PageContext>
    </SiteContext>
  )
}

/** Remove classes and icons from markup. */
export function simplifyMarkup(html: string): string {
  return html.replace(/<svg[\s\S]*?<\/svg>/g, '').replace(/ class="[^"]*"/g, '')
}
