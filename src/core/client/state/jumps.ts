import { useEffect, useLayoutEffect, useRef } from 'react'
import { createCell } from './cell.ts'

/** An address as the router gives it; a new object at each navigation. */
export interface Address {
  readonly hash: string
  /** Of its history entry. */
  readonly key: string
}

/** Key of the history entry that the browser jumped to last. */
const jumpedTo = createCell('')

/** Call when the browser has made a history entry and jumped to its hash. */
export function announceJump(): void {
  jumpedTo.set(window.history.state?.key ?? '')
}

/**
 * Call a function for each new address, before the scroll that it causes is
 * reported: when its page shows, or at once for a jump that the browser makes
 * itself, because it reports that scroll in the next frame.
 *
 * @param address of the page that is shown
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
