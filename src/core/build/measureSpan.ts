/** A timed operation. */
export interface Span {
  readonly name: string
  /** Milliseconds since 1970. */
  readonly start: number
  /** Milliseconds. */
  readonly duration: number
  /** 0 for the main thread. */
  readonly thread: number
}

/** Run a function and measure how long it takes. */
export async function measureSpan<Value>(
  run: () => Value | Promise<Value>
): Promise<{ readonly value: Value } & Pick<Span, 'start' | 'duration'>> {
  const origin = performance.now()
  const start = performance.timeOrigin + origin
  const value = await run()
  return { value, start, duration: performance.now() - origin }
}
