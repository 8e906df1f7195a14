import { useCallback, useEffect, useRef, useState } from 'react'
import { usePage } from '../../../core/client/state/PageContext.tsx'
import { isSamePathname } from '../../../core/model/paths.ts'
import type { Stem } from '../searchTerms.ts'
import { clearHighlight, highlightWords } from './highlightWords.ts'

/** What to highlight, and on which page. */
interface HighlightTarget {
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
 * @returns `highlightedQuery`: the query whose words are highlighted
 */
export function useHighlight(): {
  readonly highlightedQuery: string | undefined
  readonly highlight: (target: HighlightTarget) => void
  readonly clear: () => void
} {
  const { location } = usePage()
  const [target, setTarget] = useState<HighlightTarget>()
  const [highlightedQuery, setHighlightedQuery] = useState<string>()
  const hasArrived = useRef(false)

  useEffect(() => {
    if (!target) return
    if (!isSamePathname(location.pathname, target.path)) {
      if (hasArrived.current) setTarget(undefined)
      return
    }
    hasArrived.current = true
    const main = document.querySelector('main') ?? document.body
    if (highlightWords(main, target.terms, target.stem))
      setHighlightedQuery(target.query)
    return () => {
      clearHighlight()
      setHighlightedQuery(undefined)
    }
  }, [location, target])

  useEffect(() => {
    if (highlightedQuery === undefined) return
    function onKey(event: KeyboardEvent): void {
      if (event.key === 'Escape' && !event.defaultPrevented) {
        setTarget(undefined)
      }
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [highlightedQuery])

  const highlight = useCallback((next: HighlightTarget) => {
    hasArrived.current = false
    setTarget(next)
  }, [])
  return { highlightedQuery, highlight, clear: () => setTarget(undefined) }
}
