import { useEffect, useState } from 'react'
import type { Arrival } from '../navigation/arrival.ts'

/**
 * Announce page changes: without a document load, screen readers stay silent.
 */
export function Announcer({ arrival }: { readonly arrival: Arrival }) {
  const [text, setText] = useState('')

  useEffect(() => {
    if (!arrival.isServed) setText(document.title)
  }, [arrival])

  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true">
      {text}
    </div>
  )
}
