import { useRef } from 'react'
import type { OfflinePack } from '../../../model/offlinePack.ts'
import * as texts from '../../../model/texts.ts'
import styles from './OfflinePage.module.css'
import { PackRow } from './PackRow.tsx'
import { listPacks } from './packState.ts'
import { type PackChanges, usePackChanges } from './usePackChanges.ts'
import type { KnownPacks, Packs } from './usePacks.ts'

/** List what can be saved and what is, and let the reader change that. */
export function PackList({
  packs,
  known
}: {
  readonly packs: Packs
  readonly known: KnownPacks
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { progress, problems, news, save, remove } = usePackChanges(known)
  const listed = listPacks(packs.offered, packs.saved)

  /** A row that goes away with its button hands the focus on. */
  async function removeRow(pack: OfflinePack): Promise<void> {
    const isOffered = packs.offered?.some(({ id }) => id === pack.id) ?? false
    await remove(pack)
    if (!isOffered) heading.current?.focus()
  }

  return (
    <section className={styles.section}>
      <h2 ref={heading} tabIndex={-1}>
        {texts.saveForOffline}
      </h2>
      {packs.offered === undefined && <p>{texts.topicsUnreachable}</p>}
      <ul className={styles.packs}>
        {listed.map(entry => (
          <PackRow
            key={entry.pack.id}
            listed={entry}
            progress={progress[entry.pack.id]}
            problem={problems[entry.pack.id]}
            onSave={save}
            onRemove={removeRow}
          />
        ))}
      </ul>
      <News news={news} />
    </section>
  )
}

function News({ news }: Pick<PackChanges, 'news'>) {
  return (
    <p role="status" className="visually-hidden">
      {news}
    </p>
  )
}
