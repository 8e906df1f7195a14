import type { Dispatch, EffectCallback, RefObject, SetStateAction } from 'react'
import type { GlobalState } from '@toolbox/store'

type DeepPartial<T> = {
  [K in keyof T]?: T[K] extends object ? DeepPartial<T[K]> : T[K]
}

/**
 * Keeps a boolean that you can flip or set.
 *
 * @param initial - The initial value.
 * @returns The value, and a function that flips it, or sets it when given a
 * value.
 * @since 2.0
 */
export function useBooleanToggle(
  initial: boolean
): readonly [
  /** The boolean. */
  value: boolean,
  /** Flips it, or sets it when given a value. */
  toggle: (value?: boolean) => void
]

/**
 * Keeps one of two values and switches between them.
 *
 * @param options - The two values.
 * @param initial - The initial one.
 * @returns The value, and a function that switches to the other one, or sets
 * the one it is given.
 * @since 2.0
 */
export function useToggle<A, B>(
  options: readonly [A, B],
  initial: A | B
): readonly [
  /** One of the two values. */
  value: A | B,
  /** Switches to the other one, or sets the one it is given. */
  toggle: (value?: A | B) => void
]

/**
 * Uses the parent's state if there is one, and its own state
 * otherwise.
 *
 * @param value - The parent's value, or `undefined`.
 * @param setter - The parent's setter, or `undefined`.
 * @param options - What its own state starts with.
 * @returns The value in use, and a function that sets it.
 * @since 2.0
 */
export function useConditionalState<T>(
  value: T | undefined,
  setter: ((value: T) => void) | undefined,
  options?: {
    /**
     * The initial value if the parent passes none.
     *
     * @defaultValue `undefined`
     * @since 2.0
     */
    initialValue?: T
    /**
     * Flips the boolean on every call, whatever the argument, so that the
     * function fits a press handler.
     *
     * @defaultValue `false`
     * @since 2.0
     */
    isBooleanToggle?: boolean
  }
): [
  /** The value in use. */
  value: T,
  /** Calls the parent's setter, or sets its own state. */
  setValue: (value: T) => void
]

/**
 * Keeps a state that starts with another value and starts over when that value
 * changes.
 *
 * @param derived - The value it depends on.
 * @param options - How to read and to compare it.
 * @returns The state and its setter.
 * @since 2.0
 */
export function useDerivedState<T, D = T>(
  derived: D,
  options?: {
    /**
     * Computes the state from the value.
     *
     * @defaultValue the value itself
     * @since 2.0
     */
    getValue?(derived: D): T
    /**
     * Compares the value that the state began with to the new one; when they
     * are equal, the state is kept.
     *
     * @defaultValue `Object.is` of what `transform` returns
     * @since 2.0
     */
    areEqual?(state: T, derived: D): boolean
    /**
     * Picks what is compared, such as an id; applied to both sides.
     *
     * @defaultValue the whole value
     * @since 2.0
     */
    transform?(value: T | D): unknown
  }
): [
  /** The state. */
  state: T,
  /** Changes it until the value it depends on changes. */
  setState: Dispatch<SetStateAction<T>>
]

/**
 * Keeps the latest value in a ref.
 *
 * @param derived - The value it depends on.
 * @param getValue - Computes what the ref holds; called in every render.
 * @returns The ref, which is up to date when effects and handlers run.
 * @since 2.0
 */
export function useDerivedRef<T, D>(
  derived: D,
  getValue: (derived: D) => T
): RefObject<T>

/**
 * Keeps an object in which you change a few keys at a time.
 *
 * @param initial - The object, or a function that creates it once.
 * @returns The object, and a function that merges a part into it at any depth.
 * Arrays are replaced.
 * @since 2.0
 */
export function usePartialState<T extends object>(
  initial: T | (() => T)
): readonly [
  /** The object. */
  value: T,
  /** Merges a part into it at any depth; arrays are replaced. */
  change: (change: DeepPartial<T> | ((current: T) => DeepPartial<T>)) => void
]

/**
 * Makes an input work with both `value` and `defaultValue`.
 *
 * @param options - The two values, and how to tell them apart.
 * @returns The value in use, a function that changes it, and who owns it:
 * nobody yet, the parent, or the input.
 * @since 2.0
 */
export function useUncontrolled<T>(options: {
  /**
   * The `value` prop.
   *
   * @since 2.0
   */
  value: T | null | undefined
  /**
   * The `defaultValue` prop.
   *
   * @since 2.0
   */
  defaultValue?: T | null
  /**
   * The value if neither is given.
   *
   * @since 2.0
   */
  finalValue: T | null
  /**
   * Returns whether `value` counts as given, so that the parent owns it.
   *
   * @since 2.0
   */
  rule(value: T | null | undefined): boolean
  /**
   * Called with every new value.
   *
   * @since 2.0
   */
  onChange(value: T | null): void
  /**
   * Called after the input has changed a value that it owns.
   *
   * @since 2.0
   */
  onValueUpdate?(value: T | null): void
}): readonly [
  /** The value in use. */
  value: T | null,
  /** Changes it, or calls `onChange` when the parent owns it. */
  setValue: (value: T | null) => void,
  /** Who owns the value: nobody yet, the parent, or the input. */
  mode: 'initial' | 'controlled' | 'uncontrolled'
]

