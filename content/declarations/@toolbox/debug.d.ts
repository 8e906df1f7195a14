/** Who enabled the environment manager. */
export type Editor = 'system' | 'user'

/** The saved state of an environment manager. */
export type EnvironmentState<Name extends string> = {
  /** The environment in use. */
  environment: Name
  /** The URL that a tester typed; `''` at first. */
  customUrl: string
  /** Who enabled switching; `null` while it is disabled. */
  enabledBy: Editor | null
}

/**
 * The environments by name, and which ones are the default and the custom
 * one.
 */
export type EnvironmentManagerConfig<E extends Record<string, string>> = {
  /** Server URLs by name. */
  environments: E
  /** Names the entry that is used at first, and while switching is disabled. */
  defaultEnvironment: keyof E & string
  /** Names the entry whose URL the tester types. */
  customEnvironment: keyof E & string
  /**
   * The key under which the state is saved.
   *
   * @defaultValue `'environment-manager'`
   */
  persistKey?: string
}

/**
 * Switches between servers; while disabled it stays at the default environment.
 */
export class EnvironmentManager<E extends Record<string, string>> {
  constructor(config: EnvironmentManagerConfig<E>)
  /** Server URLs by name, as they were passed in. */
  readonly environments: E
  /** Constants for `setEnabled`. */
  readonly editors: {
    readonly SYSTEM: 'system'
    readonly USER: 'user'
  }
  /** The current state; while disabled, the default environment's. */
  readonly env: EnvironmentState<keyof E & string>
  /**
   * The current environment's URL. While the custom URL is invalid, it's
   * that of the default.
   */
  readonly serverUrl: string
  /** One flag for each environment, as in `is.Staging`. */
  readonly is: Record<Capitalize<keyof E & string>, boolean>
  /** Whether switching is enabled. */
  readonly isEnabled: boolean
  /** Who enabled it; `null` while it is disabled. */
  readonly isEnabledBy: Editor | null
  /** Whether a tester enabled it. */
  readonly isEnabledByUser: boolean
  /** Whether the build enabled it. */
  readonly isEnabledBySystem: boolean
  /**
   * Enables switching: `'system'` for internal builds, `'user'` for a hidden
   * gesture, `false` to disable it.
   *
   * @returns whether it is enabled now
   */
  setEnabled(by: Editor | false): boolean
  /**
   * Changes to another environment; does nothing while disabled.
   *
   * @example
   * ```ts
   * import { environment } from '@/app/environment'
   * // ---cut---
   * environment.setEnabled('system')
   * environment.setEnvironment('staging') // ignored without the line above
   * ```
   */
  setEnvironment(name: keyof E & string): void
  /** Returns whether the environment in use has this name. */
  isEnvironment(name: keyof E & string): boolean
  /**
   * Saves the custom environment's URL. It appends a missing `/`, then
   * ignores anything that is not `http(s)://host[:port]/`.
   */
  setCustomUrl(url: string): void
  /**
   * Returns whether a URL would be accepted.
   *
   * @since 2.2
   */
  testUrl(url: string): boolean
  /** Hook: subscribes to the manager. */
  use(): {
    /** Whether switching is enabled. */
    enabled: boolean
    /** Whether a tester enabled it. */
    enabledByUser: boolean
    /** Whether the build enabled it. */
    enabledBySystem: boolean
    /** What is saved. */
    config: {
      environment: keyof E & string
      customUrl: string
    }
    /** Whether the saved state differs from that at start: ask for a restart. */
    changed: boolean
    /** The draft of the custom URL, for an input. */
    customUrl: string
    /** Changes the draft; to save it, call the manager's `setCustomUrl`. */
    setCustomUrl(url: string): void
  }
}

/** Creates the environment manager of an application. */
export function createEnvironmentManager<
  const E extends Record<string, string>
>(config: EnvironmentManagerConfig<E>): EnvironmentManager<E>

