import { useLayoutEffect } from 'react'
import { crashTabTitle } from '../../model/texts.ts'

/** Set the tab title to `Page Error` while the component is mounted. */
export function usePageErrorTitle(): void {
  useLayoutEffect(() => {
    const { title } = document
    document.title = crashTabTitle
    return () => {
      document.title = title
    }
  }, [])
}
