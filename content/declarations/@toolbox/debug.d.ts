export type Editor = 'system' | 'user'

export type EnvironmentState<Name extends string> = {
  environment: Name
  customUrl: string
  enabledBy: Editor | null
}

export type EnvironmentManagerConfig<E extends Record<string, string>> = {
  environments: E
  defaultEnvironment: keyof E & string
  customEnvironment: keyof E & string
  persistKey?: string
}

export class EnvironmentManager<E extends Record<string, string>> {
  constructor(config: EnvironmentManagerConfig<E>)
  readonly environments: E
  readonly editors: {
    readonly SYSTEM: 'system'
    readonly USER: 'user'
  }
  readonly env: EnvironmentState<keyof E & string>
  readonly serverUrl: string
  readonly is: Record<Capitalize<keyof E & string>, boolean>
  readonly isEnabled: boolean
  readonly isEnabledBy: Editor | null
  readonly isEnabledByUser: boolean
  readonly isEnabledBySystem: boolean
  setEnabled(by: Editor | false): boolean
  setEnvironment(name: keyof E & string): void
  isEnvironment(name: keyof E & string): boolean
  setCustomUrl(url: string): void
  testUrl(url: string): boolean
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

export function createEnvironmentManager<
  const E extends Record<string, string>
>(config: EnvironmentManagerConfig<E>): EnvironmentManager<E>

export type FakeItem = { id: number }

export type PaginationResponse<T> = {
  count: number
  next: string | null
  previous: string | null
  results: T[]
}

export type FakeRestApiOptions<
  T extends FakeItem,
  Filters = Record<string, unknown>
> = {
  name: string
  generatorFn(id: number): T
  filterFn?(item: T, filters: Filters): boolean
  maxCount?: number
  enableDelay?: boolean
  delayMs?: number
}

export class FakeRestApi<
  T extends FakeItem,
  Filters = Record<string, unknown>
> {
  constructor(options: FakeRestApiOptions<T, Filters>)
  readonly name: string
  readonly count: number
  listItems(
    limit?: number,
    offset?: number,
    filters?: Filters
  ): Promise<PaginationResponse<T>>
  retrieveItem(id: number): Promise<T>
  createItem(item?: Partial<T>): Promise<T>
  updateItem(id: number, changes: Partial<T>): Promise<T>
  deleteItem(id: number): Promise<T>
  getItem(id: number): T | undefined
  getData(): readonly T[]
  generateItem(id?: number): T
  setOptions(options: Partial<FakeRestApiOptions<T, Filters>>): void
  reset(): void
  clear(): void
}

export function createFakeRestApi<
  T extends FakeItem,
  Filters = Record<string, unknown>
>(options: FakeRestApiOptions<T, Filters>): FakeRestApi<T, Filters>

export const faker: {
  firstName(): string
  lastName(): string
  name(): string
  animal(): string
  number(min?: number, max?: number): number
}
