import type { RawRequest } from '../support/sendRequest.ts'

/** A request and the expected answer. */
export interface RequestCase extends RawRequest {
  readonly name: string
  readonly status: number
  /** Exact; without it, the case must not redirect. */
  readonly location?: string
  readonly type?: string
  /** Exact values; null for a header that must be absent. */
  readonly answers?: Readonly<Record<string, string | null>>
  /** Text that the body contains; '' for an empty body. */
  readonly body?: string
  /** Send a first request, then repeat it with the answer's ETag. */
  readonly revalidates?: boolean
}

/** Facts that differ between sites. */
export interface SiteFacts {
  /** With leading and trailing slash. */
  readonly baseUrl: string
  /** A hashed script, relative to the base. */
  readonly script: string
  /** A doc in a folder, relative to the base. */
  readonly leaf: string
  /** The page of a folder of the docs, with a trailing slash, if there's one. */
  readonly folder?: string
  /** The page that `/docs` redirects to, unless it's a page itself. */
  readonly entry?: string
}

export const html = 'text/html; charset=utf-8'
export const markdown = 'text/markdown; charset=utf-8'
export const text = 'text/plain; charset=utf-8'
export const fresh = { 'cache-control': 'no-cache' }
export const immutable = {
  'cache-control': 'public, max-age=31536000, immutable'
}
