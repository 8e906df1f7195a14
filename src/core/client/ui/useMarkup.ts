import { useMemo } from 'react'

/**
 * Wrap trusted markup for `dangerouslySetInnerHTML`. Memoized, because React 19
 * sets `innerHTML` again whenever the object changes.
 */
export function useMarkup(html: string): { readonly __html: string } {
  return useMemo(() => ({ __html: html }), [html])
}
