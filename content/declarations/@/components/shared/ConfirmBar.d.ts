import type { JSX } from 'react'

/** A question with a button to confirm it. */
export function ConfirmBar(props: {
  question: string
  onConfirmed(): void
}): JSX.Element
