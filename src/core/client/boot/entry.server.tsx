// First, because it declares the order of the cascade layers.
import '../styles/styles.css'

import { pages } from 'virtual:pages'
import { site } from 'virtual:site'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { createHref } from '../../model/paths.ts'
import type { StaticPage } from '../../model/route.ts'
import type { Sidebar } from '../../model/sidebar.ts'
import { App } from './App.tsx'
import { createServedNavigation } from './servedNavigation.ts'
import { createStaticPage } from './staticPages.tsx'

export { site }

/** What the build passes besides the page's module. */
interface PageContext {
  readonly sidebar: Sidebar | undefined
  readonly text: StaticPage | undefined
}

/**
 * Render the contents of `#root` in a page's HTML file.
 *
 * @param pathname the page's own, as the build knows it
 * @param context.text the page, if it is text-only; other pages are modules
 * here
 * @throws whatever a component throws: a crash during the build fails it
 */
export async function renderPage(
  pathname: string,
  { sidebar, text }: PageContext
): Promise<string> {
  const found = text ? createStaticPage(text) : await pages[pathname]?.()
  if (!found) throw new Error(`There is no page ${pathname}.`)
  const page = { ...found, ...(sidebar && { sidebar }) }
  return renderToString(
    <StaticRouter
      basename={site.baseUrl}
      location={createHref(site.baseUrl, pathname)}
    >
      <App site={site} first={page} navigation={createServedNavigation(page)} />
    </StaticRouter>
  )
}
