import { expect, test } from 'vitest'
import { breakSignature } from './breakSignature.ts'

test.each([
  ['a short signature', 'function keep(item: Filter): void', undefined],
  [
    'a long function',
    'function createManager<T, Filters>(options: ManagerOptions<T, Filters>, more?: [T, T]): Manager<T>',
    `function createManager<T, Filters>(
  options: ManagerOptions<T, Filters>,
  more?: [T, T]
): Manager<T>`
  ],
  [
    'a long function without parameters',
    'function createManager(): Manager<Record<string, ManagerOptions<string, number>>>',
    undefined
  ],
  [
    'a long type',
    'type Requester = (permission: Permission, options: Options) => Promise<PermissionStatus>',
    undefined
  ]
])('%s in a tooltip', (_, signature, broken) => {
  expect(breakSignature(signature)).toBe(broken ?? signature)
})
