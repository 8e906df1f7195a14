import { createHash } from 'node:crypto'
import type { InlineCode } from '../prerender/htmlDocument.ts'

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

/**
 * Create the content security policy of every page. Inline code runs only if its
 * hash is listed, so injected scripts and styles have no effect.
 *
 * @see https://www.w3.org/TR/CSP3/
 */
export function createInlinePolicy({ scripts, styles }: InlineCode): string {
  const directives: readonly (readonly [string, ...string[]])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...listHashes(scripts)],
    ['style-src', "'self'", ...listHashes(styles)],
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

/**
 * Hash inline code for the policy, sorted and unique, so the order of pages
 * doesn't change the header.
 *
 * @param codes the exact texts between the tags, including white space
 */
function listHashes(codes: readonly string[]): readonly string[] {
  const hashes = codes.map(
    code => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
  )
  return [...new Set(hashes)].sort()
}
