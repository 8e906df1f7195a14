import { TocList } from '../../../../../core/client/contents/TocList.tsx'
import { usePage } from '../../../../../core/client/state/PageContext.tsx'
import { createToc } from '../../../../../core/model/toc.ts'

/** A heading in the form that Docusaurus passes to pages. */
interface Item {
  readonly level: number
  readonly id: string
  readonly value: string
}

/**
 * List the page's headings inline.
 *
 * The default export of modules that import `@theme/TOCInline`.
 */
export default function TOCInline({
  toc,
  minHeadingLevel: min = 2,
  maxHeadingLevel: max = 3
}: {
  readonly toc?: readonly Item[]
  readonly minHeadingLevel?: number
  readonly maxHeadingLevel?: number
}) {
  const { page } = usePage()
  const headings =
    toc?.map(({ level, id, value }) => ({ level, id, html: value })) ??
    page.contents[0]?.headings ??
    []
  return <TocList items={createToc(headings, { min, max })} />
}
