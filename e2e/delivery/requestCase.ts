import type { RawRequest } from '../support/sendRequest.ts'

/** One request and what the server has to answer. */
export interface RequestCase extends RawRequest {
  readonly name: string
  readonly status: number
  /** Exact; a case without it must not redirect. */
  readonly location?: string
  readonly type?: string
  /** Exact values; null for a header that must not be there. */
  readonly answers?: Readonly<Record<string, string | null>>
  /** Text that the body holds; '' for a body without any. */
  readonly body?: string
  /** Ask first, then send the answer's ETag along. */
  readonly revalidates?: boolean
}

/** What differs from site to site. */
export interface SiteFacts {
  /** With leading and trailing slash. */
  readonly baseUrl: string
  /** A hashed script, relative to the base. */
  readonly script: string
  /** A page table, relative to the base. */
  readonly pageTable: string
}

export const html = 'text/html; charset=utf-8'
export const markdown = 'text/markdown; charset=utf-8'
export const text = 'text/plain; charset=utf-8'
export const fresh = { 'cache-control': 'no-cache' }
export const immutable = {
  'cache-control': 'public, max-age=31536000, immutable'
}