/** An item of a fake REST API. */
export type FakeItem = {
  /** Identifies the item. */
  id: number
}

/** A counted page. */
export type PaginationResponse<T> = {
  /** How many items match in all. */
  count: number
  /** Address of the next page; `null` on the last. */
  next: string | null
  /** Address of the previous page; `null` on the first. */
  previous: string | null
  /** The items of this page. */
  results: T[]
}

/** Options of a fake REST API. */
export type FakeRestApiOptions<
  T extends FakeItem,
  Filters = Record<string, unknown>
> = {
  /** The name in error messages. */
  name: string
  /** Creates the item with an id. */
  generatorFn(id: number): T
  /**
   * Decides whether an item matches the filters of `listItems`.
   *
   * @defaultValue accepts every item
   */
  filterFn?(item: T, filters: Filters): boolean
  /**
   * How many items are generated when the API is created.
   *
   * @defaultValue `100`
   */
  maxCount?: number
  /**
   * Makes each call wait `delayMs`, like a real server.
   *
   * @defaultValue `false`
   */
  enableDelay?: boolean
  /**
   * Length of the delay in milliseconds.
   *
   * @defaultValue `2500`
   */
  delayMs?: number
}

/** A REST API in memory, with generated items. */
export class FakeRestApi<
  T extends FakeItem,
  Filters = Record<string, unknown>
> {
  constructor(options: FakeRestApiOptions<T, Filters>)
  /** The name from the options. */
  readonly name: string
  /** How many items there are now. */
  readonly count: number
  /**
   * Resolves with one page.
   *
   * @param limit - items of a page, 10 unless given
   * @param offset - items to skip, 0 unless given
   * @param filters - passed to `filterFn`
   */
  listItems(
    limit?: number,
    offset?: number,
    filters?: Filters
  ): Promise<PaginationResponse<T>>
  /**
   * Resolves with one item.
   *
   * @throws `tasks: no item with id 7`
   * @example
   * ```ts
   * import { fakeTasks } from '@/services/fakeTasks'
   * // ---cut---
   * await fakeTasks.deleteItem(7)
   * await fakeTasks.retrieveItem(7) // rejects: tasks: no item with id 7
   * ```
   */
  retrieveItem(id: number): Promise<T>
  /**
   * Generates an item with the next id, puts the given properties over it, and
   * adds it at the end.
   */
  createItem(item?: Partial<T>): Promise<T>
  /**
   * Merges properties into an item.
   *
   * @throws `tasks: no item with id 7`
   */
  updateItem(id: number, changes: Partial<T>): Promise<T>
  /**
   * Removes an item and resolves with it.
   *
   * @throws `tasks: no item with id 7`
   */
  deleteItem(id: number): Promise<T>
  /** Returns an item immediately, without a delay. */
  getItem(id: number): T | undefined
  /** Returns all items immediately, without a delay; the array is frozen. */
  getData(): readonly T[]
  /**
   * Creates an item without adding it; its id is the next one unless given.
   *
   * @example
   * ```ts
   * import { fakeTasks } from '@/services/fakeTasks'
   * // ---cut---
   * // Three tasks for a story; none of them is in the list.
   * const tasks = [1, 2, 3].map(id => fakeTasks.generateItem(id))
   * ```
   */
  generateItem(id?: number): T
  /**
   * Changes options; those that are not given stay.
   *
   * @since 2.3
   */
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
  /** Returns a first name. */
  firstName(): string
  /** Returns a last name. */
  lastName(): string
  /** Returns a first and a last name. */
  name(): string
  /** Returns the name of an animal. */
  animal(): string
  /**
   * Returns a whole number from 0 to 100 inclusive, or between two others.
   *
   * @example
   * ```ts
   * import { faker } from '@toolbox/debug'
   * // ---cut---
   * const percent = faker.number()
   * const roll = faker.number(1, 6) // 6 is possible
   * ```
   */
  number(min?: number, max?: number): number
}
