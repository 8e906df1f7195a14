import type { Dispatch, EffectCallback, RefObject, SetStateAction } from 'react'
import type { GlobalState } from '@toolbox/store'

type DeepPartial<T> = {
  [K in keyof T]?: T[K] extends object ? DeepPartial<T[K]> : T[K]
}

export function useBooleanToggle(
  initial: boolean
): readonly [boolean, (value?: boolean) => void]

export function useToggle<A, B>(
  options: readonly [A, B],
  initial: A | B
): readonly [A | B, (value?: A | B) => void]

export function useConditionalState<T>(
  value: T | undefined,
  setter: ((value: T) => void) | undefined,
  options?: { initialValue?: T; isBooleanToggle?: boolean }
): [T, (value: T) => void]

export function useDerivedState<T, D = T>(
  derived: D,
  options?: {
    getValue?(derived: D): T
    areEqual?(state: T, derived: D): boolean
    transform?(value: T | D): unknown
  }
): [T, Dispatch<SetStateAction<T>>]

export function useDerivedRef<T, D>(
  derived: D,
  getValue: (derived: D) => T
): RefObject<T>

export function usePartialState<T extends object>(
  initial: T | (() => T)
): readonly [
  T,
  (change: DeepPartial<T> | ((current: T) => DeepPartial<T>)) => void
]

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

export function useOptions<T extends string>(
  options: readonly T[],
  initial?: T
): {
  selectedOption: T
  setSelectedOption: Dispatch<SetStateAction<T>>
  isSelected: Record<T, boolean>
}

export function useLazyStore<T>(initial: T): GlobalState<T>

export function usePrevious<T>(value: T): T | null

export function useFilteredList<T>(
  list: T[],
  predicate: (item: T) => boolean
): T[]

export function useDebounce<T>(
  value: T,
  delay: number
): [value: T, cancel: () => void]

export function useDebounceCallback<A extends unknown[]>(
  callback: (...args: A) => void,
  delay?: number
): {
  debounce(...args: A): void
  flush(...args: A): void
  cancel(): void
}

export function useInterval(
  handler: (clear: () => void) => void,
  interval: number
): { start(): void; clear(): void }

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

export function useModal(startsOpen?: boolean): {
  visible: boolean
  open(): void
  close(): void
  toggle(visible?: boolean): void
}

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

export function onMount(effect: EffectCallback): void

export function onUpdate(effect: EffectCallback, deps?: unknown[]): void

export function useEffectOnce(effect: EffectCallback): void

export function useUnmount(effect: () => void): void

export function useIsMounted(): boolean

export function useIsClient(): { isClient: boolean }

export function useForceRender(): () => void

export function useId<T extends string>(id?: T): T | string

export function useComponentTestId<P extends object>(
  component: { styleRegistryName?: string },
  props: P & { debugName?: string },
  keys: (keyof P)[]
): string
