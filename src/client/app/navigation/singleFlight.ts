/**
 * Create a function that runs a task at most once for each key. A second call
 * gets the promise of the first; only a failure makes room for another try.
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
