import type { JSX, ReactNode } from 'react'

/** The children while somebody is signed in, else the fallback. */
export function RequireSession(props: {
  children: ReactNode
  fallback: ReactNode
}): JSX.Element
