import type { ContentModule, DocRoute } from '../../model/route.ts'
import { createToc } from '../../model/toc.ts'
import { Slot } from '../state/clientFeatures.tsx'
import { ContentBody } from './ContentBody.tsx'
import { DocsLayout } from './DocsLayout.tsx'
import { PageActions } from './PageActions.tsx'

/** A doc (behavior 2.5.5). */
export function Doc({
  route,
  content
}: {
  readonly route: DocRoute
  readonly content: ContentModule | undefined
}) {
  const toc = route.hideToc ? [] : createToc(content?.headings ?? [], route.toc)
  return (
    <DocsLayout
      route={route}
      toc={toc}
      isWide={route.hideToc}
      isDraft={route.isDraft}
    >
      <div className="prose">
        {route.heading !== undefined && (
          <header>
            <h1>{route.heading}</h1>
          </header>
        )}
        <ContentBody content={content} path={route.pathname} />
      </div>
      <Slot name="afterDoc" />
      <PageActions route={route} />
    </DocsLayout>
  )
}
