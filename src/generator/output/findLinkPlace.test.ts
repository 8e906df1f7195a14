import { expect, test } from 'vitest'
import type { MarkdownSource } from '../content/content.ts'
import { findLinkPlace } from './findLinkPlace.ts'

/** A page with just what finding places needs. */
function createSource(body: string): MarkdownSource {
  const source = { file: 'docs/a.md', absolutePath: '/x/docs/a.md', body }
  return { ...source, bodyLine: 2 } as MarkdownSource
}

test.each([
  ['./gone.md', '[a](./gone.md)', [3, 5]],
  ['./gone.md', '`[a](./gone.md)`\n\n[a](./gone.md)', [5, 5]],
  ['./gone.md', '```md\n[a](./gone.md)\n```\n[a](./gone.md)', [6, 5]],
  ['./gone.md', '<!-- [a](./gone.md) -->\n[a](./gone.md)', [4, 5]],
  ['./gone.md', '````\n```\n````\n[a](./gone.md)', [6, 5]],
  ['#nope', '[a](./other.md#nope) [b](#nope)', [3, 26]],
  ['/b', '[a](/docs/b) [b](/b)', [3, 18]],
  ['/docs/x/google', 'const google = 1\n\n[a](../x/google.mdx)', [5, 5]],
  ['/docs/x/google', 'Sign in with google.', [undefined, undefined]],
  ['/docs/x/', '[a](../x/index.md)', [3, 5]],
  ['/docs/x#y', '[a](../x.md) [b](../x.md#y "z")', [3, 18]],
  ['/docs/x', '[a][b]\n\n[b]: ../x.md', [5, 6]],
  ['/docs/x', '<a href="../x">a</a>', [3, 10]],
  ['/docs/x%20y', '[a](<../x%20y.md>)', [3, 6]]
])('%s in %j is at %j', (link, body, place) => {
  const { line, column } = findLinkPlace(link, createSource(body))
  expect([line, column]).toEqual(place)
})