/**
 * Keeps one of several strings.
 *
 * @param options - All options.
 * @param initial - The initial one; the first one by default.
 * @returns The chosen option, its setter, and a boolean for each option.
 * @throws `useOptions needs at least one option.` when the list is empty.
 * @since 2.0
 */
export function useOptions<T extends string>(
  options: readonly T[],
  initial?: T
): {
  /**
   * The chosen option.
   *
   * @since 2.0
   */
  selectedOption: T
  /**
   * Chooses an option.
   *
   * @since 2.0
   */
  setSelectedOption: Dispatch<SetStateAction<T>>
  /**
   * Whether an option is the chosen one, by its name.
   *
   * @since 2.0
   */
  isSelected: Record<T, boolean>
}

/**
 * Creates a global state with the component, on its first render.
 *
 * @param initial - The initial value.
 * @returns The state, the same one in every render.
 * @since 2.0
 */
export function useLazyStore<T>(initial: T): GlobalState<T>

/**
 * Keeps the value of the previous render.
 *
 * @param value - Any value.
 * @returns The value before, or `null` in the first render.
 * @since 2.0
 */
export function usePrevious<T>(value: T): T | null

/**
 * Returns a list without the first item that matches.
 *
 * @param list - The items.
 * @param predicate - Returns `true` for the item to leave out.
 * @returns A new list, the same one until the items change.
 * @since 2.0
 */
export function useFilteredList<T>(
  list: T[],
  predicate: (item: T) => boolean
): T[]

/**
 * Debounces a value.
 *
 * @param value - The value to debounce.
 * @param delay - Milliseconds without a change.
 * @returns The settled value, and a function that drops a waiting change.
 * @since 2.0
 */
export function useDebounce<T>(
  value: T,
  delay: number
): [
  /** The value that has settled. */
  value: T,
  /** Drops a waiting change. */
  cancel: () => void
]

/**
 * Debounces a function.
 *
 * @param callback - What to call; the latest one counts.
 * @param delay - Milliseconds without a call; `1000` by default.
 * @returns Three functions that do not change between renders.
 * @since 2.0
 */
export function useDebounceCallback<A extends unknown[]>(
  callback: (...args: A) => void,
  delay?: number
): {
  /**
   * Calls back after the delay, with the latest arguments.
   *
   * @since 2.0
   */
  debounce(...args: A): void
  /**
   * Calls back now, and drops a waiting call.
   *
   * @since 2.0
   */
  flush(...args: A): void
  /**
   * Drops a waiting call.
   *
   * @since 2.0
   */
  cancel(): void
}

/**
 * Repeats a call until it is cleared or the component unmounts; does not start
 * by itself.
 *
 * @param handler - Receives a function that stops it; the latest one
 * counts.
 * @param interval - Milliseconds between two calls.
 * @returns Two functions that do not change between renders.
 * @since 2.0
 */
export function useInterval(
  handler: (clear: () => void) => void,
  interval: number
): {
  /**
   * Starts, or starts over.
   *
   * @since 2.0
   */
  start(): void
  /**
   * Stops repeating.
   *
   * @since 2.0
   */
  clear(): void
}

/**
 * Creates a promise that other code settles.
 *
 * @param options - What to do when it is settled, and how long to wait.
 * @returns The promise, and the functions that settle it.
 * @throws `usePromise (pick-user): no answer after 5000 ms` as a rejection,
 * when `timeout` has passed.
 * @since 2.0
 */
export function usePromise<T>(options?: {
  /**
   * Called with the value.
   *
   * @since 2.0
   */
  onResolve?(value: T): void
  /**
   * Called with the reason.
   *
   * @since 2.0
   */
  onReject?(error: unknown): void
  /**
   * Milliseconds after which the promise rejects.
   *
   * @since 2.0
   */
  timeout?: number
  /**
   * Names the promise in the message of a timeout.
   *
   * @since 2.0
   */
  debugName?: string
}): {
  /**
   * Waits for the value; a second call waits for the same promise.
   *
   * @since 2.0
   */
  _await(): Promise<T>
  /**
   * Resolves the promise, and makes a new one for the next wait.
   *
   * @since 2.0
   */
  resolve(value: T): Promise<void>
  /**
   * Rejects the promise, and makes a new one for the next wait.
   *
   * @since 2.0
   */
  reject(error: unknown): Promise<void>
}

