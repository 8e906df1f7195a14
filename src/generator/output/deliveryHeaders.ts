/**
 * Headers of every answer, whatever serves the site. The policy of content comes
 * with them; it differs from build to build.
 */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin'
} as const

/** Of a drawing that is opened by itself: its own styles, and nothing else. */
export const DRAWING_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** What caches do with files whose names carry their hash. */
export const KEPT = 'public, max-age=31536000, immutable'

/** What caches do with everything else. */
export const ASKED_AGAIN = 'no-cache'
