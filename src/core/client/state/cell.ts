import { useSyncExternalStore } from 'react'

/** An external store for state that several components share. */
export interface Cell<Value> {
  readonly get: () => Value
  readonly set: (value: Value) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Create a cell. Setting an identical value doesn't notify listeners. */
export function createCell<Value>(initial: Value): Cell<Value> {
  const listeners = new Set<() => void>()
  let current = initial
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return
      current = value
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    }
  }
}

/**
 * Use a cell's value.
 *
 * @param served the value for server rendering and hydration
 */
export function useCell<Value>(cell: Cell<Value>, served: Value): Value {
  return useSyncExternalStore(cell.subscribe, cell.get, () => served)
}
