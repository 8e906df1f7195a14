/** Picks a part of a state. */
export type StateSelector<S, R> = (state: S) => R

/**
 * What `set` takes: a value, part of an object, or a function of the current
 * value.
 */
export type StateUpdate<T> = [T] extends [readonly unknown[]]
  ? T | ((current: T) => T)
  : [T] extends [object]
    ? Partial<T> | ((current: T) => Partial<T>)
    : T | ((current: T) => T)

/**
 * Array methods of a state; the mutating ones notify subscribers, the reading
 * ones do not.
 */
export type ArrayMethods<Item> = Pick<
  Item[],
  | 'push'
  | 'pop'
  | 'shift'
  | 'unshift'
  | 'splice'
  | 'sort'
  | 'reverse'
  | 'map'
  | 'filter'
  | 'find'
  | 'findIndex'
  | 'some'
  | 'every'
  | 'includes'
  | 'forEach'
  | 'slice'
  | 'at'
  | 'length'
>

/** Reading, setting and following a state. */
export type StateCore<T> = {
  get(): T
  get<R>(selector: StateSelector<T, R>): R
  /**
   * Merges plain objects one level deep, replaces arrays and primitives; a
   * function receives the current value.
   */
  set(update: StateUpdate<T>): void
  /** Restores the initial value; with a value it replaces everything. */
  reset(value?: T): void
  /**
   * Returns the state, or what the selector picks; the component re-renders
   * only when that changes.
   */
  use(): T
  use<R>(selector: StateSelector<T, R>): R
  /** Calls the listener on change; returns a function that stops it. */
  listen(listener: (value: T, previous: T) => void): () => void
  /**
   * Calls the listener once immediately and on change; returns a function that
   * stops it.
   */
  subscribe(listener: (value: T, previous?: T) => void): () => void
}

/**
 * A state that any code can read and set; an array state has array methods too.
 */
export type GlobalState<T> = StateCore<T> &
  ([T] extends [readonly (infer Item)[]] ? ArrayMethods<Item> : {})

/** Options of a global state. */
export type GlobalStateConfig = {
  /** Saves the state as JSON under this key. Default: none. */
  persistKey?: string
}

/** Creates a global state with an initial value. */
export function globalState<T>(
  value: T,
  config?: GlobalStateConfig
): GlobalState<T>

/** One part of a state that is read and set on its own. */
export type StateSlice<R> = {
  get(): R
  set(value: R): void
  listen(listener: (value: R) => void): () => void
}

/** Creates a slice of a state; without `deselect` it is read-only. */
export function createStateSlice<T, R>(
  state: StateCore<T>,
  select: StateSelector<T, R>,
  deselect?: (slice: R) => Partial<T>
): StateSlice<R>

/** Follows what a selector picks from a state. */
export function useStateSelector<T, R>(
  state: StateCore<T>,
  selector: StateSelector<T, R>
): R

/** Where persisted states are saved: strings by key. */
export type PersistentStorage = { [key: string]: string | undefined }

/** How changes of the storage by others are noticed. */
export type PersistentEvents = {
  addEventListener(key: string, listener: () => void): void
  removeEventListener(key: string, listener: () => void): void
  perKey?: boolean
}

/**
 * Sets the storage of persisted states: on mobile, call it before the first
 * persisted state is created. Default: `localStorage` on the web.
 */
export function setGlobalStatePersistor(
  storage: PersistentStorage,
  events?: PersistentEvents
): void
