import type { IncomingHttpHeaders } from 'node:http'

/** Part of a file; both ends are included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * Read which part of a file a request asks for.
 *
 * @param size size of the file
 * @returns undefined for the whole file, even if the request has `If-Range` or
 * asks for several parts or the last bytes, because clients must accept that
 */
export function readRange(
  headers: IncomingHttpHeaders,
  size: number
): ByteRange | 'unsatisfiable' | undefined {
  const [range, first, last] =
    /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? []
  if (range === undefined || headers['if-range'] !== undefined) return undefined
  const start = Number(first)
  const end = last ? Math.min(Number(last), size - 1) : size - 1
  return start <= end ? { start, end } : 'unsatisfiable'
}
