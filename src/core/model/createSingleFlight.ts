/**
 * Create a function that runs a task once per key and memoizes its promise. A
 * failed task can be retried.
 */
export function createSingleFlight<Result>(
  run: (key: string) => Promise<Result>
): (key: string) => Promise<Result> {
  const flights = new Map<string, Promise<Result>>()
  return key => {
    const known = flights.get(key)
    if (known) return known
    const flight = run(key)
    flights.set(key, flight)
    flight.catch(() => flights.delete(key))
    return flight
  }
}
