// First, because the order of the layers is declared there.
import '../theme/styles/styles.css'

import { pages } from 'virtual:pages'
import { site } from 'virtual:site'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { createHref } from '../../model/paths.ts'
import type { Sidebar } from '../../model/sidebar.ts'
import { App } from './App.tsx'
import { createServedNavigation } from './servedNavigation.ts'

export { site }

/**
 * Render what `#root` holds in a page's HTML file.
 *
 * @param pathname the page's own, as the build knows it
 * @throws whatever a component throws: a crash at build time fails the build
 */
export async function renderPage(
  pathname: string,
  sidebar: Sidebar | undefined
): Promise<string> {
  const load = pages[pathname]
  if (!load) throw new Error(`There is no page ${pathname}.`)
  const page = { ...(await load()), ...(sidebar && { sidebar }) }
  return renderToString(
    <StaticRouter
      basename={site.baseUrl}
      location={createHref(site.baseUrl, pathname)}
    >
      <App site={site} first={page} navigation={createServedNavigation(page)} />
    </StaticRouter>
  )
}
