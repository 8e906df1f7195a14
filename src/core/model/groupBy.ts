/** Group items by key, like `Map.groupBy`, which Node 20 lacks. */
export function groupBy<Item, Key>(
  items: readonly Item[],
  getKey: (item: Item) => Key
): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = getKey(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

/** A repeated item, and the first one with the same key. */
interface Repeated<Item> {
  readonly item: Item
  readonly index: number
  readonly first: Item
}

/** Find the items whose key occurs earlier in the list. */
export function findRepeated<Item>(
  items: readonly Item[],
  getKey: (item: Item) => string
): readonly Repeated<Item>[] {
  const byKey = new Map<string, Item>()
  return items.flatMap((item, index) => {
    const first = byKey.get(getKey(item))
    if (first !== undefined) return { item, index, first }
    byKey.set(getKey(item), item)
    return []
  })
}
