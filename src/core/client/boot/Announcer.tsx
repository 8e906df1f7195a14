import { useEffect, useState } from 'react'
import type { Visit } from '../navigation/visit.ts'

/**
 * Announce page changes, because screen readers announce only document loads.
 */
export function Announcer({ visit }: { readonly visit: Visit }) {
  const [text, setText] = useState('')

  useEffect(() => {
    if (!visit.isServed) setText(document.title)
  }, [visit])

  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true">
      {text}
    </div>
  )
}
