import { QueryClient } from '@tanstack/react-query'
import { createQueryManager, createQueryOperations } from '@toolbox/query'
import { afterEach, expect, test, vi } from 'vitest'
import { renderHook } from './renderHook'

type Task = { id: string; title: string }
type Filters = { status?: string; search?: string }

const queryClient = new QueryClient()
const stored = Array.from({ length: 5 }, (_, index) => ({
  id: `a${index}`,
  title: `Task ${index}`
}))
const listFn = vi.fn(async (limit: number, offset: number) =>
  stored.slice(offset, offset + limit)
)
const write = vi.fn()
const manager = createQueryManager<Task, Filters>({
  name: 'tasks',
  queryClient,
  listFn,
  listLimit: 3,
  createFn: write,
  updateFn: write,
  deleteFn: write
})
const { queryKeys, mutations } = manager

afterEach(() => {
  queryClient.clear()
  listFn.mockClear()
  write.mockReset()
})

const readIds = (filters?: Filters) =>
  queryKeys.getListData(filters).items.map(({ id }) => id)

test.each([
  [undefined, ['tasks', 'list']],
  [{ search: '' }, ['tasks', 'list']],
  [{ search: '  ' }, ['tasks', 'list']],
  [{ status: 'open' }, ['tasks', 'list', { status: 'open' }]]
])('the key of a list with the filters %j is %j', (filters, key) => {
  expect(queryKeys.listKeyWithFilters(filters)).toEqual(key)
})

test('the second page begins where the first one ends', async () => {
  const settings = { pages: 2 } as object
  await manager.prefetchList(undefined, settings)

  expect(listFn.mock.calls.map(call => call.slice(0, 2))).toEqual([
    [3, 0],
    [3, 3]
  ])
  expect(readIds()).toEqual(['a0', 'a1', 'a2', 'a3', 'a4'])
})

test('a page shorter than the limit ends the list', async () => {
  await manager.prefetchList(undefined, { pages: 9 } as object)

  expect(listFn).toHaveBeenCalledTimes(2)
})

test('addItem changes the list with equal filters only', async () => {
  await manager.prefetchList()
  await manager.prefetchList({ status: 'open' })

  mutations.addItem({ id: 'new', title: '' }, 'end', { status: 'open' })

  expect(readIds({ status: 'open' }).at(-1)).toBe('new')
  expect(readIds()).not.toContain('new')
})

test('addItem creates a list that is not cached', () => {
  mutations.addItem({ id: 'new', title: '' })

  expect(readIds()).toEqual(['new'])
})

test('a removed item can be put back where it was, in each list', async () => {
  await manager.prefetchList()
  await manager.prefetchList({ status: 'open' })
  const removedAt = mutations.removeItem('a1')
  expect(readIds()).toEqual(['a0', 'a2'])

  mutations.addItem({ id: 'a1', title: '' }, removedAt)

  expect(readIds()).toEqual(['a0', 'a1', 'a2'])
  expect(readIds({ status: 'open' })).toEqual(['a0', 'a1', 'a2'])
})

test('a page that becomes empty is removed', () => {
  mutations.addItem({ id: 'new', title: '' })
  mutations.removeItem('new')

  expect(queryKeys.getListQuery()?.state.data?.pages).toEqual([])
})

test('updateItems merges into every list that holds the item', async () => {
  await manager.prefetchList()
  await manager.prefetchList({ status: 'open' })

  mutations.updateItems({ id: 'a1', title: 'Buy milk' })

  for (const filters of [undefined, { status: 'open' }]) {
    const { itemMap } = queryKeys.getListData(filters)
    expect(itemMap.a1?.title).toBe('Buy milk')
  }
})

test('deepSearch also finds what only a filtered list holds', async () => {
  await manager.prefetchList({ status: 'open' })

  expect(queryKeys.getRetrieveData('a1')).toBeUndefined()
  const found = queryKeys.getRetrieveData('a1', { deepSearch: true })
  expect(found?.title).toBe('Task 1')
})

