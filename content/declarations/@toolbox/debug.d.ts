/** Who enabled the environment manager. */
export type Editor = 'system' | 'user'

/** The saved state of an environment manager. */
export type EnvironmentState<Name extends string> = {
  environment: Name
  customUrl: string
  enabledBy: Editor | null
}

/**
 * The environments by name, and which of them are the default and the custom
 * one.
 */
export type EnvironmentManagerConfig<E extends Record<string, string>> = {
  /** Server URLs by name. */
  environments: E
  defaultEnvironment: keyof E & string
  /** Names the entry whose URL is typed by the tester. */
  customEnvironment: keyof E & string
  /** Where the state is saved. Default: `environment-manager`. */
  persistKey?: string
}

/**
 * Switches between servers; while disabled it stays at the default environment.
 */
export class EnvironmentManager<E extends Record<string, string>> {
  constructor(config: EnvironmentManagerConfig<E>)
  readonly environments: E
  readonly editors: {
    readonly SYSTEM: 'system'
    readonly USER: 'user'
  }
  readonly env: EnvironmentState<keyof E & string>
  /**
   * The URL of the current environment; falls back to the default while the
   * custom URL is invalid.
   */
  readonly serverUrl: string
  readonly is: Record<Capitalize<keyof E & string>, boolean>
  readonly isEnabled: boolean
  readonly isEnabledBy: Editor | null
  readonly isEnabledByUser: boolean
  readonly isEnabledBySystem: boolean
  /**
   * `'system'` for internal builds, `'user'` for a hidden gesture, `false` to
   * switch off; returns whether it is now enabled.
   */
  setEnabled(by: Editor | false): boolean
  /** Switches the environment; does nothing while disabled. */
  setEnvironment(name: keyof E & string): void
  isEnvironment(name: keyof E & string): boolean
  /**
   * Appends a missing `/`, then ignores anything that is not
   * `http(s)://host[:port]/`.
   */
  setCustomUrl(url: string): void
  testUrl(url: string): boolean
  /**
   * Follows the manager; `setCustomUrl` edits a local draft, `changed` asks for
   * a restart.
   */
  use(): {
    enabled: boolean
    enabledByUser: boolean
    enabledBySystem: boolean
    config: {
      environment: keyof E & string
      customUrl: string
    }
    changed: boolean
    customUrl: string
    setCustomUrl(url: string): void
  }
}

/** Creates the environment manager of an application. */
export function createEnvironmentManager<
  const E extends Record<string, string>
>(config: EnvironmentManagerConfig<E>): EnvironmentManager<E>

/** An item of a fake REST API. */
export type FakeItem = { id: number }

/** A counted page. */
export type PaginationResponse<T> = {
  count: number
  next: string | null
  previous: string | null
  results: T[]
}

/** Options of a fake REST API. */
export type FakeRestApiOptions<
  T extends FakeItem,
  Filters = Record<string, unknown>
> = {
  name: string
  generatorFn(id: number): T
  /** Default: accepts all. */
  filterFn?(item: T, filters: Filters): boolean
  /** How many items are generated at once. Default: `100`. */
  maxCount?: number
  /** Default: `false`. */
  enableDelay?: boolean
  /** Default: `2500`. */
  delayMs?: number
}

/** A REST API in memory, with generated items. */
export class FakeRestApi<
  T extends FakeItem,
  Filters = Record<string, unknown>
> {
  constructor(options: FakeRestApiOptions<T, Filters>)
  readonly name: string
  readonly count: number
  /** Default limit: `10`, default offset: `0`. */
  listItems(
    limit?: number,
    offset?: number,
    filters?: Filters
  ): Promise<PaginationResponse<T>>
  retrieveItem(id: number): Promise<T>
  createItem(item?: Partial<T>): Promise<T>
  updateItem(id: number, changes: Partial<T>): Promise<T>
  deleteItem(id: number): Promise<T>
  /** Synchronous and undelayed. */
  getItem(id: number): T | undefined
  /** Synchronous and undelayed; the array is frozen. */
  getData(): readonly T[]
  generateItem(id?: number): T
  setOptions(options: Partial<FakeRestApiOptions<T, Filters>>): void
  /** Generates the items again. */
  reset(): void
  /** Removes all items. */
  clear(): void
}

/** Creates a fake REST API. */
export function createFakeRestApi<
  T extends FakeItem,
  Filters = Record<string, unknown>
>(options: FakeRestApiOptions<T, Filters>): FakeRestApi<T, Filters>

/** Random names, animals and numbers. */
export const faker: {
  firstName(): string
  lastName(): string
  name(): string
  animal(): string
  /** 0 to 100 inclusive, unless told otherwise. */
  number(min?: number, max?: number): number
}
