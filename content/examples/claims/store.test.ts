import {
  createStateSlice,
  globalState,
  setGlobalStatePersistor
} from '@toolbox/store'
import { expect, test, vi } from 'vitest'

test('set merges an object one level deep', () => {
  const panels = globalState({
    left: true,
    sizes: { left: 240, right: 320 }
  })

  panels.set({ sizes: { left: 200, right: 200 } })
  panels.set(current => ({ left: !current.left }))

  expect(panels.get()).toEqual({
    left: false,
    sizes: { left: 200, right: 200 }
  })
})

test('set replaces arrays and primitives', () => {
  const list = globalState([1, 2])
  const count = globalState(1)

  list.set([3])
  count.set(current => current + 1)

  expect(list.get()).toEqual([3])
  expect(count.get()).toBe(2)
})

test('reset restores the initial value, and with a value replaces all', () => {
  const panels = globalState<{ left?: boolean; right?: boolean }>({
    left: true
  })

  panels.reset({ right: true })
  expect(panels.get()).toEqual({ right: true })
  panels.reset()
  expect(panels.get()).toEqual({ left: true })
})

test('subscribe calls its listener at once, and listen does not', () => {
  const count = globalState(1)
  const listener = vi.fn()
  const subscriber = vi.fn()
  count.listen(listener)
  const stop = count.subscribe(subscriber)

  expect(listener).not.toHaveBeenCalled()
  expect(subscriber).toHaveBeenCalledWith(1, undefined)
  stop()
  count.set(2)
  expect(listener).toHaveBeenCalledWith(2, 1)
  expect(subscriber).toHaveBeenCalledTimes(1)
})

test('mutating array methods notify, and reading ones do not', () => {
  const items = globalState([2, 1])
  const listener = vi.fn()
  items.listen(listener)

  expect(items.map(item => item * 2)).toEqual([4, 2])
  expect(items.length).toBe(2)
  expect(listener).not.toHaveBeenCalled()
  items.sort()
  expect(items.get()).toEqual([1, 2])
  expect(listener).toHaveBeenCalledTimes(1)
})

test('a slice is read-only without deselect', () => {
  const session = globalState({ token: 'a', userId: '1' })
  const writable = createStateSlice(
    session,
    state => state.token,
    token => ({ token })
  )
  const readable = createStateSlice(session, state => state.token)

  writable.set('b')

  expect(session.get()).toEqual({ token: 'b', userId: '1' })
  expect(() => readable.set('c')).toThrow(
    'This slice is read-only: pass a deselect function.'
  )
})

test('a persisted state is saved as JSON, so a date comes back as text', () => {
  const storage: Record<string, string> = {}
  setGlobalStatePersistor(storage)
  const first = globalState({ at: new Date(0) }, { persistKey: 'seen' })
  first.set({ at: new Date(1000) })

  const again = globalState({ at: new Date(0) }, { persistKey: 'seen' })

  expect(again.get().at).toBe('1970-01-01T00:00:01.000Z')
})

test('a state created before the storage is set does not read it', () => {
  setGlobalStatePersistor({})
  const early = globalState('en', { persistKey: 'locale' })
  setGlobalStatePersistor({ locale: '"pt"' })
  const late = globalState('en', { persistKey: 'locale' })

  expect([early.get(), late.get()]).toEqual(['en', 'pt'])
})
