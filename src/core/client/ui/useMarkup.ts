import { useMemo } from 'react'

/**
 * Wrap trusted markup for `dangerouslySetInnerHTML`. Returns the same object on
 * each render, because React 19 rewrites the markup whenever the object
 * changes.
 */
export function useMarkup(html: string): { readonly __html: string } {
  return useMemo(() => ({ __html: html }), [html])
}
