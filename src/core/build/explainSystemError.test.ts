import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { explainSystemError } from './explainSystemError.ts'

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
  expect(explained?.remedy).toContain('--out and --cache')
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
