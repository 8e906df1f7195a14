import { type Diagnostic, type SiteDraft, suggestName } from '../../../index.ts'

/** Report sidebars in `book` that no version of the docs has. */
export function checkSidebars({
  content,
  versions
}: Pick<SiteDraft, 'content' | 'versions'>): readonly Diagnostic[] {
  const { sidebars = [] } = content.config.book ?? {}
  // Their own errors are reported already.
  if (versions.some(({ hasInvalidSidebars }) => hasInvalidSidebars)) return []
  const known = versions.flatMap(version =>
    version.sidebars.map(({ id }) => id)
  )
  return sidebars.flatMap((id, index) =>
    known.includes(id)
      ? []
      : {
          severity: 'error' as const,
          message: `There is no sidebar "${id}" to make a book of.`,
          place: content.siteLocator.findValue(['book', 'sidebars', index]),
          hint: suggestName(id, [...new Set(known)], 'Sidebars')
        }
  )
}
