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
  /** Items of the page. */
  limit: number
  /** Items before it. */
  offset: number
}

/** The counted page that a 1.x list function returns. */
export type PaginationResponse<T> = {
  /** How many items there are in all. */
  count: number
  /** Address of the next page; `null` on the last. */
  next: string | null
  /** Address of the previous page; `null` on the first. */
  previous: string | null
  /** The items of this page. */
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
  /**
   * Changes the cache before the server responds, and takes it back on error. The
   * call then resolves with the optimistic item, and gives up waiting for it
   * after 1.2 s.
   *
   * @defaultValue `false`
   */
  optimistic?: boolean
  /** Options that are passed on to TanStack Query. */
  mutationOptions?: MutationSettings<T, any>
}

/** Options of create in 1.x. */
export type CreateOptions<T> = MutateOptions<T> & {
  /**
   * Where the item is added.
   *
   * @defaultValue `'start'`
   */
  appendTo?: AppendTo
  /** The lists that get the item; all of them unless given. */
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

/** Options of the 1.x manager. */
export type QueryManagerOptions<
  T extends QueryItem,
  F = any,
  M = any,
  A extends Actions<T, F, M> = {}
> = {
  /** The name of the manager, and the first segment of its keys. */
  name: string
  /** Determines the item type; its value isn't used. */
  itemType: T
  /** The app's TanStack Query client. */
  queryClient: QueryClient
  /** Loads one page, with the count of all items. */
  listItems?(
    limit: number,
    offset: number,
    filters?: F
  ): Promise<PaginationResponse<T>>
  /** Loads one item. */
  retrieveItem?(id: T['id']): Promise<T>
  /** Creates an item and resolves with it. */
  createItem?(data: Partial<T>): Promise<T>
  /** Changes an item and resolves with it. */
  updateItem?(data: Partial<T>): Promise<T>
  /** Receives the item to delete, and resolves with it. */
  deleteItem?(item: T): Promise<T>
  /**
   * Page size of lists.
   *
   * @defaultValue `10`
   */
  limit?: number
  /**
   * Defaults for every create.
   *
   * @defaultValue `{ appendTo: 'start', optimistic: false }`
   */
  creation?: CreateOptions<T>
  /**
   * Defaults for every update.
   *
   * @defaultValue `{ optimistic: false }`
   */
  update?: MutateOptions<T>
  /**
   * Defaults for every delete.
   *
   * @defaultValue `{ optimistic: false }`
   */
  deletion?: MutateOptions<T>
  /** Functions by name, each of which receives the manager first. */
  actions?: A
  /** The first value of `meta`. */
  initialMeta?: M
  /**
   * Returns the key of an item, for lists on the screen.
   *
   * @defaultValue the id as text
   */
  keyExtractor?(item: T): string
  /**
   * Returns the id of a temporary item.
   *
   * @defaultValue the known count plus one
   */
  generateId?(): T['id']
  /**
   * A hook that runs inside every list. It receives the query, and functions
   * that refresh and cancel it.
   */
  useListEffect?(list: {
    query: unknown
    refreshQuery(silent?: boolean): void
    cancelQuery(): void
  }): void
}

/** The result of the 1.x `useList`. */
export type ListResult<T extends QueryItem> = {
  /** All loaded items in order. */
  items: T[]
  /** The loaded items by id. */
  itemMap: Record<T['id'], T>
  /** The index of each item by id. */
  itemIndexes: Record<T['id'], number>
  /** The page of each item by id, and its index there. */
  pagesById: Record<T['id'], [page: number, index: number]>
  /** The last page's count; `undefined` before the first. */
  itemCount: number | undefined
  /** The infinite query result of TanStack Query. */
  query: UseInfiniteQueryResult<unknown, Error>
  /** Loads the next page. */
  getNextPage(): Promise<unknown>
  /** Loads the previous page. */
  getPreviousPage(): Promise<unknown>
  /** Reloads the list. */
  refresh(): Promise<void>
  /** Whether it's reloading. */
  isRefreshing: boolean
}

/** The result of the 1.x `use`: everything. */
export type UseResult<T extends QueryItem, A> = {
  /** All loaded items in order. */
  items: T[]
  /** The whole result of the list. */
  list: ListResult<T>
  /** Whether the list is reloading. */
  isRefreshing: boolean
  /** The actions, without the manager as their first argument. */
  actions: ActionTriggers<A>
  /** Creates an item. */
  create(data: Partial<T>, options?: CreateOptions<T>): Promise<T>
  /** Changes an item. */
  update(data: Partial<T>, options?: MutateOptions<T>): Promise<T>
  /** Deletes an item. */
  delete(item: T, options?: MutateOptions<T>): Promise<T>
  /** Loads the next page. */
  getNextPage(): Promise<unknown>
  /** Reloads the list. */
  refresh(): Promise<void>
}

/**
 * The 1.x manager with everything inside; use `createQueryManager` from
 * `@toolbox/query` now.
 */
export class QueryManager<
  T extends QueryItem,
  F = any,
  M = any,
  A extends Actions<T, F, M> = {}
> {
  constructor(options: QueryManagerOptions<T, F, M, A>)
  /** The name from the options. */
  readonly name: string
  /** Your own data, changed with `setOptions`. */
  readonly meta: M
  /** All cached items by id. */
  readonly itemMap: Record<T['id'], T>
  /** The actions, without the manager as their first argument. */
  readonly actions: ActionTriggers<A>
  /** The keys without filters. */
  readonly queryKeys: Record<
    'list' | 'create' | 'update' | 'delete' | 'retrieve',
    QueryKey
  >
  /** Hook: returns everything together, for one list. */
  use(options?: {
    filter?: F
    limit?: number
    creation?: CreateOptions<T>
    update?: MutateOptions<T>
    deletion?: MutateOptions<T>
  }): UseResult<T, A>
  /** Hook: a list. */
  useList(options?: {
    filter?: F
    limit?: number
    queryOptions?: QuerySettings
  }): ListResult<T>
  /** Hook: one item. */
  useRetrieve(options: { id: T['id']; queryOptions?: QuerySettings }): {
    data: T | undefined
    query: UseQueryResult<T>
    refresh(): Promise<void>
    isRefreshing: boolean
  }
  /** Another name for `useRetrieve`. */
  useItem: this['useRetrieve']
  /** Hook: a function that creates, and the state of its last call. */
  useCreate(options?: CreateOptions<T>): {
    item: T | undefined
    create(data: Partial<T>, options?: CreateOptions<T>): Promise<T>
    query: UseMutationResult<T, Error, Partial<T>>
  }
  /** Hook: a function that updates, and the state of its last call. */
  useUpdate(options?: MutateOptions<T>): {
    item: T | undefined
    update(data: Partial<T>, options?: MutateOptions<T>): Promise<T>
    query: UseMutationResult<T, Error, Partial<T>>
  }
  /** Hook: a function that deletes, and the state of its last call. */
  useDelete(options?: MutateOptions<T>): {
    delete(item: T, options?: MutateOptions<T>): Promise<T>
    query: UseMutationResult<T, Error, T>
  }
  /** Hook: a mutation of TanStack Query that runs one action. */
  useAction<K extends keyof A>(
    action: K
  ): UseMutationResult<unknown, Error, any>
  /** Hook: subscribes to the options and `meta`. */
  useOptions(
    listener?: (options: QueryManagerOptions<T, F, M, A>, meta: M) => void
  ): readonly [QueryManagerOptions<T, F, M, A>, M]
  /** Changes options and `meta` at run time. */
  setOptions(options: {
    limit?: number
    creation?: CreateOptions<T>
    update?: MutateOptions<T>
    deletion?: MutateOptions<T>
    meta?: Partial<M>
  }): void
  /**
   * Resolves with a cached item.
   *
   * @param options - `fetchOnNotFound` loads an item that is not cached, and
   * `forceRefetch` loads it in any case; both are `false` unless given
   */
  getItem(
    id: T['id'],
    options?: {
      fetchOnNotFound?: boolean
      forceRefetch?: boolean
    }
  ): Promise<T | undefined>
  /** Returns the cached pages of a list. */
  getList(filter?: F): InfinitePages<T> | undefined
  /** Returns the known count of a list. */
  getItemCount(filter?: F): number | undefined
  /** Adds one item or several to cached lists. */
  addItem(args: {
    item: T | T[]
    to?: AppendTo
    onListsWithFilters?: F
  }): Promise<void>
  /** Removes an item from the cache and resolves with its positions. */
  removeItem(
    id: T['id']
  ): Promise<Record<string, [page: number, index: number]>>
  /** Writes items into the cache. */
  updateItems(items: T | T[]): Promise<void>
  /** Writes one item into the cache. */
  setItem(item: T): Promise<void>
  /** Reloads a list. */
  refresh(filter?: F): Promise<void>
  /** Reloads an item. */
  refreshItem(id: T['id']): Promise<T>
  /** Returns the key of one item. */
  queryKeyFor(id: T['id']): QueryKey
  /** Returns the key of one list, with `{}` where it has no filters. */
  filteredQueryKey(filter?: F): QueryKey
}

/** The 1.x enhanced client, which also creates managers. */
export class QueryClientEnhanced extends CurrentQueryClient {
  queryManager<T extends QueryItem, F = any>(
    name: string,
    options: Partial<QueryManagerOptions<T, F>>
  ): QueryManager<T, F>
}
