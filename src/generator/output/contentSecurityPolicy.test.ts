import { expect, test } from 'vitest'
import {
  createContentSecurityPolicy,
  createInlineHash
} from './contentSecurityPolicy.ts'

test('inline code is allowed only by its hash', () => {
  const policy = createContentSecurityPolicy({
    scriptHashes: ['sha256-b', 'sha256-a', 'sha256-b'],
    styleHashes: ['sha256-c']
  })
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-a' 'sha256-b'",
    "style-src 'self' 'sha256-c'",
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
  const policy = createContentSecurityPolicy({
    scriptHashes: [],
    styleHashes: []
  })
  expect(policy).toContain("script-src 'self'; style-src 'self';")
})

// The example of https://www.w3.org/TR/CSP2/#script-src-hash-usage
test('a hash covers the code exactly as written', () => {
  expect(createInlineHash("alert('Hello, world.');")).toBe(
    'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='
  )
})
