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
export type QueryItem = {
  /** Identifies the item in lists, keys and calls. */
  id: string | number
}

/** The id of an item. */
export type ItemId<T extends QueryItem> = T['id']

/** An item that can carry the temporary id of an optimistic create. */
export type WithTempId<T extends QueryItem> = T & {
  /** The id the item had until the server assigned one. */
  tempId?: string | number
}

/** Where an item is in a list. */
export type ItemPosition = {
  /** Index of the page, from 0. */
  pageIndex: number
  /** Index of the item in its page, from 0. */
  itemIndex: number
}

/** Where an item was in each list. */
export type RemovedItemMap = [QueryKey, ItemPosition][]

/** A list's pages and all items in them. */
export type ListData<T> = {
  /** Each page's offset. */
  pageParams: number[]
  /** The pages as loaded. */
  pages: T[][]
  /** The items of all pages in one array. */
  allItems: T[]
}

/** The TanStack Query result behind `useList`. */
export type ListQueryResult<T> = UseInfiniteQueryResult<ListData<T>, Error>

/** Query options that are passed on to TanStack Query. */
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

/** Mutation options that are passed on to TanStack Query. */
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
   * First segment of every key. It must not be contained in the name of another
   * manager, because keys are matched by text.
   */
  name: string
  /** The app's TanStack Query client. */
  queryClient: QueryClient
  /**
   * Loads one page as a plain array. A page shorter than `limit` ends the list.
   */
  listFn?(limit: number, offset: number, filters?: Filters): Promise<T[]>
  /** Loads one item by its id. */
  retrieveFn?(id: ItemId<T>): Promise<T>
  /** Creates an item and resolves with it as the server stored it. */
  createFn?(data: Partial<T>): Promise<T>
  /**
   * Receives the id together with the changed properties, and resolves with the
   * whole item.
   */
  updateFn?(data: Partial<T>): Promise<T>
  /** Deletes an item and resolves with its id. */
  deleteFn?(id: ItemId<T>): Promise<ItemId<T>>
  /**
   * Page size when `useList` gets no `limit`.
   *
   * @defaultValue `10`
   */
  listLimit?: number
  /**
   * A hook that runs inside every `useList`, for example to refetch when a
   * screen gets the focus. The rules of hooks apply to it.
   */
  useListEffect?(list: ListQueryResult<T>): void
}

/** Options of `useList`. */
export type ListOptions<Filters> = QuerySettings & {
  /**
   * Page size of this list.
   *
   * @defaultValue the manager's `listLimit`
   */
  limit?: number
  /** Passed to `listFn`, and part of the key unless all are empty. */
  filters?: Filters
}

/** Options of `useRetrieve`. */
export type RetrieveOptions<T> = QuerySettings & {
  /**
   * Called with each new item. It is a side effect, not a transform: its result
   * is not used.
   */
  select?(item: T): void
}

/** What an optimistic create remembers. */
export type CreateContext = {
  /** The temporary item's id; only set if the create is optimistic. */
  tempId?: string | number
}

/** What an optimistic update remembers. */
export type UpdateContext<T> = {
  /** The item before the change; it is put back on error. */
  previousItem?: T
  /** The item that is shown until the server responds. */
  optimisticItem?: T
}

/** What an optimistic delete remembers. */
export type DeleteContext<T> = {
  /** The item that was removed. */
  previousItem?: T
  /** Where it was in each list; it is put back there on error. */
  removedAt?: RemovedItemMap
}

/** Options of `useCreate`. */
export type CreateOptions<T extends QueryItem, Filters> = MutationSettings<
  T,
  Partial<T>,
  CreateContext | undefined
> & {
  /**
   * Shows a temporary item before the server responds, and removes it on error.
   *
   * @defaultValue `false`
   */
  optimistic?: boolean
  /** The list that gets the item; without filters it is the unfiltered one. */
  listFilters?: Filters
  /**
   * Where the item is added.
   *
   * @defaultValue `'start'`
   */
  appendTo?: 'start' | 'end' | RemovedItemMap
}

