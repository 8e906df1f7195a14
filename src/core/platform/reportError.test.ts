import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import { explainSystemError, reportError } from './reportError.ts'

const print = vi.spyOn(console, 'error').mockImplementation(() => {})
afterEach(() => print.mockClear())

test.each([
  [
    new TypeError('x is undefined'),
    /^error: The generator failed: x is undefined\n {2}.*report it/
  ],
  ['no', /^error: The generator failed: no\n {2}.*DEBUG=1/],
  [undefined, /^error: The generator failed: undefined\n {2}/],
  [
    new Error("ENAMETOOLONG: name too long, open '/x'"),
    /^error: ENAMETOOLONG: .*'\/x'\.\n {2}.*--out/
  ]
])(
  'the unexpected error %j is printed as one message without a stack',
  (thrown, pattern) => {
    reportError(thrown, '/content')
    expect(print.mock.calls).toEqual([[expect.stringMatching(pattern)]])
  }
)

test.each([
  [
    'ENOSPC: no space left on device, write',
    'ENOSPC: no space left on device, write.'
  ],
  [
    "ENOENT: no such file or directory, mkdtemp '/proc/.try-1'",
    "ENOENT: no such file or directory, mkdtemp '/proc/.try-1'."
  ],
  [
    'No space left on device (os error 28)',
    'No space left on device (os error 28).'
  ],
  [
    '  × Rspack FS Error: ENOSPC: no space, write\n  │ ',
    'Rspack FS Error: ENOSPC: no space, write.'
  ]
])('%j is reported in the words of the system', (message, expected) => {
  const explained = explainSystemError(new Error(message))
  expect(explained?.message).toBe(expected)
  expect(explained?.hint).toContain('--out and --cache')
})

test('an error from Node is explained', async () => {
  const file = fileURLToPath(import.meta.url)
  const error = await mkdir(`${file}/folder`).catch(error => error)
  expect(explainSystemError(error)?.message).toMatch(/^ENOTDIR: .* mkdir /)
})

test.each([
  new Error("ENOENT: no such file or directory, open '/x'"),
  new Error('any'),
  'ENOSPC: any',
  undefined
])('%s is not a system error', error => {
  expect(explainSystemError(error)).toBeUndefined()
})
