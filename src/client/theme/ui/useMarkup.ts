import { useMemo } from 'react'

/**
 * Wrap trusted markup for `dangerouslySetInnerHTML`, as the same object on each
 * render: React 19 writes the markup anew whenever the object is another one.
 */
export function useMarkup(html: string): { readonly __html: string } {
  return useMemo(() => ({ __html: html }), [html])
}
