import {
  hashKey,
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  useInfiniteQuery,
  useMutation,
  useQuery
} from '@tanstack/react-query'
import type * as declared from '@toolbox/query'

type Item = { id: string | number }
type Pages = InfiniteData<Item[], number>
type Filters = Record<string, unknown> | undefined
type Options = declared.QueryManagerOptions<Item, object>
type Change = Partial<Item> & { tempId?: string | number }
type Settings = {
  optimistic?: boolean
  listFilters?: Filters
  appendTo?: Position
  onMutate?(data: unknown): unknown
  onError?(...args: unknown[]): unknown
  onSuccess?(...args: unknown[]): unknown
}
type Position = 'start' | 'end' | declared.RemovedItemMap

class Keys {
  readonly keys
  readonly #name: string
  readonly #client: QueryClient

  constructor(name: string, client: QueryClient) {
    this.#name = name
    this.#client = client
    this.keys = {
      list: [name, 'list'] as QueryKey,
      retrieve: (id: Item['id']): QueryKey => [name, 'retrieve', id],
      create: [name, 'create'] as QueryKey,
      update: [name, 'update'] as QueryKey,
      delete: [name, 'delete'] as QueryKey
    }
  }

  listKeyWithFilters(filters: Filters): QueryKey {
    const isSet = Object.values(filters ?? {}).some(
      value => value != null && `${value}`.trim() !== ''
    )
    return isSet ? [...this.keys.list, filters] : this.keys.list
  }

  invalidateAll() {
    const hasName = (key: QueryKey) => `${key[0]}`.includes(this.#name)
    return this.#client.invalidateQueries({
      predicate: query => hasName(query.queryKey)
    })
  }

  invalidateList(filters?: Filters, ignore?: QueryKey) {
    const exact = filters !== undefined
    return this.#client.invalidateQueries({
      queryKey: this.listKeyWithFilters(filters),
      exact,
      predicate: ({ queryHash }) =>
        !ignore || queryHash !== hashKey(ignore)
    })
  }

  async cancelListQueries() {
    await this.#client.cancelQueries({ queryKey: this.keys.list })
  }

  removeRetrieveQueryData(id: Item['id']) {
    this.#client.removeQueries({ queryKey: this.keys.retrieve(id) })
  }

  getListQuery(filters?: Filters) {
    const queryKey = this.listKeyWithFilters(filters)
    return this.#client.getQueryCache().find({ queryKey })
  }

  getAllListQueries() {
    const queryKey = this.keys.list
    return this.#client.getQueryCache().findAll({ queryKey })
  }

  getListData(filters?: Filters) {
    const pages = this.getListQuery(filters)?.state.data as
      | Pages
      | undefined
    const items = pages?.pages.flat() ?? []
    const entries = items.map(item => [item.id, item])
    return { items, itemMap: Object.fromEntries(entries) }
  }

  getRetrieveData(
    id: Item['id'],
    options: { onlyQueryData?: boolean; deepSearch?: boolean } = {}
  ): Item | undefined {
    const entry = this.#client.getQueryData<Item>(this.keys.retrieve(id))
    if (entry || options.onlyQueryData) return entry
    const lists = options.deepSearch
      ? this.getAllListQueries().map(({ state }) => state.data as Pages)
      : [{ pages: [this.getListData().items] }]
    return lists
      .flatMap(list => list?.pages.flat() ?? [])
      .find(item => item.id === id)
  }
}

class Mutations {
  readonly #keys: Keys
  readonly #client: QueryClient

  constructor(keys: Keys, client: QueryClient) {
    this.#keys = keys
    this.#client = client
  }

