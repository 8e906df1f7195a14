import type {
  InfiniteData,
  Query,
  QueryCacheNotifyEvent,
  QueryClient,
  QueryKey
} from '@tanstack/react-query'

import type {
  UseInfiniteQueryResult,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query'

/** Anything with an id. */
export type QueryItem = { id: string | number }

/** The id of an item. */
export type ItemId<T extends QueryItem> = T['id']

/** An item that may carry the temporary id of an optimistic create. */
export type WithTempId<T extends QueryItem> = T & { tempId?: string | number }

/** Where an item is in a list. */
export type ItemPosition = {
  pageIndex: number
  itemIndex: number
}

/** Where an item was in each list. */
export type RemovedItemMap = [QueryKey, ItemPosition][]

/** The pages of a list and all items of them. */
export type ListData<T> = {
  pageParams: number[]
  pages: T[][]
  allItems: T[]
}

/** The TanStack Query result behind `useList`. */
export type ListQueryResult<T> = UseInfiniteQueryResult<ListData<T>, Error>

/** Options of a query that are passed on to TanStack Query. */
export type QuerySettings = Partial<
  Pick<
    UseQueryOptions,
    | 'enabled'
    | 'staleTime'
    | 'gcTime'
    | 'retry'
    | 'refetchInterval'
    | 'refetchOnMount'
    | 'refetchOnWindowFocus'
    | 'refetchOnReconnect'
    | 'meta'
  >
>

/** Options of a mutation that are passed on to TanStack Query. */
export type MutationSettings<Data, Variables, Context = unknown> = Omit<
  UseMutationOptions<Data, Error, Variables, Context>,
  'mutationFn' | 'mutationKey'
>

/**
 * Options of `createQueryManager`; leave out the functions that the resource
 * does not support.
 */
export type QueryManagerOptions<T extends QueryItem, Filters = {}> = {
  /**
   * First segment of every key; must not be contained in another manager's
   * name.
   */
  name: string
  /** The application's TanStack Query client. */
  queryClient: QueryClient
  /**
   * Returns one page as a plain array; a page shorter than `limit` ends the
   * list.
   */
  listFn?(limit: number, offset: number, filters?: Filters): Promise<T[]>
  retrieveFn?(id: ItemId<T>): Promise<T>
  createFn?(data: Partial<T>): Promise<T>
  updateFn?(data: Partial<T>): Promise<T>
  deleteFn?(id: ItemId<T>): Promise<ItemId<T>>
  /** Page size when `useList` gets no `limit`. Default: `10`. */
  listLimit?: number
  /** A hook run inside every `useList`, for example refetch on screen focus. */
  useListEffect?(list: ListQueryResult<T>): void
}

/** Options of `useList`. */
export type ListOptions<Filters> = QuerySettings & {
  limit?: number
  filters?: Filters
}

/** Options of `useRetrieve`. */
export type RetrieveOptions<T> = QuerySettings & {
  /** A side effect, not a transform. */ select?(item: T): void
}

/** What an optimistic create remembers. */
export type CreateContext = { tempId?: string | number }

/** What an optimistic update remembers. */
export type UpdateContext<T> = {
  previousItem?: T
  optimisticItem?: T
}

/** What an optimistic delete remembers. */
export type DeleteContext<T> = {
  previousItem?: T
  removedAt?: RemovedItemMap
}

/** Options of `useCreate`. */
export type CreateOptions<T extends QueryItem, Filters> = MutationSettings<
  T,
  Partial<T>,
  CreateContext | undefined
> & {
  /**
   * Adds the item before the server answers and removes it on error. Default:
   * `false`.
   */
  optimistic?: boolean
  /** Picks the list that gets the item. */
  listFilters?: Filters
  /** Where the item is added. Default: `'start'`. */
  appendTo?: 'start' | 'end' | RemovedItemMap
}

/** Options of `useUpdate`. */
export type UpdateOptions<T extends QueryItem> = MutationSettings<
  T,
  Partial<T>,
  UpdateContext<T> | undefined
> & {
  /**
   * Changes the item before the server answers, when it is in cache, and puts
   * it back on error. Default: `false`.
   */
  optimistic?: boolean
}

/** Options of `useDelete`. */
export type DeleteOptions<T extends QueryItem> = MutationSettings<
  ItemId<T>,
  ItemId<T>,
  DeleteContext<T> | undefined
> & {
  /**
   * Removes the item at once and puts it back where it was on error. Default:
   * `false`.
   */
  optimistic?: boolean
}

/**
 * List, retrieve, create, update and delete of one resource, over TanStack
 * Query.
 */
export class QueryManager<T extends QueryItem, Filters = {}> {
  constructor(options: QueryManagerOptions<T, Filters>)
  readonly name: string
  readonly functions: {
    list: unknown
    retrieve: unknown
    create: unknown
    update: unknown
    delete: unknown
  }
  readonly queryKeys: QueryKeys<T, Filters>
  readonly mutations: Mutations<T, Filters>
  /** Follows a list; `items` is all pages flattened, `[]` while loading. */
  useList(options?: ListOptions<Filters>): {
    items: T[]
    queryKey: QueryKey
    query: ListQueryResult<T>
  }
  /**
   * Follows one item; starts from the unfiltered list's copy when there is one.
   */
  useRetrieve(
    id: ItemId<T>,
    options?: RetrieveOptions<T>
  ): {
    item: T | undefined
    queryKey: QueryKey
    query: UseQueryResult<T, Error>
  }
  /** Creates an item and adds it to the list on success. */
  useCreate(
    options?: CreateOptions<T, Filters>
  ): UseMutationResult<T, Error, Partial<T>, CreateContext | undefined>
  /**
   * Updates an item and merges it into every list and the retrieve entry on
   * success.
   */
  useUpdate(
    options?: UpdateOptions<T>
  ): UseMutationResult<T, Error, Partial<T>, UpdateContext<T> | undefined>
  /** Deletes an item by id and removes it on success. */
  useDelete(
    options?: DeleteOptions<T>
  ): UseMutationResult<
    ItemId<T>,
    Error,
    ItemId<T>,
    DeleteContext<T> | undefined
  >
  prefetchList(
    filters?: Filters,
    options?: QuerySettings & { initialOffset?: number }
  ): Promise<void>
  prefetchRetrieve(id: ItemId<T>, options?: QuerySettings): Promise<void>
}

/** Creates the query manager of a resource. */
export function createQueryManager<T extends QueryItem, Filters = {}>(
  options: QueryManagerOptions<T, Filters>
): QueryManager<T, Filters>

/** Narrows which queries are invalidated or refetched. */
export type QueryFilterOptions = {
  type?: 'all' | 'active' | 'inactive'
  stale?: boolean
}

/** The keys of a query manager, and access to the cache behind them. */
export class QueryKeys<T extends QueryItem, Filters = {}> {
  constructor(name: string, queryClient: QueryClient)
  readonly keys: {
    list: QueryKey
    retrieve(id: ItemId<T>): QueryKey
    create: QueryKey
    update: QueryKey
    delete: QueryKey
  }
  listKeyWithFilters(filters?: Filters): QueryKey
  useListKeyWithFilters(filters?: Filters): QueryKey
  useRetrieveKey(id: ItemId<T>): QueryKey
  invalidateAll(options?: QueryFilterOptions): Promise<void>
  invalidateList(
    filters?: Filters,
    ignore?: QueryKey | QueryKey[],
    options?: QueryFilterOptions
  ): Promise<void>
  invalidateRetrieve(id: ItemId<T>, options?: QueryFilterOptions): Promise<void>
  refetchAll(options?: QueryFilterOptions): Promise<void>
  refetchList(
    filters?: Filters,
    ignore?: QueryKey | QueryKey[],
    options?: QueryFilterOptions
  ): Promise<void>
  refetchRetrieve(id: ItemId<T>, options?: QueryFilterOptions): Promise<void>
  cancelListQueries(
    filters?: Filters,
    ignore?: QueryKey | QueryKey[]
  ): Promise<void>
  removeRetrieveQueryData(id: ItemId<T>): void
  getListData(filters?: Filters): { items: T[]; itemMap: Record<ItemId<T>, T> }
  /**
   * Looks in the retrieve entry, then in the unfiltered list, or in every list
   * with `deepSearch`; `onlyQueryData` stops after the first. Both default to
   * `false`.
   */
  getRetrieveData(
    id: ItemId<T>,
    options?: { onlyQueryData?: boolean; deepSearch?: boolean }
  ): T | undefined
  getListQuery(filters?: Filters): Query<InfiniteData<T[], number>> | undefined
  getAllListQueries(): Query<InfiniteData<T[], number>>[]
}

/** Creates query keys without a manager. */
export function createQueryKeys<T extends QueryItem, Filters = {}>(
  name: string,
  queryClient: QueryClient
): QueryKeys<T, Filters>

/** Changes to the cached lists of a query manager. */
export class Mutations<T extends QueryItem, Filters = {}> {
  /** Adds an item; a list that is not cached is created with one page. */
  addItem(
    item: T,
    position?: 'start' | 'end' | RemovedItemMap,
    filters?: Filters
  ): void
  /**
   * Removes an item, its retrieve entry and empty pages; returns where it was.
   */
  removeItem(id: ItemId<T>, filters?: Filters): RemovedItemMap
  updateItems(items: WithTempId<T> | WithTempId<T>[]): void
}

/** A function that reads. */
export type QueryFn<P = any, R = any> = (params: P) => Promise<R> | R

/** A function that writes. */
export type MutationFn<P = any, R = any> = (data: P) => Promise<R> | R

/** The params of a query or mutation function. */
export type InferParams<F> = F extends (params: infer P) => any ? P : never

/** The awaited result of a query or mutation function. */
export type InferReturn<F> = F extends (...args: any[]) => infer R
  ? Awaited<R>
  : never

/** Options of `operations.useQuery`. */
export type OperationOptions<Data, Selected = Data> = QuerySettings & {
  select?(data: Data): Selected
}

/**
 * Named functions with hooks over TanStack Query; each `.query()` and
 * `.mutation()` returns a new object.
 */
export class QueryOperations<Queries, Mutators> {
  constructor(options: { queryClient: QueryClient })
  /** The functions themselves; calling one uses no cache. */
  readonly queries: Readonly<Queries>
  readonly mutations: Readonly<Mutators>
  query<K extends string, P = void, R = unknown>(
    name: K,
    fn: QueryFn<P, R>
  ): QueryOperations<Queries & Record<K, QueryFn<P, R>>, Mutators>
  mutation<K extends string, P = void, R = unknown>(
    name: K,
    fn: MutationFn<P, R>
  ): QueryOperations<Queries, Mutators & Record<K, MutationFn<P, R>>>
  useQuery<K extends keyof Queries, S = InferReturn<Queries[K]>>(
    name: K,
    params?: InferParams<Queries[K]>,
    options?: OperationOptions<InferReturn<Queries[K]>, S>
  ): UseQueryResult<S, Error>
  useMutation<
    K extends keyof Mutators,
    R = InferReturn<Mutators[K]>,
    P = InferParams<Mutators[K]>
  >(name: K, options?: MutationSettings<R, P>): UseMutationResult<R, Error, P>
  getQueryKey<K extends keyof Queries>(
    name: K,
    params?: InferParams<Queries[K]>
  ): QueryKey
  getMutationKey<K extends keyof Mutators>(name: K): QueryKey
  prefetchQuery<K extends keyof Queries>(
    name: K,
    params?: InferParams<Queries[K]>,
    options?: QuerySettings
  ): Promise<void>
  /** Reads the cache and fetches only when it is empty. */
  getQueryData<K extends keyof Queries>(
    name: K,
    params?: InferParams<Queries[K]>,
    options?: QuerySettings
  ): Promise<InferReturn<Queries[K]> | undefined>
}

/** Starts a chain of named queries and mutations. */
export function createQueryOperations(options: {
  queryClient: QueryClient
}): QueryOperations<{}, {}>

/** What the callback of `poll` returns. */
export type PollingResult<R> = {
  stop: boolean
  data: R
}

/** Options of `poll`. */
export type PollOptions<T, R> = {
  interval: number
  callback(
    query: Query<T>,
    count: number,
    previous?: R
  ): Promise<PollingResult<R>>
  leading?: boolean
  initialData?: R
}

/** One query with everything to read, set, refresh, follow and poll it. */
export interface EnhancedQuery<T> {
  readonly key: QueryKey
  getData(): T | undefined
  setData(data: T | ((previous: T | undefined) => T)): void
  ensureData(): Promise<T>
  refresh(): Promise<T>
  waitForRefresh(): Promise<Query<T>>
  listen(listener: (event: QueryCacheNotifyEvent) => void): () => void
  poll<R>(options: PollOptions<T, R>): Promise<R | undefined>
}

/** An enhanced query whose key depends on arguments. */
export type DynamicEnhancedQuery<T, Args extends unknown[]> = {
  [K in keyof EnhancedQuery<T>]: (...args: Args) => EnhancedQuery<T>[K]
}

/** Wraps a query client to give enhanced queries. */
export class QueryClientEnhanced {
  constructor(client: QueryClient)
  readonly client: QueryClient
  queryKey<T>(
    key: QueryKey,
    options?: QuerySettings & { queryFn?(): Promise<T> }
  ): EnhancedQuery<T>
  dynamicQueryKey<T, Args extends unknown[] = unknown[]>(
    build: (...args: Args) => QueryKey
  ): DynamicEnhancedQuery<T, Args>
}