/**
 * Keeps a modal's visibility; use `@toolbox/modals` if other code has to
 * open it.
 *
 * @param startsOpen - Whether it is visible at the start; `false` by default.
 * @returns The boolean, and three functions that do not change between renders.
 * @since 2.0
 */
export function useModal(startsOpen?: boolean): {
  /**
   * Whether the modal is visible.
   *
   * @since 2.0
   */
  visible: boolean
  /**
   * Shows it.
   *
   * @since 2.0
   */
  open(): void
  /**
   * Hides it.
   *
   * @since 2.0
   */
  close(): void
  /**
   * Flips it, or sets it when given a value.
   *
   * @since 2.0
   */
  toggle(visible?: boolean): void
}

/**
 * Filters the options of a select by a search text, or loads them.
 *
 * @param props - The props of the select.
 * @returns What to show, and what to call.
 * @since 2.0
 */
export function useSearch<T extends string | number>(props: {
  /**
   * The chosen value, or an array of them with `multiple`.
   *
   * @since 2.0
   */
  value: T | T[]
  /**
   * Whether several options can be chosen.
   *
   * @since 2.0
   */
  multiple: boolean
  /**
   * All known options.
   *
   * @since 2.0
   */
  options: { label: string; value: T }[]
  /**
   * Options to show before the first search.
   *
   * @since 2.0
   */
  defaultOptions: { label: string; value: T }[]
  /**
   * Returns the options that match a search text.
   *
   * @since 2.0
   */
  filterItems(
    search: string,
    items: { label: string; value: T }[]
  ): { label: string; value: T }[]
  /**
   * Loads options for a search text; takes the place of `filterItems`.
   *
   * @since 2.0
   */
  loadOptions?(search: string): Promise<{ label: string; value: T }[]>
  /**
   * Called when `loadOptions` rejects; the options stay as they were.
   *
   * @since 2.4
   */
  onLoadOptionsError?(error: unknown): void
  /**
   * Names the select in log messages.
   *
   * @since 2.0
   */
  debugName?: string
}): {
  /**
   * Whether options are being loaded.
   *
   * @since 2.0
   */
  loading: boolean
  /**
   * The options to show.
   *
   * @since 2.0
   */
  filteredOptions: { label: string; value: T }[]
  /**
   * The options of the chosen values, for their labels.
   *
   * @since 2.0
   */
  labelOptions: { label: string; value: T }[]
  /**
   * Loads the options for an empty search text.
   *
   * @since 2.0
   */
  load(): Promise<void>
  /**
   * Filters or loads for a search text.
   *
   * @since 2.0
   */
  onChangeSearch(search: string): Promise<void>
}

/**
 * Runs an effect when the component mounts: a hook despite its name.
 *
 * @param effect - Can return a function that cleans up on unmount.
 * @since 2.0
 */
export function onMount(effect: EffectCallback): void

/**
 * Runs an effect after an update, but not on mount: a hook despite its name.
 *
 * @param effect - Can return a function that cleans up.
 * @param deps - Runs only when one of them has changed; every update counts by
 * default.
 * @since 2.0
 */
export function onUpdate(effect: EffectCallback, deps?: unknown[]): void

/**
 * Runs an effect once per component, even if Strict Mode mounts
 * it twice.
 *
 * @param effect - What to run.
 * @since 2.0
 */
export function useEffectOnce(effect: EffectCallback): void

/**
 * Runs a function when the component unmounts.
 *
 * @param effect - What to run; the latest one counts.
 * @since 2.0
 */
export function useUnmount(effect: () => void): void

/**
 * Returns whether the component has been mounted.
 *
 * @returns `false` in the first render and on a server, `true` afterwards.
 * @since 2.0
 */
export function useIsMounted(): boolean

/**
 * Returns whether the component runs in a browser and is hydrated.
 *
 * @returns An object with `isClient`.
 * @since 2.0
 */
export function useIsClient(): {
  /**
   * `false` on a server and while hydrating, `true` otherwise.
   *
   * @since 2.0
   */
  isClient: boolean
}

/**
 * Re-renders the component without a state.
 *
 * @returns A function that does so; it does not change between renders.
 * @since 2.0
 */
export function useForceRender(): () => void

/**
 * Returns the caller's id, or generates one.
 *
 * @param id - The caller's id, if any.
 * @returns That id, or a generated one that is the same on the server.
 * @since 2.0
 */
export function useId<T extends string>(id?: T): T | string

/**
 * Creates a component's test id.
 *
 * @param component - The component, for its name.
 * @param props - Its props.
 * @param keys - The props to hash when there is no `debugName`.
 * @returns An id such as `Button:save-task`.
 * @since 2.0
 */
export function useComponentTestId<P extends object>(
  component: {
    /**
     * The first part of the id.
     *
     * @defaultValue `Component`
     */
    styleRegistryName?: string
  },
  props: P & {
    /**
     * The second part of the id.
     *
     * @defaultValue a hash of the props
     */
    debugName?: string
  },
  keys: (keyof P)[]
): string
