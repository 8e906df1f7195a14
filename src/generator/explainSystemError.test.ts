import { expect, test } from 'vitest'
import { explainSystemError } from './explainSystemError.ts'

function create(code: string): Error {
  return Object.assign(new Error(code), { code })
}

test.each([
  [create('ENOSPC'), 'ENOSPC.'],
  [create('EROFS'), 'EROFS.'],
  [create('EACCES'), 'EACCES.'],
  [
    new Error('No space left on device (os error 28)'),
    'No space left on device (os error 28).'
  ]
])('%s is told in the words of the system', (error, message) => {
  expect(explainSystemError(error)?.message).toBe(message)
  expect(explainSystemError(error)?.remedy).toBeTruthy()
})

test.each([create('ENOENT'), new Error('any'), 'any', undefined])(
  '%s is not',
  error => {
    expect(explainSystemError(error)).toBeUndefined()
  }
)
