/**
 * Create a function that runs a task once per key and memoizes its promise. A
 * failed task can be retried.
 */
export function memoizeAsync<Result>(
  run: (key: string) => Promise<Result>
): (key: string) => Promise<Result> {
  const promises = new Map<string, Promise<Result>>()
  return key => {
    const known = promises.get(key)
    if (known) return known
    const promise = run(key)
    promises.set(key, promise)
    promise.catch(() => promises.delete(key))
    return promise
  }
}
