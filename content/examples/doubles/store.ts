import type * as store from '@toolbox/store'
import { useSyncExternalStore } from 'react'

type Listener = (value: unknown, previous: unknown) => void

let storage: store.PersistentStorage =
  typeof localStorage === 'undefined' ? {} : localStorage

export const setGlobalStatePersistor: typeof store.setGlobalStatePersistor =
  given => {
    storage = given
  }

/** The methods that change the array, so that subscribers are told. */
const MUTATING = 'push pop shift unshift splice sort reverse'.split(' ')
const READING =
  'map filter find findIndex some every includes forEach slice at'

class State {
  #value: unknown
  readonly #initial: unknown
  readonly #key: string | undefined
  readonly #listeners = new Set<Listener>()

  constructor(initial: unknown, key: string | undefined) {
    const saved = key === undefined ? undefined : storage[key]
    this.#initial = initial
    this.#key = key
    this.#value = saved === undefined ? initial : JSON.parse(saved)
  }

  get = (select?: (value: unknown) => unknown) =>
    select ? select(this.#value) : this.#value

  set = (update: unknown) => {
    const given =
      typeof update === 'function' ? update(this.#value) : update
    const current = this.#value
    const isMerged = isRecord(current) && isRecord(given)
    this.#replace(isMerged ? { ...current, ...given } : given)
  }

  reset = (value: unknown = this.#initial) => this.#replace(value)

  listen = (listener: Listener) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  subscribe = (listener: Listener) => {
    listener(this.#value, undefined)
    return this.listen(listener)
  }

  use = (select?: (value: unknown) => unknown) => {
    const read = () => this.get(select)
    return useSyncExternalStore(this.listen, read, read)
  }

  get length() {
    return this.#array().length
  }

  #array(): unknown[] {
    if (Array.isArray(this.#value)) return this.#value
    throw new Error('Array methods need an array state.')
  }

  /** Calls a method on a copy, so that subscribers see another array. */
  callArray(name: string, args: unknown[]) {
    const array = [...this.#array()]
    const method = array[name as 'map'] as (...args: unknown[]) => unknown
    const result = method.apply(array, args)
    if (MUTATING.includes(name)) this.#replace(array)
    return result
  }

  #replace(value: unknown) {
    const previous = this.#value
    if (Object.is(value, previous)) return
    this.#value = value
    if (this.#key !== undefined)
      storage[this.#key] = JSON.stringify(value)
    for (const listener of this.#listeners) listener(value, previous)
  }
}

for (const name of [...MUTATING, ...READING.split(' ')]) {
  Object.defineProperty(State.prototype, name, {
    value(this: State, ...args: unknown[]) {
      return this.callArray(name, args)
    }
  })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return Object.getPrototypeOf(value ?? 0) === Object.prototype
}

export const globalState = ((
  value: unknown,
  config?: store.GlobalStateConfig
) =>
  new State(
    value,
    config?.persistKey
  )) as unknown as typeof store.globalState

export const createStateSlice: typeof store.createStateSlice = (
  state,
  select,
  deselect
) => ({
  get: () => state.get(select),
  set(value) {
    if (!deselect) {
      throw new Error(
        'This slice is read-only: pass a deselect function.'
      )
    }
    state.set(deselect(value) as never)
  },
  listen: listener =>
    state.listen((value, previous) => {
      const part = select(value)
      if (!Object.is(part, select(previous))) listener(part)
    })
})

export const useStateSelector: typeof store.useStateSelector = (
  state,
  select
) => state.use(select)
