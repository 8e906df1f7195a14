import type { ComponentProps } from 'react'
import useBaseUrl from './useBaseUrl.ts'

/** The default export of modules that import `@docusaurus/Link`. */
export default function Link({
  to,
  href,
  children,
  isNavLink: _,
  autoAddBaseUrl = true,
  ...attributes
}: ComponentProps<'a'> & {
  readonly to?: string
  readonly isNavLink?: boolean
  readonly autoAddBaseUrl?: boolean
}) {
  const written = to ?? href ?? ''
  const based = useBaseUrl(written)
  const isPath = written.startsWith('/') && autoAddBaseUrl
  return (
    <a {...attributes} href={isPath ? based : written}>
      {children}
    </a>
  )
}
