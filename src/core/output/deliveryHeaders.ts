import { createHash } from 'node:crypto'
import { type InlineCode, listInlineCode } from '../render/htmlDocument.ts'

/**
 * Headers of every response, whichever server sends it. Servers add the content
 * security policy, which differs between builds.
 */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin'
} as const

/** Policy for an SVG opened directly: allows its own styles and nothing else. */
export const DRAWING_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Cache-Control of files with a hash in their name. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Cache-Control of everything else. */
export const REVALIDATE = 'no-cache'

/** The hashes of a document's inline code, as a policy lists them. */
export interface InlineHashes {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/**
 * Hash a document's inline code.
 *
 * @see https://www.w3.org/TR/CSP3/#source-list-syntax
 */
export function hashInlineCode({ scripts, styles }: InlineCode): InlineHashes {
  return { scripts: listHashes(scripts), styles: listHashes(styles) }
}

/**
 * Print the content security policy of a document. Inline code runs only if its
 * hash is listed, so injected scripts and styles have no effect.
 *
 * @see https://www.w3.org/TR/CSP3/
 */
export function printPolicy({ scripts, styles }: InlineHashes): string {
  const directives: readonly (readonly [string, ...string[]])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts],
    ['style-src', "'self'", ...styles],
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

/** Print the policy of a document that isn't served by nginx. */
export function printDocumentPolicy(html: string): string {
  return printPolicy(hashInlineCode(listInlineCode(html)))
}

/**
 * @param codes the exact texts between the tags, including white space
 * @returns sorted and unique
 */
function listHashes(codes: readonly string[]): readonly string[] {
  const hashes = codes.map(
    code => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
  )
  return [...new Set(hashes)].sort()
}
