import type { LoadedPage } from '../../model/route.ts'
import { BlogLayout } from '../theme/BlogLayout/BlogLayout.tsx'
import { DocsLayout } from '../theme/DocsLayout/DocsLayout.tsx'
import { BlogArchive } from './BlogArchive.tsx'
import { BlogAuthors } from './BlogAuthors.tsx'
import { BlogList } from './BlogList.tsx'
import { BlogPost } from './BlogPost.tsx'
import { Category } from './Category.tsx'
import { Doc } from './Doc.tsx'
import { Landing } from './Landing.tsx'
import { NotFound } from './NotFound.tsx'
import { Offline } from './Offline.tsx'

/**
 * Show a page in the layout of its kind. Docs and category pages share one
 * layout, which stays while the reader goes from one to another.
 */
export function PageView({ page }: { readonly page: LoadedPage }) {
  const { route } = page
  switch (route.kind) {
    case 'doc':
    case 'category':
      return (
        <DocsLayout sidebar={page.sidebar}>
          <PageBody key={route.pathname} page={page} />
        </DocsLayout>
      )
    case 'blogList':
    case 'blogPost':
    case 'blogAuthors':
      return (
        <BlogLayout recentPosts={route.recentPosts}>
          <PageBody key={route.pathname} page={page} />
        </BlogLayout>
      )
    default:
      return <PageBody key={route.pathname} page={page} />
  }
}

function PageBody({
  page: { route, contents }
}: {
  readonly page: LoadedPage
}) {
  const [content] = contents
  switch (route.kind) {
    case 'landing':
      return <Landing route={route} content={content} />
    case 'doc':
      return <Doc route={route} content={content} />
    case 'category':
      return <Category route={route} />
    case 'blogList':
      return <BlogList route={route} contents={contents} />
    case 'blogPost':
      return <BlogPost route={route} content={content} />
    case 'blogArchive':
      return <BlogArchive route={route} />
    case 'blogAuthors':
      return <BlogAuthors route={route} />
    case 'notFound':
      return <NotFound />
    case 'offline':
      return <Offline />
  }
}