/** Options of `useUpdate`. */
export type UpdateOptions<T extends QueryItem> = MutationSettings<
  T,
  Partial<T>,
  UpdateContext<T> | undefined
> & {
  /**
   * Shows the change before the server responds, and takes it back on error. An
   * item that is not cached waits for the server.
   *
   * @defaultValue `false`
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
   * Removes the item immediately, and puts it back where it was on error.
   *
   * @defaultValue `false`
   */
  optimistic?: boolean
}

/**
 * List, retrieve, create, update and delete of one resource, over TanStack
 * Query.
 */
export class QueryManager<T extends QueryItem, Filters = {}> {
  constructor(options: QueryManagerOptions<T, Filters>)
  /** The name from the options. */
  readonly name: string
  /** The functions from the options; calling one doesn't use the cache. */
  readonly functions: {
    list: QueryManagerOptions<T, Filters>['listFn']
    retrieve: QueryManagerOptions<T>['retrieveFn']
    create: QueryManagerOptions<T>['createFn']
    update: QueryManagerOptions<T>['updateFn']
    delete: QueryManagerOptions<T>['deleteFn']
  }
  /** Keys, and methods that read and invalidate the cache. */
  readonly queryKeys: QueryKeys<T, Filters>
  /** Methods that change the cache without a call. */
  readonly mutations: Mutations<T, Filters>
  /**
   * Hook: loads a list, page by page.
   *
   * @example
   * ```ts
   * import { taskManager } from '@/services/tasks'
   * // ---cut---
   * const { items, query } = taskManager.useList({
   *   filters: { status: 'open' }
   * })
   * const loadMore = () => query.fetchNextPage() // items gets longer
   * ```
   */
  useList(options?: ListOptions<Filters>): {
    /** All loaded pages in one array; `[]` while the first one loads. */
    items: T[]
    /** This list's key, with its filters. */
    queryKey: QueryKey
    /** The result of TanStack Query, with loading, error and next page. */
    query: ListQueryResult<T>
  }
  /**
   * Hook: loads one item. It starts with the copy from the unfiltered list, if
   * there is one, and writes each result into every list.
   *
   * @example
   * ```ts
   * import { taskManager } from '@/services/tasks'
   * // ---cut---
   * const { item } = taskManager.useRetrieve('a1', { staleTime: 60_000 })
   * const title = item?.title // immediately, when the unfiltered list has it
   * ```
   */
  useRetrieve(
    id: ItemId<T>,
    options?: RetrieveOptions<T>
  ): {
    /** The item; `undefined` until there is one. */
    item: T | undefined
    /** This entry's key. */
    queryKey: QueryKey
    /** The result of TanStack Query, with loading and error. */
    query: UseQueryResult<T, Error>
  }
  /**
   * Hook: creates an item and adds it to one list on success.
   *
   * @example
   * ```ts
   * import { taskManager } from '@/services/tasks'
   * // ---cut---
   * const { mutate } = taskManager.useCreate({
   *   optimistic: true,
   *   listFilters: { status: 'open' } // without it, the unfiltered list
   * })
   * const add = (title: string) => mutate({ title, status: 'open' })
   * ```
   */
  useCreate(
    options?: CreateOptions<T, Filters>
  ): UseMutationResult<T, Error, Partial<T>, CreateContext | undefined>
  /**
   * Hook: updates an item and merges it into every list and its retrieve entry
   * on success.
   *
   * @example
   * ```ts
   * import { taskManager } from '@/services/tasks'
   * // ---cut---
   * const { mutate } = taskManager.useUpdate({ optimistic: true })
   * // The id travels with what changes.
   * const finish = (id: string) => mutate({ id, status: 'done' })
   * ```
   */
  useUpdate(
    options?: UpdateOptions<T>
  ): UseMutationResult<T, Error, Partial<T>, UpdateContext<T> | undefined>
  /**
   * Hook: deletes an item by its id and removes it everywhere on success.
   *
   * @example
   * ```ts
   * import { deleteTaskModal } from '@/modals/deleteTask'
   * import { taskManager } from '@/services/tasks'
   * // ---cut---
   * const { mutateAsync } = taskManager.useDelete({ optimistic: true })
   *
   * async function remove(id: string) {
   *   if (await deleteTaskModal.request({ taskId: id })) await mutateAsync(id)
   * }
   * ```
   */
  useDelete(
    options?: DeleteOptions<T>
  ): UseMutationResult<
    ItemId<T>,
    Error,
    ItemId<T>,
    DeleteContext<T> | undefined
  >
  /**
   * Loads the first page of a list into the cache.
   *
   * @param options - `initialOffset` is the offset of that page, 0 unless given
   * @example
   * ```ts
   * import { taskManager } from '@/services/tasks'
   * // ---cut---
   * // The page of open tasks then has its items immediately.
   * await taskManager.prefetchList({ status: 'open' }, { staleTime: 30_000 })
   * ```
   */
  prefetchList(
    filters?: Filters,
    options?: QuerySettings & { initialOffset?: number }
  ): Promise<void>
  /** Loads one item into the cache. */
  prefetchRetrieve(id: ItemId<T>, options?: QuerySettings): Promise<void>
}

