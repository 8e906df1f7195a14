import type {
  InfiniteData,
  QueryClient,
  QueryKey,
  UseInfiniteQueryResult,
  UseMutationResult,
  UseQueryResult
} from '@tanstack/react-query'

import type { MutationSettings, QueryItem, QuerySettings } from '@toolbox/query'

import { QueryClientEnhanced as CurrentQueryClient } from '@toolbox/query'

/** The limit and offset of a page. */
export type PageParam = {
  limit: number
  offset: number
}

/** The counted page that a list function of 1.x returns. */
export type PaginationResponse<T> = {
  count: number
  next: string | null
  previous: string | null
  results: T[]
}

/** The cached pages of a list in 1.x. */
export type InfinitePages<T> = InfiniteData<PaginationResponse<T>, PageParam>

/** Where a new item is added. */
export type AppendTo =
  | 'start'
  | 'end'
  | [page: number, index: number]
  | Record<string, [page: number, index: number]>

/** Options of update and delete in 1.x. */
export type MutateOptions<T> = {
  optimistic?: boolean
  mutationOptions?: MutationSettings<T, any>
}

/** Options of create in 1.x. */
export type CreateOptions<T> = MutateOptions<T> & {
  appendTo?: AppendTo
  onListsWithFilters?: unknown
}

/** A function of the application that takes the manager first. */
export type Action<T extends QueryItem, F, M> = (
  manager: QueryManager<T, F, M, any>,
  ...args: any[]
) => any

/** Actions by name. */
export type Actions<T extends QueryItem, F, M> = Record<string, Action<T, F, M>>

/** Actions as they are called, without the manager. */
export type ActionTriggers<A> = {
  [K in keyof A]: A[K] extends (manager: any, ...args: infer P) => infer R
    ? (...args: P) => R
    : never
}

/** Options of the manager of 1.x. */
export type QueryManagerOptions<
  T extends QueryItem,
  F = any,
  M = any,
  A extends Actions<T, F, M> = {}
> = {
  name: string
  itemType: T
  queryClient: QueryClient
  listItems?(
    limit: number,
    offset: number,
    filters?: F
  ): Promise<PaginationResponse<T>>
  retrieveItem?(id: T['id']): Promise<T>
  createItem?(data: Partial<T>): Promise<T>
  updateItem?(data: Partial<T>): Promise<T>
  deleteItem?(item: T): Promise<T>
  /** Default: `10`. */
  limit?: number
  creation?: CreateOptions<T>
  update?: MutateOptions<T>
  deletion?: MutateOptions<T>
  actions?: A
  initialMeta?: M
  keyExtractor?(item: T): string
  generateId?(): T['id']
  useListEffect?(list: {
    query: unknown
    refreshQuery(silent?: boolean): void
    cancelQuery(): void
  }): void
}

/** What `useList` of 1.x returns. */
export type ListResult<T extends QueryItem> = {
  items: T[]
  itemMap: Record<T['id'], T>
  itemIndexes: Record<T['id'], number>
  pagesById: Record<T['id'], [page: number, index: number]>
  itemCount: number | undefined
  query: UseInfiniteQueryResult<unknown, Error>
  getNextPage(): Promise<unknown>
  getPreviousPage(): Promise<unknown>
  refresh(): Promise<void>
  isRefreshing: boolean
}

/** What `use` of 1.x returns: everything. */
export type UseResult<T extends QueryItem, A> = {
  items: T[]
  list: ListResult<T>
  isRefreshing: boolean
  actions: ActionTriggers<A>
  create(data: Partial<T>, options?: CreateOptions<T>): Promise<T>
  update(data: Partial<T>, options?: MutateOptions<T>): Promise<T>
  delete(item: T, options?: MutateOptions<T>): Promise<T>
  getNextPage(): Promise<unknown>
  refresh(): Promise<void>
}

/**
 * The manager of 1.x with everything inside; use `createQueryManager` of
 * `@toolbox/query` now.
 */
export class QueryManager<
  T extends QueryItem,
  F = any,
  M = any,
  A extends Actions<T, F, M> = {}
> {
  constructor(options: QueryManagerOptions<T, F, M, A>)
  readonly name: string
  readonly meta: M
  readonly itemMap: Record<T['id'], T>
  readonly actions: ActionTriggers<A>
  readonly queryKeys: Record<
    'list' | 'create' | 'update' | 'delete' | 'retrieve',
    QueryKey
  >
  use(options?: {
    filter?: F
    limit?: number
    creation?: CreateOptions<T>
    update?: MutateOptions<T>
    deletion?: MutateOptions<T>
  }): UseResult<T, A>
  useList(options?: {
    filter?: F
    limit?: number
    queryOptions?: QuerySettings
  }): ListResult<T>
  useRetrieve(options: { id: T['id']; queryOptions?: QuerySettings }): {
    data: T | undefined
    query: UseQueryResult<T>
    refresh(): Promise<void>
    isRefreshing: boolean
  }
  useItem: this['useRetrieve']
  useCreate(options?: CreateOptions<T>): {
    item: T | undefined
    create(data: Partial<T>, options?: CreateOptions<T>): Promise<T>
    query: UseMutationResult<T, Error, Partial<T>>
  }
  useUpdate(options?: MutateOptions<T>): {
    item: T | undefined
    update(data: Partial<T>, options?: MutateOptions<T>): Promise<T>
    query: UseMutationResult<T, Error, Partial<T>>
  }
  useDelete(options?: MutateOptions<T>): {
    delete(item: T, options?: MutateOptions<T>): Promise<T>
    query: UseMutationResult<T, Error, T>
  }
  useAction<K extends keyof A>(
    action: K
  ): UseMutationResult<unknown, Error, any>
  useOptions(
    listener?: (options: QueryManagerOptions<T, F, M, A>, meta: M) => void
  ): readonly [QueryManagerOptions<T, F, M, A>, M]
  setOptions(options: {
    limit?: number
    creation?: CreateOptions<T>
    update?: MutateOptions<T>
    deletion?: MutateOptions<T>
    meta?: Partial<M>
  }): void
  getItem(
    id: T['id'],
    options?: {
      fetchOnNotFound?: boolean
      forceRefetch?: boolean
    }
  ): Promise<T | undefined>
  getList(filter?: F): InfinitePages<T> | undefined
  getItemCount(filter?: F): number | undefined
  addItem(args: {
    item: T | T[]
    to?: AppendTo
    onListsWithFilters?: F
  }): Promise<void>
  removeItem(
    id: T['id']
  ): Promise<Record<string, [page: number, index: number]>>
  updateItems(items: T | T[]): Promise<void>
  setItem(item: T): Promise<void>
  refresh(filter?: F): Promise<void>
  refreshItem(id: T['id']): Promise<T>
  queryKeyFor(id: T['id']): QueryKey
  filteredQueryKey(filter?: F): QueryKey
}

/** The enhanced client of 1.x, which also creates managers. */
export class QueryClientEnhanced extends CurrentQueryClient {
  queryManager<T extends QueryItem, F = any>(
    name: string,
    options: Partial<QueryManagerOptions<T, F>>
  ): QueryManager<T, F>
}
