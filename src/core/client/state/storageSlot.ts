import { useSyncExternalStore } from 'react'
import { createCell } from './cell.ts'

/** A local storage entry. Behavior 3.11 lists the keys. */
interface StorageSlot {
  readonly get: () => string | null
  /** Setting an identical value doesn't notify listeners. */
  readonly set: (value: string) => void
  readonly remove: () => void
  /**
   * Listen to writes from this tab and, through `storage` events, other tabs.
   */
  readonly subscribe: (listener: () => void) => () => void
}

/** The browser APIs that a slot needs. Tests inject their own. */
export interface StorageHost {
  /** @throws if the reader denies storage */
  readonly getStorage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Listen to writes from other tabs, permanently. */
  readonly listen: (listener: (key: string | null) => void) => void
  readonly warn: (message: string, cause: unknown) => void
}

const slots = new Map<string, StorageSlot>()

/**
 * Get the slot for a key. Slots are shared, so their users notify each other.
 */
export function getStorageSlot(key: string): StorageSlot {
  const known = slots.get(key)
  if (known) return known
  const slot = createStorageSlot(key, browserHost)
  slots.set(key, slot)
  return slot
}

/** Use a slot's value, which is null in the served HTML. */
export function useStorageSlot(slot: StorageSlot): string | null {
  return useSyncExternalStore(slot.subscribe, slot.get, () => null)
}

/**
 * Create a slot. If storage is denied, the value is kept in memory (behavior
 * 3.12).
 */
export function createStorageSlot(key: string, host: StorageHost): StorageSlot {
  const value = createStoredValue(key, host)
  const changes = createCell({})
  let isListening = false

  function change(next: string | null): void {
    if (value.get() === next) return
    value.set(next)
    changes.set({})
  }

  function subscribe(listener: () => void): () => void {
    if (!isListening) {
      isListening = true
      host.listen(changed => {
        if (changed === key || changed === null) changes.set({})
      })
    }
    return changes.subscribe(listener)
  }

  return { get: value.get, set: change, remove: () => change(null), subscribe }
}

/** The stored value, kept in memory after a failed write. */
function createStoredValue(key: string, host: StorageHost) {
  let memory: string | null | undefined
  return {
    get(): string | null {
      if (memory !== undefined) return memory
      try {
        return host.getStorage().getItem(key)
      } catch (cause) {
        host.warn(deniedMessage, cause)
        return null
      }
    },
    set(value: string | null): void {
      try {
        const storage = host.getStorage()
        if (value === null) storage.removeItem(key)
        else storage.setItem(key, value)
        memory = undefined
      } catch (cause) {
        host.warn(deniedMessage, cause)
        memory = value
      }
    }
  }
}

const deniedMessage =
  'The browser denies local storage: choices last as long as this page.'

const browserHost: StorageHost = {
  getStorage: () => window.localStorage,
  listen(listener) {
    window.addEventListener('storage', ({ key, storageArea }) => {
      if (storageArea === window.localStorage) listener(key)
    })
  },
  warn: warnOnce
}

let hasWarned = false

function warnOnce(message: string, cause: unknown): void {
  if (hasWarned) return
  hasWarned = true
  console.warn(message, cause)
}
