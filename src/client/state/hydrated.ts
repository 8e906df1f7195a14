import { useSyncExternalStore } from 'react'

/**
 * Tell whether React has hydrated the served HTML. False on the server and in
 * the hydrating render, so both produce the same markup.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(subscribeToNothing, isClient, isServer)
}

function subscribeToNothing(): () => void {
  return () => {}
}

function isClient(): boolean {
  return true
}

function isServer(): boolean {
  return false
}
