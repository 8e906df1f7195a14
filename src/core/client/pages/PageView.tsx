import type { ComponentType, ReactElement } from 'react'
import type { LoadedPage, Route } from '../../model/route.ts'
import type { BuiltInClientFeature, PageProps } from '../clientFeature.ts'
import { features } from '../state/clientFeatures.tsx'
import { loadedPageViews } from '../state/loadedPageViews.ts'
import { DocsView } from './DocsView.tsx'
import { Landing } from './Landing.tsx'
import { NotFound } from './NotFound.tsx'

const pages: NonNullable<BuiltInClientFeature['pages']> = Object.assign(
  {
    landing: Landing,
    doc: DocsView,
    category: DocsView,
    notFound: NotFound
  } satisfies BuiltInClientFeature['pages'],
  ...features.map(feature => feature.pages)
)

/**
 * Render a page with the component for its kind. Kinds that share a component
 * keep its layout and state across pages (behavior 1.1.3).
 */
export function PageView({
  page: { route, contents, sidebar }
}: {
  readonly page: LoadedPage
}): ReactElement {
  // Components are keyed by the kind of route that they accept.
  const View =
    loadedPageViews[route.kind] ??
    (pages[route.kind] as ComponentType<PageProps<Route>> | undefined)
  if (View === undefined)
    throw new Error(`No view for page kind "${route.kind}".`)
  return <View route={route} contents={contents} sidebar={sidebar} />
}
