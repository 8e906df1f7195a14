import type { ReactNode } from 'react'

/** Show steps around an ordered list that is known only at run time. */
export function Steps({ children }: { readonly children?: ReactNode }) {
  return <div className="steps">{children}</div>
}
