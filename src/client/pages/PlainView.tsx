import type { LoadedPage } from '../../model/route.ts'
import { BlogArchive } from './BlogArchive.tsx'
import { ContentBody } from './ContentBody.tsx'
import { Landing } from './Landing.tsx'
import { NotFound } from './NotFound.tsx'

/** Show a page that fills the shell, without a sidebar. */
export function PlainView({
  page: { route, contents }
}: {
  readonly page: LoadedPage
}) {
  switch (route.kind) {
    case 'landing':
      return <Landing route={route} content={contents[0]} />
    case 'blogArchive':
      return <BlogArchive route={route} />
    case 'offline':
      return <ContentBody content={contents[0]} path={route.pathname} />
    case 'notFound':
      return <NotFound starts={route.starts} />
    default:
      return <NotFound />
  }
}
