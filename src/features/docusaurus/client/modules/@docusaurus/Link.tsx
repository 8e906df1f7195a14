import type { ComponentProps } from 'react'
import { Link as OwnLink } from '../../../../../core/client/pages/Link.tsx'

/** The default export of modules that import `@docusaurus/Link`. */
export default function Link({
  isNavLink: _,
  autoAddBaseUrl = true,
  to,
  ...attributes
}: ComponentProps<typeof OwnLink> & {
  readonly isNavLink?: boolean
  readonly autoAddBaseUrl?: boolean
}) {
  return autoAddBaseUrl ? (
    <OwnLink {...attributes} to={to} />
  ) : (
    <a {...attributes} href={to ?? attributes.href} />
  )
}
