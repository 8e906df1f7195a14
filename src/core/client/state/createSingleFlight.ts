/**
 * Create a function that runs a task at most once per key. Later calls get the
 * first one's promise; only a failure allows another attempt.
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
