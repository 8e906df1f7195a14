import { useEffect, useState } from 'react'
import type { Arrival } from './navigation/arrival.ts'

/**
 * Tell readers who cannot see it that another page has arrived: a screen reader
 * says nothing of its own when the document stays.
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
