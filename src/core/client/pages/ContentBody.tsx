import type { ComponentType } from 'react'
import { describeMissingDefaultExport } from '../../model/errors.ts'
import type { ContentModule } from '../../model/route.ts'

/**
 * Render the author's content.
 *
 * @param path of the page, for the error message
 * @throws Error if the module has no default export (behavior 8.3)
 */
export function ContentBody({
  content,
  path
}: {
  readonly content: ContentModule | undefined
  readonly path: string
}) {
  const Body = content?.default
  if (!isComponent(Body)) throw new Error(describeMissingDefaultExport(path))
  return <Body />
}

function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function'
}
