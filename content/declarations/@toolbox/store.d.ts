export type StateSelector<S, R> = (state: S) => R

export type StateUpdate<T> = [T] extends [readonly unknown[]]
  ? T | ((current: T) => T)
  : [T] extends [object]
    ? Partial<T> | ((current: T) => Partial<T>)
    : T | ((current: T) => T)

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

export type StateCore<T> = {
  get(): T
  get<R>(selector: StateSelector<T, R>): R
  set(update: StateUpdate<T>): void
  reset(value?: T): void
  use(): T
  use<R>(selector: StateSelector<T, R>): R
  listen(listener: (value: T, previous: T) => void): () => void
  subscribe(listener: (value: T, previous?: T) => void): () => void
}

export type GlobalState<T> = StateCore<T> &
  ([T] extends [readonly (infer Item)[]] ? ArrayMethods<Item> : {})

export type GlobalStateConfig = { persistKey?: string }

export function globalState<T>(
  value: T,
  config?: GlobalStateConfig
): GlobalState<T>

export type StateSlice<R> = {
  get(): R
  set(value: R): void
  listen(listener: (value: R) => void): () => void
}

export function createStateSlice<T, R>(
  state: StateCore<T>,
  select: StateSelector<T, R>,
  deselect?: (slice: R) => Partial<T>
): StateSlice<R>

export function useStateSelector<T, R>(
  state: StateCore<T>,
  selector: StateSelector<T, R>
): R

export type PersistentStorage = { [key: string]: string | undefined }

export type PersistentEvents = {
  addEventListener(key: string, listener: () => void): void
  removeEventListener(key: string, listener: () => void): void
  perKey?: boolean
}

export function setGlobalStatePersistor(
  storage: PersistentStorage,
  events?: PersistentEvents
): void
