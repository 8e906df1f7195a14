import { expect, test } from 'vitest'
import { extractWords } from './NearestPages.tsx'

test.each([
  ['/docs/guide/open-a_window.html', 'open a window'],
  ['/docs/guide/first steps/', 'first steps'],
  ['/docs/v1.0/-intro-', 'intro'],
  ['/', '']
])('the words of %s are %j', (path, words) => {
  expect(extractWords(path)).toBe(words)
})
