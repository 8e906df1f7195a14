/**
 * Map values with an asynchronous function, at most `limit` at a time, and keep
 * their order. The first failure rejects; nothing new is started after it.
 */
export async function mapConcurrently<Value, Result>(
  values: readonly Value[],
  limit: number,
  map: (value: Value) => Promise<Result>
): Promise<readonly Result[]> {
  const results: Result[] = []
  const queue = values.entries()
  // All lanes draw from the one iterator, so that a slow value holds up no other.
  const lanes = Array.from({ length: limit }, async () => {
    for (const [index, value] of queue) {
      try {
        results[index] = await map(value)
      } catch (error) {
        queue.return?.(undefined)
        throw error
      }
    }
  })
  await Promise.all(lanes)
  return results
}