/** Creates the query manager of a resource. */
export function createQueryManager<T extends QueryItem, Filters = {}>(
  options: QueryManagerOptions<T, Filters>
): QueryManager<T, Filters>

/** Narrows which queries are invalidated or refetched. */
export type QueryFilterOptions = {
  /**
   * Whether queries count that a mounted component uses, or those that none
   * uses.
   *
   * @defaultValue `'all'`
   */
  type?: 'all' | 'active' | 'inactive'
  /** Picks entries that are stale, or those that are not; both unless given. */
  stale?: boolean
}

/** The keys of a query manager, and access to the cache behind them. */
export class QueryKeys<T extends QueryItem, Filters = {}> {
  constructor(name: string, queryClient: QueryClient)
  /** The keys without filters, and a function for those of single items. */
  readonly keys: {
    list: QueryKey
    retrieve(id: ItemId<T>): QueryKey
    create: QueryKey
    update: QueryKey
    delete: QueryKey
  }
  /**
   * Returns `[name, 'list', filters]`, or `[name, 'list']` when no filter has a
   * value.
   *
   * @example
   * ```ts
   * import { taskManager } from '@/services/tasks'
   * // ---cut---
   * const { queryKeys } = taskManager
   * queryKeys.listKeyWithFilters({ status: 'open', search: '' })
   * // ['tasks', 'list', { status: 'open', search: '' }]
   * ```
   */
  listKeyWithFilters(filters?: Filters): QueryKey
  /** Hook: returns the same key; the object changes only when filters do. */
  useListKeyWithFilters(filters?: Filters): QueryKey
  /** Hook: returns one item's key. */
  useRetrieveKey(id: ItemId<T>): QueryKey
  /**
   * Marks every entry of the manager as stale.
   *
   * @example
   * ```ts
   * import { taskManager } from '@/services/tasks'
   * // ---cut---
   * // Only what a mounted component uses; the rest keeps its state.
   * await taskManager.queryKeys.invalidateAll({ type: 'active' })
   * ```
   */
  invalidateAll(options?: QueryFilterOptions): Promise<void>
  /**
   * Marks lists as stale.
   *
   * @param filters - the list with these filters; every list without them
   * @param ignore - one key or several that are left out
   * @example
   * ```ts
   * import { taskManager } from '@/services/tasks'
   * // ---cut---
   * // A closed task leaves one list and joins another.
   * await taskManager.queryKeys.invalidateList({ status: 'open' })
   * await taskManager.queryKeys.invalidateList({ status: 'done' })
   * ```
   */
  invalidateList(
    filters?: Filters,
    ignore?: QueryKey | QueryKey[],
    options?: QueryFilterOptions
  ): Promise<void>
  /** Marks the entry of one item as stale. */
  invalidateRetrieve(id: ItemId<T>, options?: QueryFilterOptions): Promise<void>
  /** Refetches every entry of the manager. */
  refetchAll(options?: QueryFilterOptions): Promise<void>
  /**
   * Refetches lists.
   *
   * @param filters - the list with these filters; every list without them
   * @param ignore - one key or several that are left out
   * @example
   * ```ts
   * import { taskManager } from '@/services/tasks'
   * // ---cut---
   * const { queryKey } = taskManager.useList()
   * // Every list except that of this component.
   * const refetchOthers = () =>
   *   taskManager.queryKeys.refetchList(undefined, queryKey)
   * ```
   */
  refetchList(
    filters?: Filters,
    ignore?: QueryKey | QueryKey[],
    options?: QueryFilterOptions
  ): Promise<void>
  /** Refetches one item. */
  refetchRetrieve(id: ItemId<T>, options?: QueryFilterOptions): Promise<void>
  /**
   * Cancels list calls in flight, so that their results don't overwrite
   * your change.
   *
   * @param filters - the list with these filters; every list without them
   * @param ignore - one key or several that are left out
   * @example
   * ```ts
   * import { taskManager } from '@/services/tasks'
   * // ---cut---
   * await taskManager.queryKeys.cancelListQueries({ status: 'open' })
   * // No response that is on its way brings the task back.
   * taskManager.mutations.removeItem('a1', { status: 'open' })
   * ```
   */
  cancelListQueries(
    filters?: Filters,
    ignore?: QueryKey | QueryKey[]
  ): Promise<void>
  /** Removes an item's entry; lists keep their copies. */
  removeRetrieveQueryData(id: ItemId<T>): void
  /**
   * Returns the items of all loaded pages of a list, in order and by id.
   *
   * @example
   * ```ts
   * import { taskManager } from '@/services/tasks'
   * // ---cut---
   * const { items, itemMap } = taskManager.queryKeys.getListData()
   * const count = items.length // of the loaded pages, not of the server
   * const task = itemMap['a1']
   * ```
   */
  getListData(filters?: Filters): { items: T[]; itemMap: Record<ItemId<T>, T> }
  /**
   * Returns an item from the cache: from its retrieve entry, else from the
   * unfiltered list.
   *
   * @param options - `onlyQueryData` stops after the retrieve entry, and
   * `deepSearch` looks through every list; both are `false` unless given
   * @example
   * ```ts
   * import { taskManager } from '@/services/tasks'
   * // ---cut---
   * const { queryKeys } = taskManager
   * const task =
   *   queryKeys.getRetrieveData('a1') ?? // its entry, or the unfiltered list
   *   queryKeys.getRetrieveData('a1', { deepSearch: true }) // in any list
   * ```
   */
  getRetrieveData(
    id: ItemId<T>,
    options?: { onlyQueryData?: boolean; deepSearch?: boolean }
  ): T | undefined
  /**
   * Returns the query object of TanStack Query for one list.
   *
   * @example
   * ```ts
   * import { taskManager } from '@/services/tasks'
   * // ---cut---
   * const query = taskManager.queryKeys.getListQuery({ status: 'open' })
   * const loadedAt = query && new Date(query.state.dataUpdatedAt)
   * ```
   */
  getListQuery(filters?: Filters): Query<InfiniteData<T[], number>> | undefined
  /**
   * Returns the query objects of all the manager's lists.
   *
   * @since 2.2
   */
  getAllListQueries(): Query<InfiniteData<T[], number>>[]
}

