import { expect, test } from 'vitest'
import { explainSystemError } from './explainSystemError.ts'

function create(code: string, path?: string): Error {
  return Object.assign(new Error(code), { code, ...(path && { path }) })
}

test.each([
  [create('ENOSPC', '/out/a'), 'The disk is full: /out/a.'],
  [create('EROFS', '/out'), 'The disk is read-only: /out.'],
  [create('EACCES', '/out'), 'There is no right to use the file: /out.'],
  [new Error('No space left on device (os error 28)'), 'The disk is full.']
])('%s is explained', (error, message) => {
  expect(explainSystemError(error)?.message).toBe(message)
  expect(explainSystemError(error)?.remedy).toBeTruthy()
})

test.each([create('ENOENT', '/a'), new Error('any'), 'any', undefined])(
  '%s is not',
  error => {
    expect(explainSystemError(error)).toBeUndefined()
  }
)
