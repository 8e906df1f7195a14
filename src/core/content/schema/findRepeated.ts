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
