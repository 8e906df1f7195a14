import { useLayoutEffect } from 'react'
import { crashTabTitle } from '../../model/texts.ts'

/** Title the tab `Page Error` while there is no page to show. */
export function usePageErrorTitle(): void {
  useLayoutEffect(() => {
    const { title } = document
    document.title = crashTabTitle
    return () => {
      document.title = title
    }
  }, [])
}
