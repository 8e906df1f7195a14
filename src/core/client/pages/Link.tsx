import type { ComponentProps } from 'react'
import { isExternalLink, toLinkHref } from '../../model/paths.ts'
import { useSite } from '../state/siteContext.tsx'

/**
 * A link whose URL is known only at run time (behavior 2.6.3).
 */
export function Link({
  to,
  href = '',
  className,
  children,
  ...attributes
}: ComponentProps<'a'> & { readonly to?: string | undefined }) {
  const { baseUrl } = useSite()
  const written = to ?? href
  const isExternal =
    /^(?!mailto:|tel:)/i.test(written) && isExternalLink(written)
  const classes = [className, isExternal && 'external-link'].filter(Boolean)
  return (
    <a
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
      {...attributes}
      className={classes.join(' ') || undefined}
      href={written.startsWith('/') ? toLinkHref(baseUrl, written) : written}
    >
      {children}
    </a>
  )
}
