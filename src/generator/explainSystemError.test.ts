import { expect, test } from 'vitest'
import { explainSystemError } from './explainSystemError.ts'

function create(code: string, message = code, syscall = 'open'): Error {
  return Object.assign(new Error(message), { code, syscall })
}

test.each([
  [create('ENOSPC'), 'ENOSPC.'],
  [create('EROFS'), 'EROFS.'],
  [create('EACCES'), 'EACCES.'],
  [
    new Error('No space left on device (os error 28)'),
    'No space left on device (os error 28).'
  ],
  [
    create(
      'GenericFailure',
      '  × Rspack FS Error: ENOSPC: no space, write\n  │ '
    ),
    'Rspack FS Error: ENOSPC: no space, write.'
  ]
])('%s is told in the words of the system', (error, message) => {
  expect(explainSystemError(error)?.message).toBe(message)
  expect(explainSystemError(error)?.remedy).toBeTruthy()
})

test.each([
  [create('ENOSPC'), /^Make room/],
  [create('EROFS'), /^Let the build write there/],
  [create('ENOTDIR'), /^A file is where a folder should be/],
  [create('ENOENT', 'no such folder', 'mkdir'), /can't be created/]
])('%s comes with what to do', (error, remedy) => {
  expect(explainSystemError(error)?.remedy).toMatch(remedy)
  expect(explainSystemError(error)?.remedy).toContain('--out and --cache')
})

test.each([
  create('ENOENT'),
  create('GenericFailure'),
  new Error('any'),
  'any',
  undefined
])('%s is not', error => {
  expect(explainSystemError(error)).toBeUndefined()
})