  addItem(item: Item, position: Position = 'start', filters?: Filters) {
    if (Array.isArray(position)) {
      for (const [key, { pageIndex, itemIndex }] of position) {
        this.#change(key, pages => {
          const page = pages[pageIndex] ?? []
          return pages.toSpliced(
            pageIndex,
            1,
            page.toSpliced(itemIndex, 0, item)
          )
        })
      }
      return
    }
    this.#change(this.#keys.listKeyWithFilters(filters), pages => {
      if (pages.length === 0) return [[item]]
      return position === 'start'
        ? pages.with(0, [item, ...(pages[0] ?? [])])
        : pages.with(-1, [...(pages.at(-1) ?? []), item])
    })
  }

  removeItem(id: Item['id'], filters?: Filters) {
    const listed = filters
      ? [this.#keys.getListQuery(filters)]
      : this.#keys.getAllListQueries()
    const removed: declared.RemovedItemMap = []
    for (const query of listed) {
      const pages = (query?.state.data as Pages | undefined)?.pages ?? []
      const pageIndex = pages.findIndex(page =>
        page.some(item => item.id === id)
      )
      const page = pages[pageIndex]
      if (!query || !page) continue
      const itemIndex = page.findIndex(item => item.id === id)
      removed.push([query.queryKey, { pageIndex, itemIndex }])
      this.#change(query.queryKey, all =>
        all
          .with(pageIndex, page.toSpliced(itemIndex, 1))
          .filter(each => each.length > 0)
      )
    }
    this.#keys.removeRetrieveQueryData(id)
    return removed
  }

  updateItems(items: Change | Change[]) {
    for (const { tempId, ...item } of [items].flat()) {
      const merge = (old: Item) =>
        old.id === (tempId ?? item.id) ? { ...old, ...item } : old
      for (const { queryKey } of this.#keys.getAllListQueries()) {
        this.#change(queryKey, pages =>
          pages.map(page => page.map(merge))
        )
      }
      const key = this.#keys.keys.retrieve(item.id ?? '')
      this.#client.setQueryData<Item>(key, old => old && merge(old))
    }
  }

  #change(key: QueryKey, change: (pages: Item[][]) => Item[][]) {
    this.#client.setQueryData<Pages>(key, data => ({
      pageParams: data?.pageParams ?? [0],
      pages: change(data?.pages ?? [])
    }))
  }
}

class Manager {
  readonly name: string
  readonly queryKeys: Keys
  readonly mutations: Mutations
  readonly #options: Options

  constructor(options: Options) {
    this.name = options.name
    this.#options = options
    this.queryKeys = new Keys(options.name, options.queryClient)
    this.mutations = new Mutations(this.queryKeys, options.queryClient)
  }

