import { useEffect, useMemo, useState } from 'react'
import { useActiveItems } from '../../../core/client/sidebar/SidebarList.tsx'
import { usePage } from '../../../core/client/state/PageContext.tsx'
import { useSite } from '../../../core/client/state/siteContext.tsx'
import { useStorageSlot } from '../../../core/client/state/storageSlot.ts'
import { formatCount } from '../../../core/model/fillText.ts'
import { toHref } from '../../../core/model/paths.ts'
import type { SidebarItem } from '../../../core/model/sidebar.ts'
import * as texts from '../../../core/model/texts.ts'
import { CHANGES_PATH } from '../changes.ts'
import { listMarked, markElements } from './markElements.ts'
import styles from './NewMarks.module.css'
import { listNew } from './newText.ts'
import { getSeenRelease } from './seenRelease.ts'
import {
  finishReading,
  getReadPages,
  markRead,
  openVisit,
  parseReadPages,
  type Visit
} from './visit.ts'

/** Mark what's new since a reader's last visit. */
export function NewMarks() {
  const { baseUrl } = useSite()
  const [visit, setVisit] = useState<Visit>()
  useEffect(() => {
    // Without the file, nothing is marked.
    openVisit(baseUrl).then(setVisit, () => {})
  }, [baseUrl])
  return (
    visit && <VisitMarks visit={visit} onFinish={() => setVisit(undefined)} />
  )
}

function VisitMarks({
  visit,
  onFinish
}: {
  readonly visit: Visit
  readonly onFinish: () => void
}) {
  const { baseUrl } = useSite()
  const { route, sidebar } = usePage().page
  const { pathname } = route
  const items = sidebar?.items ?? noItems
  const active = useActiveItems(items)
  const { blocks, unread } = useNew(visit, pathname)
  const isNew = blocks.size > 0

  useEffect(() => {
    if (isNew) markRead(baseUrl, pathname, visit.texts)
  }, [baseUrl, pathname, isNew, visit])

  useEffect(
    () =>
      markElements({
        baseUrl,
        pages: [...unread.keys()],
        items,
        active,
        blocks
      }),
    [baseUrl, unread, items, active, blocks]
  )

  if (!isNew && route.kind !== 'changes') return null
  return (
    <Notice
      count={blocks.size}
      onFinish={() => {
        finishReading(baseUrl, visit.texts)
        onFinish()
      }}
    />
  )
}

const none: ReadonlySet<string> = new Set()
const noItems: readonly SidebarItem[] = []

/** Use the new blocks of a page, and the pages that the reader hasn't seen. */
function useNew({ texts: all, start }: Visit, pathname: string) {
  const { baseUrl } = useSite()
  const seen = useStorageSlot(getSeenRelease(baseUrl))
  const read = useStorageSlot(getReadPages(baseUrl))
  const unread = useMemo(
    () => listNew(all, { seen: seen ?? '', read: parseReadPages(read) }),
    [all, seen, read]
  )
  const atStart = useMemo(() => listNew(all, start), [all, start])
  return { blocks: atStart.get(pathname) ?? none, unread }
}

function Notice({
  count,
  onFinish
}: {
  readonly count: number
  readonly onFinish: () => void
}) {
  const { baseUrl, locale } = useSite()
  const [next, setNext] = useState(0)

  function showNext(): void {
    const marked = listMarked()
    const block = marked[next % marked.length]
    if (block === undefined) return
    block.tabIndex = -1
    block.focus({ preventScroll: true })
    block.scrollIntoView({ block: 'center' })
    setNext((next + 1) % marked.length)
  }

  return (
    <aside
      className={styles.notice}
      aria-label={texts.newSinceVisit}
      data-print="hidden"
    >
      {count > 0 && (
        <p>{formatCount(texts.newBlocks, ['count', count], locale.htmlLang)}</p>
      )}
      <p className={styles.actions}>
        {count > 0 && (
          <>
            <button type="button" onClick={showNext}>
              {texts.next}
            </button>
            <a href={toHref(baseUrl, CHANGES_PATH)}>{texts.allChanges}</a>
          </>
        )}
        <button type="button" onClick={onFinish}>
          {texts.markAllRead}
        </button>
      </p>
    </aside>
  )
}
