import type { LoadedPage } from '../../model/route.ts'
import { DocsLayout } from '../theme/DocsLayout/DocsLayout.tsx'
import { DocsPage } from '../theme/DocsLayout/DocsPage.tsx'
import { Category } from './Category.tsx'
import { Doc } from './Doc.tsx'
import { TagIndex } from './TagIndex.tsx'

/**
 * Show a page beside its sidebar. Docs and category pages share this component,
 * so the sidebar stays when the reader goes from one to the other.
 */
export function DocsView({
  page: { route, contents, sidebar }
}: {
  readonly page: LoadedPage
}) {
  const version = 'version' in route ? route.version : ''
  return (
    <DocsLayout sidebar={sidebar} version={version}>
      {route.kind === 'doc' && (
        <Doc key={route.pathname} route={route} content={contents[0]} />
      )}
      {(route.kind === 'category' || route.kind === 'docTag') && (
        <Category key={route.pathname} route={route} />
      )}
      {route.kind === 'docTags' && (
        <DocsPage route={route}>
          <TagIndex groups={route.groups} />
        </DocsPage>
      )}
    </DocsLayout>
  )
}
