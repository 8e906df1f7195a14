import { expect, test } from 'vitest'
import { nameChunk } from './nameChunk.ts'

test.each([
  ['/', 'pages/home'],
  ['/docs/form', 'pages/docs/form'],
  ['/docs/form/', 'pages/docs/form/index'],
  ['/docs/a b', /^pages\/docs\/a-b-[\da-f]{6}$/],
  ['/docs/заметки', /^pages\/docs\/--?[\da-f]{6}$/]
])('the chunk of %s is named %s', (pathname, name) => {
  expect(nameChunk(pathname)).toMatch(name)
})

test('pages whose names are the same in ASCII have different chunks', () => {
  const names = ['/docs/é', '/docs/è', '/docs/-'].map(nameChunk)
  expect(new Set(names).size).toBe(3)
})
