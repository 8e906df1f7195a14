import { ICON_PATHS } from '../../model/iconPaths.ts'
import type { LibraryIconName } from '../../model/site.ts'

/**
 * A library's icon as inline SVG, because styles for all icons would be in
 * every document. Elsewhere, `data-icon` draws icons through CSS.
 */
export function LibraryIcon({ icon }: { readonly icon: LibraryIconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={ICON_PATHS[icon]} />
    </svg>
  )
}
