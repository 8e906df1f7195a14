import type { ComponentProps } from 'react'

/** The default export of modules that import `@theme/Heading`. */
export default function Heading({
  as: Tag = 'h2',
  ...attributes
}: ComponentProps<'h2'> & {
  readonly as?: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
}) {
  return <Tag {...attributes} />
}
