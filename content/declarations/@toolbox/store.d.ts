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
 *
 * @throws `Array methods need an array state.` on a state without an array
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
  /** Returns the current state, or what the selector picks from it. */
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
   * Hook: returns the state, or what the selector picks. The component re-renders
   * only when that changes, so give it a stable selector.
   *
   * @example
   * ```ts
   * import { sessionState } from '@/stores/session'
   * // ---cut---
   * // Re-renders at sign-in and sign-out, not when the user changes.
   * const isSignedIn = sessionState.use(({ userId }) => userId !== null)
   * ```
   */
  use(): T
  use<R>(selector: StateSelector<T, R>): R
  /**
   * Calls the listener on each change.
   *
   * @returns a function that ends the subscription
   */
  listen(listener: (value: T, previous: T) => void): () => void
  /**
   * Calls the listener once immediately, without a previous value, and then on
   * each change.
   *
   * @returns a function that ends the subscription
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
  /** Saves the state as JSON under this key; without it nothing is saved. */
  persistKey?: string
}

/**
 * Creates a global state with an initial value.
 *
 * @param value - the initial value; its type decides what `set` accepts
 * @param config - how the state is saved
 */
export function globalState<T>(
  value: T,
  config?: GlobalStateConfig
): GlobalState<T>

/** One part of a state that is read and set on its own. */
export type StateSlice<R> = {
  /** Returns the current part. */
  get(): R
  /**
   * Changes the part, and with it the state.
   *
   * @throws `This slice is read-only: pass a deselect function.` when it has
   * none
   */
  set(value: R): void
  /**
   * Calls the listener when the part changes.
   *
   * @returns a function that ends the subscription
   */
  listen(listener: (value: R) => void): () => void
}

/**
 * Creates a slice of a state; without `deselect` it is read-only.
 *
 * @param state - the state that holds the part
 * @param select - picks the part
 * @param deselect - turns a new part into an update of the state
 */
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

/** The storage for persisted states: strings by key. */
export type PersistentStorage = { [key: string]: string | undefined }

/** How a state notices changes to the storage from outside. */
export type PersistentEvents = {
  /** Calls the listener when a key's value changes from outside. */
  addEventListener(key: string, listener: () => void): void
  /** Ends what `addEventListener` started. */
  removeEventListener(key: string, listener: () => void): void
  /**
   * Whether listeners are called only for their own key. If not, one listener
   * serves all keys, and each state compares its own value.
   *
   * @since 2.3
   * @defaultValue `false`
   */
  perKey?: boolean
}

/**
 * Sets the storage of persisted states: on mobile, call it before the first
 * persisted state is created. Without it, the web uses `localStorage` and
 * follows other tabs.
 *
 * @param storage - an object of strings, read and written by key
 * @param events - how changes from outside are noticed; without it they are not
 */
export function setGlobalStatePersistor(
  storage: PersistentStorage,
  events?: PersistentEvents
): void