test('invalidateList reaches the list with exactly these filters', async () => {
  await manager.prefetchList()
  await manager.prefetchList({ status: 'open' })

  await queryKeys.invalidateList({ status: 'open' })

  const isStale = (filters?: Filters) =>
    queryKeys.getListQuery(filters)?.state.isInvalidated
  expect([isStale(), isStale({ status: 'open' })]).toEqual([false, true])
})

test('invalidateAll matches names as text', async () => {
  const archived = createQueryManager<Task>({
    name: 'archived-tasks',
    queryClient,
    listFn
  })
  await archived.prefetchList()

  await queryKeys.invalidateAll()

  const query = archived.queryKeys.getListQuery()
  expect(query?.state.isInvalidated).toBe(true)
})

test('an optimistic delete puts the item back if the call fails', async () => {
  await manager.prefetchList()
  const remove = renderHook(
    () => manager.useDelete({ optimistic: true }),
    queryClient
  )
  write.mockImplementation(async () => {
    expect(readIds()).toEqual(['a0', 'a2'])
    throw new Error('refused')
  })

  await expect(remove.mutateAsync('a1')).rejects.toThrow('refused')

  expect(readIds()).toEqual(['a0', 'a1', 'a2'])
})

test('a delete that is not optimistic waits for the server', async () => {
  await manager.prefetchList()
  const remove = renderHook(() => manager.useDelete(), queryClient)
  write.mockImplementation(async id => {
    expect(readIds()).toContain('a1')
    return id
  })

  await remove.mutateAsync('a1')

  expect(readIds()).toEqual(['a0', 'a2'])
})

test('an optimistic create swaps in what the server returns', async () => {
  await manager.prefetchList()
  const create = renderHook(
    () => manager.useCreate({ optimistic: true }),
    queryClient
  )
  write.mockImplementation(async data => {
    expect(readIds()[0]).toMatch(/^temp-id-/)
    return { ...data, id: 'new' }
  })

  await create.mutateAsync({ title: 'Buy milk' })

  expect(readIds()).toEqual(['new', 'a0', 'a1', 'a2'])
})

test('an optimistic update without a cached item waits', async () => {
  const update = renderHook(
    () => manager.useUpdate({ optimistic: true }),
    queryClient
  )
  write.mockResolvedValue({ id: 'z', title: 'Buy milk' })

  await update.mutateAsync({ id: 'z', title: 'Buy milk' })

  expect(write).toHaveBeenCalledTimes(1)
  expect(readIds()).toEqual([])
})

test('an optimistic update is taken back if the call fails', async () => {
  await manager.prefetchList()
  const update = renderHook(
    () => manager.useUpdate({ optimistic: true }),
    queryClient
  )
  write.mockImplementation(async () => {
    expect(queryKeys.getListData().itemMap.a1?.title).toBe('Buy milk')
    throw new Error('refused')
  })

  const change = { id: 'a1', title: 'Buy milk' }
  await expect(update.mutateAsync(change)).rejects.toThrow('refused')

  expect(queryKeys.getListData().itemMap.a1?.title).toBe('Task 1')
})

test('useList starts with an empty array', () => {
  const { items, query } = renderHook(
    () => manager.useList(),
    queryClient
  )

  expect([items, query.isPending]).toEqual([[], true])
})

test('a chain of operations returns a new object each time', async () => {
  const getStats = vi.fn(() => ({ open: 1 }))
  const empty = createQueryOperations({ queryClient })
  const operations = empty.query('getStats', getStats)

  expect(Object.keys(empty.queries)).toEqual([])
  expect(operations.getQueryKey('getStats')).toEqual(['getStats'])
  await operations.getQueryData('getStats')
  expect(await operations.getQueryData('getStats')).toEqual({ open: 1 })
  expect(getStats).toHaveBeenCalledTimes(1)
})
