// First, because it declares the layer order.
import '../styles/styles.css'

import 'virtual:views'
import { features } from 'virtual:features'
import { pages } from 'virtual:pages'
import { site } from 'virtual:site'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { toHref } from '../../model/paths.ts'
import type { TextPage } from '../../model/route.ts'
import type { Sidebar } from '../../model/sidebar.ts'
import { createNavigation } from '../navigation/createNavigation.ts'
import { loadedPageViews } from '../state/loadedPageViews.ts'
import { App } from './App.tsx'
import { toPage } from './textPages.tsx'

export { features, loadedPageViews, site }

const navigation = createNavigation(site, [])

/** Page data that isn't in the page's module. */
interface PageContext {
  readonly sidebar: Sidebar | undefined
  readonly text: TextPage | undefined
}

/**
 * Render the contents of `#root` in a page's HTML file.
 *
 * @param pathname the page's canonical pathname
 * @param context.text the page, if it is text-only; other pages are modules
 * @throws whatever a component throws, which fails the build
 */
export async function renderPage(
  pathname: string,
  { sidebar, text }: PageContext
): Promise<string> {
  const found = text ? toPage(text) : await pages[pathname]?.()
  if (!found) throw new Error(`Page ${pathname} doesn't exist.`)
  const page = { ...found, ...(sidebar && { sidebar }) }
  return renderToString(
    <StaticRouter
      basename={site.baseUrl}
      location={toHref(site.baseUrl, pathname)}
    >
      <App site={site} first={page} navigation={navigation} />
    </StaticRouter>
  )
}