  #list(filters?: Filters, limit = this.#options.listLimit ?? 10) {
    const { listFn } = this.#options
    return {
      queryKey: this.queryKeys.listKeyWithFilters(filters),
      queryFn: ({ pageParam }: { pageParam: number }) =>
        listFn?.(limit, pageParam, filters) ?? [],
      initialPageParam: 0,
      getNextPageParam: (last: Item[], pages: Item[][]) =>
        last.length < limit ? undefined : pages.flat().length
    }
  }

  async prefetchList(filters?: Filters, settings?: object) {
    const options = { ...this.#list(filters), ...settings }
    await this.#options.queryClient.prefetchInfiniteQuery(options)
  }

  useList({ filters, limit, ...settings }: ListOptions = {}) {
    const options = this.#list(filters, limit)
    const query = useInfiniteQuery({ ...options, ...settings })
    const items = query.data?.pages.flat() ?? []
    return { items, query, queryKey: options.queryKey }
  }

  useRetrieve(id: Item['id'], settings?: object) {
    const queryKey = this.queryKeys.keys.retrieve(id)
    const query = useQuery({
      queryKey,
      queryFn: () => call(this.#options.retrieveFn, id),
      ...settings
    })
    const item = query.data ?? this.queryKeys.getRetrieveData(id)
    return { item, query, queryKey }
  }

  useCreate({
    optimistic,
    listFilters,
    appendTo,
    ...own
  }: Settings = {}) {
    return useMutation({
      ...own,
      mutationKey: this.queryKeys.keys.create,
      mutationFn: (data: Change) => call(this.#options.createFn, data),
      onMutate: async data => {
        if (!optimistic) return {}
        await this.queryKeys.cancelListQueries()
        const tempId = `temp-id-${crypto.randomUUID()}`
        const item = { ...data, id: tempId }
        this.mutations.addItem(item, appendTo, listFilters)
        return { tempId }
      },
      onError: (error, data, context) => {
        if (context?.tempId) this.mutations.removeItem(context.tempId)
        return own.onError?.(error, data, context)
      },
      onSuccess: (item, data, context: { tempId?: string }) => {
        const { tempId } = context
        if (tempId) this.mutations.updateItems({ ...item, tempId })
        else this.mutations.addItem(item, appendTo, listFilters)
        return own.onSuccess?.(item, data, context)
      }
    })
  }

  useUpdate({ optimistic, ...own }: Settings = {}) {
    return useMutation({
      ...own,
      mutationKey: this.queryKeys.keys.update,
      mutationFn: (data: Change) => call(this.#options.updateFn, data),
      onMutate: async data => {
        const previousItem = this.queryKeys.getRetrieveData(
          data.id ?? '',
          {
            deepSearch: true
          }
        )
        if (!optimistic || !previousItem) return {}
        await this.queryKeys.cancelListQueries()
        this.mutations.updateItems(data)
        return { previousItem }
      },
      onError: (error, data, context) => {
        const { previousItem } = context ?? {}
        if (previousItem) this.mutations.updateItems(previousItem)
        return own.onError?.(error, data, context)
      },
      onSuccess: (item, data, context) => {
        this.mutations.updateItems(item)
        return own.onSuccess?.(item, data, context)
      }
    })
  }

  useDelete({ optimistic, ...own }: Settings = {}) {
    return useMutation({
      ...own,
      mutationKey: this.queryKeys.keys.delete,
      mutationFn: (id: Item['id']) => call(this.#options.deleteFn, id),
      onMutate: async id => {
        const previousItem = this.queryKeys.getRetrieveData(id, {
          deepSearch: true
        })
        if (!optimistic || !previousItem) return {}
        await this.queryKeys.cancelListQueries()
        return { previousItem, removedAt: this.mutations.removeItem(id) }
      },
      onError: (error, id, context) => {
        const { previousItem, removedAt } = context ?? {}
        if (previousItem) this.mutations.addItem(previousItem, removedAt)
        return own.onError?.(error, id, context)
      },
      onSuccess: (id, variables, context) => {
        this.mutations.removeItem(id)
        return own.onSuccess?.(id, variables, context)
      }
    })
  }
}

type ListOptions = { filters?: Filters; limit?: number }

async function call<Data, Result>(
  fn: ((data: Data) => Promise<Result>) | undefined,
  data: Data
): Promise<Result> {
  if (fn) return fn(data)
  throw new Error('This resource does not support that.')
}

export const createQueryManager = ((options: Options) =>
  new Manager(options)) as unknown as typeof declared.createQueryManager

type Fns = Record<string, declared.QueryFn>

class Operations {
  readonly queries: Fns
  readonly mutations: Fns
  readonly #client: QueryClient

  constructor(client: QueryClient, queries: Fns, mutations: Fns) {
    this.queries = queries
    this.mutations = mutations
    this.#client = client
  }

  query(name: string, fn: declared.QueryFn) {
    const queries = { ...this.queries, [name]: fn }
    return new Operations(this.#client, queries, this.mutations)
  }

  mutation(name: string, fn: declared.MutationFn) {
    const mutations = { ...this.mutations, [name]: fn }
    return new Operations(this.#client, this.queries, mutations)
  }

  getQueryKey(name: string, params?: unknown): QueryKey {
    return params === undefined ? [name] : [name, params]
  }

  getQueryData(name: string, params?: unknown) {
    return this.#client.ensureQueryData(this.#describe(name, params))
  }

  useQuery(name: string, params?: unknown, settings?: object) {
    return useQuery({ ...this.#describe(name, params), ...settings })
  }

  useMutation(name: string, settings?: object) {
    return useMutation({
      mutationKey: [name],
      mutationFn: async (params: unknown) => {
        const fn = this.mutations[name]
        if (fn) return fn(params)
        throw new Error(`Mutation "${name}" is not defined.`)
      },
      ...settings
    })
  }

  #describe(name: string, params: unknown) {
    return {
      queryKey: this.getQueryKey(name, params),
      queryFn: async () => {
        const fn = this.queries[name]
        if (fn) return fn(params)
        throw new Error(`Query "${name}" is not defined.`)
      }
    }
  }
}

export const createQueryOperations = (({ queryClient }: Options) =>
  new Operations(
    queryClient,
    {},
    {}
  )) as unknown as typeof declared.createQueryOperations
