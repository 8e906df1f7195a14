import type { TitledLink } from '../../../model/blog.ts'
import { formatCount } from '../../../model/fillText.ts'
import type { OfflinePack } from '../../../model/offlinePack.ts'
import { decodePathname } from '../../../model/paths.ts'
import * as texts from '../../../model/texts.ts'
import { useSite } from '../../state/siteContext.tsx'
import { Drawer } from '../../theme/ui/Drawer.tsx'
import styles from './OfflinePage.module.css'
import type { Packs } from './usePacks.ts'

/** List the pages that this device can show now: those saved, those visited. */
export function ReadablePages({
  packs,
  links
}: {
  readonly packs: Packs
  /** Of the pages that are stored. */
  readonly links: readonly TitledLink[]
}) {
  const stored = omitSaved(links, packs)
  const isEmpty = packs.saved.length === 0 && stored.length === 0
  return (
    <section className={styles.section}>
      <h2>{texts.savedPages}</h2>
      {isEmpty && (
        <>
          <Drawer />
          <p>{texts.noSavedPages}</p>
        </>
      )}
      {packs.saved.map(pack => (
        <SavedPack key={pack.id} pack={pack} />
      ))}
      {stored.length > 0 && (
        <>
          {packs.saved.length > 0 && <h3>{texts.visitedPages}</h3>}
          <PageLinks links={stored} />
        </>
      )}
    </section>
  )
}

/** Stored pages that no saved pack holds. */
function omitSaved(
  links: readonly TitledLink[],
  packs: Packs
): readonly TitledLink[] {
  const saved = new Set(
    packs.saved.flatMap(({ pages }) => pages.map(({ href }) => decode(href)))
  )
  return links.filter(({ href }) => !saved.has(decode(href)))
}

function decode(path: string): string {
  return decodePathname(path) ?? path
}

function SavedPack({ pack }: { readonly pack: OfflinePack }) {
  const { htmlLang } = useSite().locale
  const count = ['count', pack.pages.length] as const
  return (
    <details className={styles.details}>
      <summary>
        {pack.title}{' '}
        <span className={styles.count}>
          {formatCount(texts.pageCount, count, htmlLang)}
        </span>
      </summary>
      <PageLinks links={pack.pages} />
    </details>
  )
}

function PageLinks({ links }: { readonly links: readonly TitledLink[] }) {
  return (
    <ul className={styles.pages}>
      {links.map(({ title, href }) => (
        <li key={href}>
          <a href={href}>{title}</a>
        </li>
      ))}
    </ul>
  )
}
