import { createHash } from 'node:crypto'
import type { InlineCode } from '../prerender/listInlineCode.ts'

/** Hash sources of the pages' inline code, in CSP syntax. */
export interface InlineHashes {
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
}

/**
 * Create the policy that every page is served with. Inline code runs only if
 * its hash is listed, so an injected script or style has no effect.
 *
 * @see https://www.w3.org/TR/CSP3/
 */
export function createContentSecurityPolicy(hashes: InlineHashes): string {
  const directives: readonly (readonly [string, ...string[]])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...quoteHashes(hashes.scriptHashes)],
    ['style-src', "'self'", ...quoteHashes(hashes.styleHashes)],
    ['img-src', "'self'", 'data:'],
    ['connect-src', "'self'"],
    ['font-src', "'self'"],
    ['media-src', "'self'"],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['frame-ancestors', "'none'"]
  ]
  return directives.map(directive => directive.join(' ')).join('; ')
}

/** Create the policy for documents that contain this code. */
export function createInlinePolicy({ scripts, styles }: InlineCode): string {
  return createContentSecurityPolicy({
    scriptHashes: scripts.map(createInlineHash),
    styleHashes: styles.map(createInlineHash)
  })
}

/**
 * Hash inline code as the policy lists it.
 *
 * @param code exactly the text between the tags, including white space
 * @returns `sha256-` and the digest in base64, without quotes
 */
export function createInlineHash(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`
}

/** Sorted and unique, so the header depends only on the set of hashes. */
function quoteHashes(hashes: readonly string[]): readonly string[] {
  return [...new Set(hashes)].sort().map(hash => `'${hash}'`)
}