/** Creates query keys without a manager. */
export function createQueryKeys<T extends QueryItem, Filters = {}>(
  name: string,
  queryClient: QueryClient
): QueryKeys<T, Filters>

/** Changes to the cached lists of a query manager. */
export class Mutations<T extends QueryItem, Filters = {}> {
  /**
   * Adds an item. A list that is not cached is created with one page.
   *
   * @param position - `'start'` unless given; a `RemovedItemMap` puts the item
   * back into each list that it names
   * @param filters - the list with these filters; the unfiltered one without
   * @example
   * ```ts
   * import { taskManager } from '@/services/tasks'
   * import type { Task } from '@/types'
   * // ---cut---
   * const onTaskCreated = (task: Task) =>
   *   taskManager.mutations.addItem(task, 'end', { status: task.status })
   * ```
   */
  addItem(
    item: T,
    position?: 'start' | 'end' | RemovedItemMap,
    filters?: Filters
  ): void
  /**
   * Removes an item, its retrieve entry, and pages that are empty without it.
   *
   * @param filters - the list with these filters; every list without them
   * @returns where the item was
   * @example
   * ```ts
   * import { taskManager } from '@/services/tasks'
   * import type { Task } from '@/types'
   * // ---cut---
   * const { mutations } = taskManager
   * const removedAt = mutations.removeItem('a1')
   * // Puts the task back in each list, where it was.
   * const undo = (task: Task) => mutations.addItem(task, removedAt)
   * ```
   */
  removeItem(id: ItemId<T>, filters?: Filters): RemovedItemMap
  /**
   * Merges items by id into every list and their retrieve entries. An item with
   * `tempId` takes the place of the entry with that temporary id.
   *
   * @example
   * ```ts
   * import { taskManager } from '@/services/tasks'
   * import type { Task } from '@/types'
   * // ---cut---
   * // The saved task takes the place of its draft.
   * const onSaved = (task: Task, draftId: string) =>
   *   taskManager.mutations.updateItems({ ...task, tempId: draftId })
   * ```
   */
  updateItems(items: WithTempId<T> | WithTempId<T>[]): void
}

