import type { ReactNode } from 'react'

/** Shows an ordered list that is known only at run time as steps. */
export function Steps({ children }: { readonly children?: ReactNode }) {
  return <div className="steps">{children}</div>
}
