import { useEffect, useRef } from 'react'
import * as texts from '../../model/texts.ts'
import type { TocItem } from '../../model/toc.ts'
import { useSite } from '../state/siteContext.tsx'
import { useTocHighlight } from '../state/tocHighlight.ts'
import styles from './TableOfContents.module.css'
import { TocList } from './TocList.tsx'

/** Pixels to keep between the current entry and the edges of the list. */
const MARGIN = 80

/**
 * The table of contents beside a page, with the current heading highlighted
 * (behavior 2.8.2, 2.8.5).
 */
export function TableOfContents({
  items
}: {
  readonly items: readonly TocItem[]
}) {
  const { navbar } = useSite()
  const activeId = useTocHighlight(listIds(items), !navbar.hideOnScroll)
  const ref = useRef<HTMLElement>(null)

  // Keep the current entry visible in a list that is longer than the window.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads the id from the DOM.
  useEffect(() => {
    if (ref.current) showCurrentEntry(ref.current)
  }, [activeId])

  return (
    <nav
      ref={ref}
      aria-label={texts.tableOfContents}
      className={styles.contents}
      data-print="hidden"
    >
      <p className={styles.title}>{texts.onThisPage}</p>
      <TocList items={items} activeId={activeId} />
    </nav>
  )
}

/** Scroll only the list, and only as far as needed. */
function showCurrentEntry(list: HTMLElement): void {
  const entry = list.querySelector('[aria-current]')
  if (!entry) return
  const box = list.getBoundingClientRect()
  const { top, bottom } = entry.getBoundingClientRect()
  const margin = Math.min(MARGIN, box.height / 3)
  if (top < box.top + margin) list.scrollTop += top - box.top - margin
  if (bottom > box.bottom - margin) {
    list.scrollTop += bottom - box.bottom + margin
  }
}

function listIds(items: readonly TocItem[]): readonly string[] {
  return items.flatMap(({ id, children }) => [id, ...listIds(children)])
}
