/** Group items that have the same key, in the order of the first of each. */
export function groupBy<Item>(
  items: readonly Item[],
  createKey: (item: Item) => string
): readonly (readonly Item[])[] {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = createKey(item)
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return [...groups.values()]
}