/** A function that reads. */
export type QueryFn<P = any, R = any> = (params: P) => Promise<R> | R

/** A function that writes. */
export type MutationFn<P = any, R = any> = (data: P) => Promise<R> | R

/** The parameter of a query or mutation function. */
export type InferParams<F> = F extends (params: infer P) => any ? P : never

/** The awaited result of a query or mutation function. */
export type InferReturn<F> = F extends (...args: any[]) => infer R
  ? Awaited<R>
  : never

/** Options of `operations.useQuery`. */
export type OperationOptions<Data, Selected = Data> = QuerySettings & {
  /**
   * Transforms the data for this component; the cache keeps the original.
   */
  select?(data: Data): Selected
}

/**
 * Named functions with hooks over TanStack Query; each `.query()` and
 * `.mutation()` returns a new object.
 */
export class QueryOperations<Queries, Mutators> {
  constructor(options: { queryClient: QueryClient })
  /** The query functions themselves; calling one doesn't use the cache. */
  readonly queries: Readonly<Queries>
  /** The mutation functions themselves; calling one doesn't use the cache. */
  readonly mutations: Readonly<Mutators>
  /**
   * Adds a named query and returns a new object; the old one stays as it was.
   *
   * @param fn - takes one parameter or none
   * @example
   * ```ts
   * import { api } from '@/services/api'
   * import { taskOperations } from '@/services/tasks'
   * // ---cut---
   * const operations = taskOperations.query('listDone', () =>
   *   api.tasks.list({ limit: 50, offset: 0, status: 'done' })
   * ) // taskOperations itself stays without it
   * ```
   */
  query<K extends string, P = void, R = unknown>(
    name: K,
    fn: QueryFn<P, R>
  ): QueryOperations<Queries & Record<K, QueryFn<P, R>>, Mutators>
  /**
   * Adds a named mutation and returns a new object; the old one stays as it was.
   *
   * @param fn - takes one parameter or none
   */
  mutation<K extends string, P = void, R = unknown>(
    name: K,
    fn: MutationFn<P, R>
  ): QueryOperations<Queries, Mutators & Record<K, MutationFn<P, R>>>
  /**
   * Hook: runs a query. For an unknown name, `error` has the message
   * `Query "getTask" is not defined.`
   *
   * @param params - the parameter of the function; `undefined` if it has none
   * @example
   * ```ts
   * import { taskOperations } from '@/services/tasks'
   * // ---cut---
   * const { data: title } = taskOperations.useQuery('getTask', 'a1', {
   *   select: task => task.title // the cache keeps the whole task
   * })
   * ```
   */
  useQuery<K extends keyof Queries, S = InferReturn<Queries[K]>>(
    name: K,
    params?: InferParams<Queries[K]>,
    options?: OperationOptions<InferReturn<Queries[K]>, S>
  ): UseQueryResult<S, Error>
  /**
   * Hook: a mutation whose `mutate` takes the function's parameter. An
   * unknown name sets `error` to the message
   * `Mutation "archiveTask" is not defined.`
   *
   * @example
   * ```ts
   * import { taskManager, taskOperations } from '@/services/tasks'
   * // ---cut---
   * const { mutate } = taskOperations.useMutation('assignTask', {
   *   onSuccess: task => taskManager.mutations.updateItems(task)
   * })
   * const assign = (userId: string) => mutate({ id: 'a1', userId })
   * ```
   */
  useMutation<
    K extends keyof Mutators,
    R = InferReturn<Mutators[K]>,
    P = InferParams<Mutators[K]>
  >(name: K, options?: MutationSettings<R, P>): UseMutationResult<R, Error, P>
  /**
   * Returns `[name]`, or `[name, params]` with a parameter.
   *
   * @example
   * ```ts
   * import { queryClient } from '@/services/queryClient'
   * import { taskOperations } from '@/services/tasks'
   * // ---cut---
   * // Without a parameter, the key addresses every task in the cache.
   * const queryKey = taskOperations.getQueryKey('getTask')
   * await queryClient.invalidateQueries({ queryKey })
   * ```
   */
  getQueryKey<K extends keyof Queries>(
    name: K,
    params?: InferParams<Queries[K]>
  ): QueryKey
  /** Returns `[name]`. */
  getMutationKey<K extends keyof Mutators>(name: K): QueryKey
  /** Runs a query and stores its result; resolves with nothing. */
  prefetchQuery<K extends keyof Queries>(
    name: K,
    params?: InferParams<Queries[K]>,
    options?: QuerySettings
  ): Promise<void>
  /**
   * Resolves with the cached value, and fetches only when there is none. Call it
   * in handlers and loaders, where hooks are not allowed.
   */
  getQueryData<K extends keyof Queries>(
    name: K,
    params?: InferParams<Queries[K]>,
    options?: QuerySettings
  ): Promise<InferReturn<Queries[K]> | undefined>
}

