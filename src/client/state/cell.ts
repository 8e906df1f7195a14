import { useSyncExternalStore } from 'react'

/** One value outside React, for state that several components share. */
export interface Cell<Value> {
  readonly get: () => Value
  readonly set: (value: Value) => void
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Create a cell. Setting the value it already holds notifies nobody.
 */
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
 * @param served the value that the served HTML was rendered with
 */
export function useCell<Value>(cell: Cell<Value>, served: Value): Value {
  return useSyncExternalStore(cell.subscribe, cell.get, () => served)
}
