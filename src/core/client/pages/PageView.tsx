import type { ComponentType, ReactElement } from 'react'
import type {
  CategoryRoute,
  DocRoute,
  LandingRoute,
  LoadedPage,
  Route
} from '../../model/route.ts'
import type { ClientFeature, PageProps } from '../clientFeature.ts'
import { features } from '../state/clientFeatures.tsx'
import { DocsView } from './DocsView.tsx'
import { Landing } from './Landing.tsx'
import { NotFound } from './NotFound.tsx'

const pages: NonNullable<ClientFeature['pages']> = Object.assign(
  {
    landing: LandingView,
    doc: DocsPageView,
    category: DocsPageView,
    notFound: NotFound
  } satisfies ClientFeature['pages'],
  ...features.map(feature => feature.pages)
)

/**
 * Show a page as its kind is shown. Kinds that share a component keep its
 * layout, and its state, from page to page (behavior 1.1.3).
 */
export function PageView({
  page: { route, contents, sidebar }
}: {
  readonly page: LoadedPage
}): ReactElement {
  // A component is listed under the kind of its own route.
  const View = pages[route.kind] as ComponentType<PageProps<Route>> | undefined
  if (View === undefined)
    throw new Error(`No view for page kind "${route.kind}".`)
  return <View route={route} contents={contents} sidebar={sidebar} />
}

function LandingView({ route, contents }: PageProps<LandingRoute>) {
  return <Landing route={route} content={contents[0]} />
}

function DocsPageView({
  route,
  contents,
  sidebar
}: PageProps<DocRoute | CategoryRoute>) {
  return <DocsView route={route} content={contents[0]} sidebar={sidebar} />
}
