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
