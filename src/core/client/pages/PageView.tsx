import type { ReactElement } from 'react'
import { BlogArchive } from '../../../features/blog/client/BlogArchive.tsx'
import { BlogView } from '../../../features/blog/client/BlogView.tsx'
import type { LoadedPage } from '../../model/route.ts'
import { ContentBody } from './ContentBody.tsx'
import { DocsView } from './DocsView.tsx'
import { Landing } from './Landing.tsx'
import { NotFound } from './NotFound.tsx'

/**
 * Show a page as its kind is shown. Kinds that share a component keep its
 * layout, and its state, from page to page (behaviour 1.1.3).
 */
export function PageView({
  page: { route, contents, sidebar }
}: {
  readonly page: LoadedPage
}): ReactElement {
  switch (route.kind) {
    case 'landing':
      return <Landing route={route} content={contents[0]} />
    case 'doc':
    case 'category':
    case 'docTags':
    case 'docTag':
      return <DocsView route={route} content={contents[0]} sidebar={sidebar} />
    case 'blogList':
    case 'blogPost':
    case 'blogAuthors':
    case 'blogAuthor':
    case 'blogTags':
    case 'blogTag':
      return <BlogView route={route} contents={contents} />
    case 'blogArchive':
      return <BlogArchive route={route} />
    case 'offline':
      return <ContentBody content={contents[0]} path={route.pathname} />
    case 'notFound':
      return <NotFound starts={route.starts} />
  }
}
