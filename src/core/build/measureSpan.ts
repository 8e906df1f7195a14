/** Something that took its time. */
export interface Span {
  readonly name: string
  /** Milliseconds since 1970. */
  readonly start: number
  /** Milliseconds. */
  readonly duration: number
  /** 0 for the one that the build runs in. */
  readonly thread: number
}

/** Run something and measure how long it took. */
export async function measureSpan<Value>(
  run: () => Value | Promise<Value>
): Promise<{ readonly value: Value } & Pick<Span, 'start' | 'duration'>> {
  const origin = performance.now()
  const start = performance.timeOrigin + origin
  const value = await run()
  return { value, start, duration: performance.now() - origin }
}
