import { useCallback, useEffect, useRef, useState } from 'react'
import { usePage } from '../../../core/client/state/PageContext.tsx'
import { isSamePathname } from '../../../core/model/paths.ts'
import type { Stem } from '../searchTerms.ts'
import { clearHighlight, highlightWords } from './highlightWords.ts'

/** What to highlight, and on which page. */
interface WantedHighlight {
  /** Without base. */
  readonly path: string
  readonly query: string
  readonly terms: ReadonlySet<string>
  readonly stem: Stem
}

/**
 * Highlight the words of a query on the page that the reader opened, until they
 * press Escape or the button, or go to another page.
 *
 * @returns `shown`: the query whose words are highlighted
 */
export function useHighlight(): {
  readonly shown: string | undefined
  readonly want: (wanted: WantedHighlight) => void
  readonly clear: () => void
} {
  const { location } = usePage()
  const [wanted, setWanted] = useState<WantedHighlight>()
  const [shown, setShown] = useState<string>()
  const hasArrived = useRef(false)

  useEffect(() => {
    if (!wanted) return
    if (!isSamePathname(location.pathname, wanted.path)) {
      if (hasArrived.current) setWanted(undefined)
      return
    }
    hasArrived.current = true
    const main = document.querySelector('main') ?? document.body
    if (highlightWords(main, wanted.terms, wanted.stem)) setShown(wanted.query)
    return () => {
      clearHighlight()
      setShown(undefined)
    }
  }, [location, wanted])

  useEffect(() => {
    if (shown === undefined) return
    function onKey(event: KeyboardEvent): void {
      if (event.key === 'Escape' && !event.defaultPrevented) {
        setWanted(undefined)
      }
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [shown])

  const want = useCallback((next: WantedHighlight) => {
    hasArrived.current = false
    setWanted(next)
  }, [])
  return { shown, want, clear: () => setWanted(undefined) }
}
