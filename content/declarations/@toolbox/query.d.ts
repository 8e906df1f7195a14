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

export type QueryItem = { id: string | number }

export type ItemId<T extends QueryItem> = T['id']

export type WithTempId<T extends QueryItem> = T & { tempId?: string | number }

export type ItemPosition = {
  pageIndex: number
  itemIndex: number
}

export type RemovedItemMap = [QueryKey, ItemPosition][]

export type ListData<T> = {
  pageParams: number[]
  pages: T[][]
  allItems: T[]
}

export type ListQueryResult<T> = UseInfiniteQueryResult<ListData<T>, Error>

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

export type MutationSettings<Data, Variables, Context = unknown> = Omit<
  UseMutationOptions<Data, Error, Variables, Context>,
  'mutationFn' | 'mutationKey'
>

export type QueryManagerOptions<T extends QueryItem, Filters = {}> = {
  name: string
  queryClient: QueryClient
  listFn?(limit: number, offset: number, filters?: Filters): Promise<T[]>
  retrieveFn?(id: ItemId<T>): Promise<T>
  createFn?(data: Partial<T>): Promise<T>
  updateFn?(data: Partial<T>): Promise<T>
  deleteFn?(id: ItemId<T>): Promise<ItemId<T>>
  listLimit?: number
  useListEffect?(list: ListQueryResult<T>): void
}

export type ListOptions<Filters> = QuerySettings & {
  limit?: number
  filters?: Filters
}

export type RetrieveOptions<T> = QuerySettings & { select?(item: T): void }

export type CreateContext = { tempId?: string | number }

export type UpdateContext<T> = {
  previousItem?: T
  optimisticItem?: T
}

export type DeleteContext<T> = {
  previousItem?: T
  removedAt?: RemovedItemMap
}

export type CreateOptions<T extends QueryItem, Filters> = MutationSettings<
  T,
  Partial<T>,
  CreateContext | undefined
> & {
  optimistic?: boolean
  listFilters?: Filters
  appendTo?: 'start' | 'end' | RemovedItemMap
}

export type UpdateOptions<T extends QueryItem> = MutationSettings<
  T,
  Partial<T>,
  UpdateContext<T> | undefined
> & { optimistic?: boolean }

export type DeleteOptions<T extends QueryItem> = MutationSettings<
  ItemId<T>,
  ItemId<T>,
  DeleteContext<T> | undefined
> & { optimistic?: boolean }

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
  useList(options?: ListOptions<Filters>): {
    items: T[]
    queryKey: QueryKey
    query: ListQueryResult<T>
  }
  useRetrieve(
    id: ItemId<T>,
    options?: RetrieveOptions<T>
  ): {
    item: T | undefined
    queryKey: QueryKey
    query: UseQueryResult<T, Error>
  }
  useCreate(
    options?: CreateOptions<T, Filters>
  ): UseMutationResult<T, Error, Partial<T>, CreateContext | undefined>
  useUpdate(
    options?: UpdateOptions<T>
  ): UseMutationResult<T, Error, Partial<T>, UpdateContext<T> | undefined>
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

export function createQueryManager<T extends QueryItem, Filters = {}>(
  options: QueryManagerOptions<T, Filters>
): QueryManager<T, Filters>

export type QueryFilterOptions = {
  type?: 'all' | 'active' | 'inactive'
  stale?: boolean
}

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
  getRetrieveData(
    id: ItemId<T>,
    options?: { onlyQueryData?: boolean; deepSearch?: boolean }
  ): T | undefined
  getListQuery(filters?: Filters): Query<InfiniteData<T[], number>> | undefined
  getAllListQueries(): Query<InfiniteData<T[], number>>[]
}

export function createQueryKeys<T extends QueryItem, Filters = {}>(
  name: string,
  queryClient: QueryClient
): QueryKeys<T, Filters>

export class Mutations<T extends QueryItem, Filters = {}> {
  addItem(
    item: T,
    position?: 'start' | 'end' | RemovedItemMap,
    filters?: Filters
  ): void
  removeItem(id: ItemId<T>, filters?: Filters): RemovedItemMap
  updateItems(items: WithTempId<T> | WithTempId<T>[]): void
}

export type QueryFn<P = any, R = any> = (params: P) => Promise<R> | R

export type MutationFn<P = any, R = any> = (data: P) => Promise<R> | R

export type InferParams<F> = F extends (params: infer P) => any ? P : never

export type InferReturn<F> = F extends (...args: any[]) => infer R
  ? Awaited<R>
  : never

export type OperationOptions<Data, Selected = Data> = QuerySettings & {
  select?(data: Data): Selected
}

export class QueryOperations<Queries, Mutators> {
  constructor(options: { queryClient: QueryClient })
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
  getQueryData<K extends keyof Queries>(
    name: K,
    params?: InferParams<Queries[K]>,
    options?: QuerySettings
  ): Promise<InferReturn<Queries[K]> | undefined>
}

export function createQueryOperations(options: {
  queryClient: QueryClient
}): QueryOperations<{}, {}>

export type PollingResult<R> = {
  stop: boolean
  data: R
}

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

export type DynamicEnhancedQuery<T, Args extends unknown[]> = {
  [K in keyof EnhancedQuery<T>]: (...args: Args) => EnhancedQuery<T>[K]
}

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
