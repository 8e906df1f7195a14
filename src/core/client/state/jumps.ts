import { useEffect, useLayoutEffect, useRef } from 'react'
import { createCell } from './cell.ts'

/** A router location; a new object for each navigation. */
export interface Address {
  readonly hash: string
  /** Key of the history entry. */
  readonly key: string
}

/** Key of the history entry that the browser last jumped to. */
const jumpedTo = createCell('')

/** Call when the browser has created a history entry and jumped to its hash. */
export function announceJump(): void {
  jumpedTo.set(window.history.state?.key ?? '')
}

/**
 * Call a function for each new address, before the resulting scroll event: when
 * its page is displayed, or immediately if the browser jumps to a hash, because
 * that scroll event fires in the next frame.
 *
 * @param address of the displayed page
 */
export function useAddressChange(
  address: Address,
  onChange: (hash: string) => void
): void {
  const first = useRef(address)
  const latest = useRef(onChange)
  useLayoutEffect(() => {
    latest.current = onChange
  })

  useEffect(
    () => jumpedTo.subscribe(() => latest.current(window.location.hash)),
    []
  )

  useLayoutEffect(() => {
    if (first.current === address || address.key === jumpedTo.get()) return
    latest.current(address.hash)
  }, [address])
}
