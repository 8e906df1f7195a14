import { useSyncExternalStore } from 'react'

/** A value outside React, for state shared by several components. */
export interface Cell<Value> {
  readonly get: () => Value
  readonly set: (value: Value) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Create a cell. Setting the same value again notifies nobody. */
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
 * @param served the value used to render the served HTML
 */
export function useCell<Value>(cell: Cell<Value>, served: Value): Value {
  return useSyncExternalStore(cell.subscribe, cell.get, () => served)
}
