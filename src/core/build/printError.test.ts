import { afterEach, expect, test, vi } from 'vitest'
import { printError } from './printError.ts'

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
    printError(thrown, '/content')
    expect(print.mock.calls).toEqual([[expect.stringMatching(pattern)]])
  }
)