/**
 * Starts a chain of named queries and mutations.
 *
 * @param options - what the chain runs on
 */
export function createQueryOperations(options: {
  /** The app's TanStack Query client. */
  queryClient: QueryClient
}): QueryOperations<{}, {}>

/** What the callback of `poll` returns. */
export type PollingResult<R> = {
  /** `true` ends the polling. */
  stop: boolean
  /** Passed to the next call; the last one is what `poll` resolves with. */
  data: R
}

/** Options of `poll`. */
export type PollOptions<T, R> = {
  /** Milliseconds between the end of one call and the start of the next. */
  interval: number
  /**
   * Called after each fetch, with the query, how often it was called before, and
   * the previous call's `data`.
   */
  callback(
    query: Query<T>,
    count: number,
    previous?: R
  ): Promise<PollingResult<R>>
  /**
   * Makes the first call immediately instead of after one `interval`.
   *
   * @since 2.3
   * @defaultValue `false`
   */
  leading?: boolean
  /** The first `previous`, and the result when the callback never ran. */
  initialData?: R
}

/** One query with everything to read, set, refresh, follow and poll it. */
export interface EnhancedQuery<T> {
  /** The key. */
  readonly key: QueryKey
  /** Returns the cached data. */
  getData(): T | undefined
  /** Sets data; a function receives the previous data. */
  setData(data: T | ((previous: T | undefined) => T)): void
  /** Resolves with the cached data, or fetches it if there is none. */
  ensureData(): Promise<T>
  /**
   * Fetches again and resolves with the new data.
   *
   * @throws `No query found for this key.` if nothing has used the key yet
   * @example
   * ```ts
   * import { QueryClientEnhanced } from '@toolbox/query'
   * import { queryClient } from '@/services/queryClient'
   * import type { User } from '@/types'
   * // ---cut---
   * const client = new QueryClientEnhanced(queryClient)
   * const me = client.queryKey<User>(['me'])
   * const { role } = await me.refresh() // as the server has it now
   * ```
   */
  refresh(): Promise<T>
  /**
   * Resolves with the query object after the next fetch, whoever starts it.
   *
   * @throws `No query found for this key.` if nothing has used the key yet
   */
  waitForRefresh(): Promise<Query<T>>
  /**
   * Calls the listener for each cache event of the key.
   *
   * @returns a function that ends the subscription
   */
  listen(listener: (event: QueryCacheNotifyEvent) => void): () => void
  /**
   * Fetches every `interval` milliseconds until the callback returns
   * `stop: true`, and resolves with its last `data`.
   *
   * @throws `No query found for this key.` if nothing has used the key yet
   * @example
   * ```ts
   * import { QueryClientEnhanced } from '@toolbox/query'
   * import { queryClient } from '@/services/queryClient'
   * // ---cut---
   * const client = new QueryClientEnhanced(queryClient)
   * const fetches = await client.queryKey(['getStats']).poll({
   *   interval: 2000,
   *   callback: async (_, count) => ({ stop: count === 4, data: count + 1 })
   * }) // 5
   * ```
   */
  poll<R>(options: PollOptions<T, R>): Promise<R | undefined>
}

