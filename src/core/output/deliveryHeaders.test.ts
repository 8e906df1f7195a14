import { expect, test } from 'vitest'
import {
  hashInlineCode,
  printDocumentPolicy,
  printPolicy,
  securityHeaders
} from './deliveryHeaders.ts'

// The example in https://www.w3.org/TR/CSP2/#script-src-hash-usage
const example = "alert('Hello, world.');"
const exampleHash = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='"

test('inline code is allowed only by its hash', () => {
  const policy = printDocumentPolicy(
    `<script>${example}</script><style>${example}</style><script>${example}</script>`
  )
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'self' ${exampleHash}`,
    `style-src 'self' ${exampleHash}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'"
  ])
})

test('a policy without inline code has no hashes', () => {
  const policy = printDocumentPolicy('<p></p>')
  expect(policy).toContain("script-src 'self'; style-src 'self';")
})

test("the order of the code doesn't matter", () => {
  const one = hashInlineCode({ scripts: [example, 'b'], styles: [] })
  const other = hashInlineCode({ scripts: ['b', example], styles: [] })
  expect(one).toEqual(other)
  expect(printPolicy(one)).toBe(printPolicy(other))
})

test('pages get no access to devices, and other sites get neither their path nor their window', () => {
  expect(securityHeaders).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin'
  })
})
