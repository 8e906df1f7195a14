import type { ReactNode } from 'react'
import type { VersionedRoute } from '../../model/route.ts'
import { findLibrary } from '../../model/site.ts'
import * as texts from '../../model/texts.ts'
import type { TocItem } from '../../model/toc.ts'
import { TableOfContents } from '../contents/TableOfContents.tsx'
import { MobileTableOfContents } from '../contents/TocList.tsx'
import { Slot } from '../state/clientFeatures.tsx'
import { usePage } from '../state/PageContext.tsx'
import { useLanguage, useSite } from '../state/siteContext.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import styles from './DocsLayout.module.css'
import { PageNotice } from './PageHeader.tsx'
import { Paginator } from './Paginator.tsx'

function labelNeighbors({ previous, next }: VersionedRoute) {
  return {
    previous: previous && { ...previous, label: texts.previous },
    next: next && { ...next, label: texts.next }
  }
}

/**
 * The layout of docs pages (behavior 2.5.5): notices, banner, article and
 * paginator, with the table of contents beside them.
 *
 * @param isWide whether the text can extend into the contents column
 * @param isList whether the page lists a category's items
 * @param isAlone whether the page has no sidebar
 */
export function DocsLayout({
  route,
  toc = [],
  isWide = false,
  isList = false,
  isAlone = false,
  isDraft = false,
  children
}: {
  readonly route: VersionedRoute
  readonly toc?: readonly TocItem[]
  readonly isWide?: boolean
  readonly isList?: boolean
  readonly isAlone?: boolean
  readonly isDraft?: boolean
  readonly children: ReactNode
}) {
  const { baseUrl, libraries } = useSite()
  const { page } = usePage()
  return (
    <div
      className={styles.page}
      data-wide={isWide ? '' : undefined}
      data-alone={isAlone ? '' : undefined}
      data-list={isList ? '' : undefined}
    >
      <div className={styles.column}>
        {route.isUnlisted && <PageNotice kind="unlisted" />}
        {isDraft && <PageNotice kind="draft" />}
        <Slot name="beforeDoc" />
        <article {...useLanguage(route.writtenIn)}>
          <Breadcrumbs
            items={route.breadcrumbs}
            homeHref={baseUrl}
            library={findLibrary(libraries ?? [], page.sidebar?.id)}
          />
          <Slot name="beforeTitle" />
          <MobileTableOfContents items={toc} />
          {children}
        </article>
        <Paginator label={texts.docsPages} {...labelNeighbors(route)} />
      </div>
      {toc.length > 0 && <TableOfContents items={toc} />}
    </div>
  )
}
