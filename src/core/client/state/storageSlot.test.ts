import { describe, expect, test, vi } from 'vitest'
import { createStorageSlot, type StorageHost } from './storageSlot.ts'

describe('a storage slot', () => {
  test('returns the stored value', () => {
    const slot = createStorageSlot('theme', createHost().host)
    expect(slot.get()).toBe(null)
    slot.set('dark')
    expect(slot.get()).toBe('dark')
    slot.remove()
    expect(slot.get()).toBe(null)
  })

  test('3.12 notifies listeners in its own tab', () => {
    const slot = createStorageSlot('theme', createHost().host)
    const listener = vi.fn()
    slot.subscribe(listener)
    slot.set('dark')
    expect(listener).toHaveBeenCalledTimes(1)
  })

  test('3.12 doesn’t notify listeners when set to its current value', () => {
    const slot = createStorageSlot('theme', createHost().host)
    const listener = vi.fn()
    slot.set('dark')
    slot.subscribe(listener)
    slot.set('dark')
    expect(listener).not.toHaveBeenCalled()
  })

  test('notifies listeners when other tabs change its key or clear storage', () => {
    const { host, emit } = createHost()
    const listener = vi.fn()
    createStorageSlot('theme', host).subscribe(listener)
    emit('another')
    expect(listener).not.toHaveBeenCalled()
    emit('theme')
    emit(null)
    expect(listener).toHaveBeenCalledTimes(2)
  })

  test('listens to other tabs once for all listeners', () => {
    const { host, count } = createHost()
    const slot = createStorageSlot('theme', host)
    expect(count()).toBe(0)
    slot.subscribe(() => {})
    slot.subscribe(() => {})
    expect(count()).toBe(1)
  })

  test('3.12 keeps the value in memory if storage is denied', () => {
    const { host } = createHost()
    const warn = vi.fn()
    const slot = createStorageSlot('theme', {
      ...host,
      warn,
      getStorage() {
        throw new Error('denied')
      }
    })
    const listener = vi.fn()
    slot.subscribe(listener)
    slot.set('dark')
    expect(slot.get()).toBe('dark')
    expect(listener).toHaveBeenCalledTimes(1)
    expect(warn).toHaveBeenCalled()
  })
})

function createHost() {
  const values = new Map<string, string>()
  const listeners = new Set<(key: string | null) => void>()
  const host: StorageHost = {
    getStorage: () => ({
      getItem: key => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: key => void values.delete(key)
    }),
    listen: listener => void listeners.add(listener),
    warn: () => {}
  }
  return {
    host,
    count: () => listeners.size,
    emit(key: string | null) {
      for (const listener of listeners) listener(key)
    }
  }
}
