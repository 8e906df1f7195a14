import type { Dispatch, EffectCallback, RefObject, SetStateAction } from 'react'
import type { GlobalState } from '@toolbox/store'

type DeepPartial<T> = {
  [K in keyof T]?: T[K] extends object ? DeepPartial<T[K]> : T[K]
}

/**
 * A boolean state and a function that flips it, or sets it when given a value.
 */
export function useBooleanToggle(
  initial: boolean
): readonly [boolean, (value?: boolean) => void]

/**
 * A state of two values and a function that switches between them, or sets one.
 */
export function useToggle<A, B>(
  options: readonly [A, B],
  initial: A | B
): readonly [A | B, (value?: A | B) => void]

/**
 * A state that uses the given value and setter when there are any, and its own
 * otherwise.
 */
export function useConditionalState<T>(
  value: T | undefined,
  setter: ((value: T) => void) | undefined,
  options?: { initialValue?: T; isBooleanToggle?: boolean }
): [T, (value: T) => void]

/** A state that follows a value it is derived from. */
export function useDerivedState<T, D = T>(
  derived: D,
  options?: {
    getValue?(derived: D): T
    areEqual?(state: T, derived: D): boolean
    transform?(value: T | D): unknown
  }
): [T, Dispatch<SetStateAction<T>>]

/** A ref to a value derived from another. */
export function useDerivedRef<T, D>(
  derived: D,
  getValue: (derived: D) => T
): RefObject<T>

/** An object state whose setter takes part of the object. */
export function usePartialState<T extends object>(
  initial: T | (() => T)
): readonly [
  T,
  (change: DeepPartial<T> | ((current: T) => DeepPartial<T>)) => void
]

/**
 * A value that is controlled by props or kept inside, and which of the two it
 * is.
 */
export function useUncontrolled<T>(options: {
  value: T | null | undefined
  defaultValue?: T | null
  finalValue: T | null
  rule(value: T | null | undefined): boolean
  onChange(value: T | null): void
  onValueUpdate?(value: T | null): void
}): readonly [
  T | null,
  (value: T | null) => void,
  'initial' | 'controlled' | 'uncontrolled'
]

/** A state with one of several options. */
export function useOptions<T extends string>(
  options: readonly T[],
  initial?: T
): {
  selectedOption: T
  setSelectedOption: Dispatch<SetStateAction<T>>
  isSelected: Record<T, boolean>
}

/** A global state that belongs to one component. */
export function useLazyStore<T>(initial: T): GlobalState<T>

/** The value of the render before, `null` at first. */
export function usePrevious<T>(value: T): T | null

/** The list without the first item that matches. */
export function useFilteredList<T>(
  list: T[],
  predicate: (item: T) => boolean
): T[]

/**
 * A value that follows another after a delay, and a function that cancels it.
 */
export function useDebounce<T>(
  value: T,
  delay: number
): [value: T, cancel: () => void]

/**
 * A callback that runs after a pause; `flush` runs it now. Default delay:
 * `1000` ms.
 */
export function useDebounceCallback<A extends unknown[]>(
  callback: (...args: A) => void,
  delay?: number
): {
  debounce(...args: A): void
  flush(...args: A): void
  cancel(): void
}

/** An interval that does not start by itself and clears on unmount. */
export function useInterval(
  handler: (clear: () => void) => void,
  interval: number
): { start(): void; clear(): void }

/** A promise that other code settles; it can time out. */
export function usePromise<T>(options?: {
  onResolve?(value: T): void
  onReject?(error: unknown): void
  timeout?: number
  debugName?: string
}): {
  _await(): Promise<T>
  resolve(value: T): Promise<void>
  reject(error: unknown): Promise<void>
}

/**
 * A local boolean for a modal; use `@toolbox/modals` when other code must open
 * it.
 */
export function useModal(startsOpen?: boolean): {
  visible: boolean
  open(): void
  close(): void
  toggle(visible?: boolean): void
}

/** Filters the options of a select by a search text, or loads them. */
export function useSearch<T extends string | number>(props: {
  value: T | T[]
  multiple: boolean
  options: { label: string; value: T }[]
  defaultOptions: { label: string; value: T }[]
  filterItems(
    search: string,
    items: { label: string; value: T }[]
  ): { label: string; value: T }[]
  loadOptions?(search: string): Promise<{ label: string; value: T }[]>
  onLoadOptionsError?(error: unknown): void
  debugName?: string
}): {
  loading: boolean
  filteredOptions: { label: string; value: T }[]
  labelOptions: { label: string; value: T }[]
  load(): Promise<void>
  onChangeSearch(search: string): Promise<void>
}

/** Runs an effect when the component mounts: a hook despite its name. */
export function onMount(effect: EffectCallback): void

/** Runs an effect when its dependencies change: a hook despite its name. */
export function onUpdate(effect: EffectCallback, deps?: unknown[]): void

/** Runs an effect once. */
export function useEffectOnce(effect: EffectCallback): void

/** Runs a function when the component unmounts. */
export function useUnmount(effect: () => void): void

/** Whether the component is mounted. */
export function useIsMounted(): boolean

/** Whether the component runs in a browser, not on a server. */
export function useIsClient(): { isClient: boolean }

/** A function that renders the component again. */
export function useForceRender(): () => void

/** The id given, or a generated one. */
export function useId<T extends string>(id?: T): T | string

/**
 * A test id such as `Button:save-task` from `debugName`, else from a hash of
 * the chosen props.
 */
export function useComponentTestId<P extends object>(
  component: { styleRegistryName?: string },
  props: P & { debugName?: string },
  keys: (keyof P)[]
): string