/** An enhanced query whose key depends on arguments. */
export type DynamicEnhancedQuery<T, Args extends unknown[]> = {
  [K in keyof EnhancedQuery<T>]: (...args: Args) => EnhancedQuery<T>[K]
}

/** Wraps a query client to give enhanced queries. */
export class QueryClientEnhanced {
  constructor(client: QueryClient)
  /** The wrapped client. */
  readonly client: QueryClient
  /**
   * Returns the enhanced query of a key.
   *
   * @param options - `queryFn` loads the data, where no hook has set one
   * @example
   * ```ts
   * import { QueryClientEnhanced } from '@toolbox/query'
   * import { api } from '@/services/api'
   * import { queryClient } from '@/services/queryClient'
   * // ---cut---
   * const client = new QueryClientEnhanced(queryClient)
   * const me = client.queryKey(['me'], { queryFn: () => api.users.me() })
   * const { name } = await me.ensureData() // a call only if nothing is cached
   * ```
   */
  queryKey<T>(
    key: QueryKey,
    options?: QuerySettings & { queryFn?(): Promise<T> }
  ): EnhancedQuery<T>
  /**
   * Returns the members of an enhanced query as functions that take the
   * key's arguments first: `job.refresh(id)()`.
   *
   * @since 2.3
   * @example
   * ```ts
   * import { QueryClientEnhanced } from '@toolbox/query'
   * import { queryClient } from '@/services/queryClient'
   * import type { User } from '@/types'
   * // ---cut---
   * const client = new QueryClientEnhanced(queryClient)
   * const user = client.dynamicQueryKey<User, [string]>(id => ['users', id])
   * const name = user.getData('u1')()?.name
   * ```
   */
  dynamicQueryKey<T, Args extends unknown[] = unknown[]>(
    build: (...args: Args) => QueryKey
  ): DynamicEnhancedQuery<T, Args>
}
