import { VFile } from 'vfile'
import { expect, test } from 'vitest'
import { guardPlugin, type Transform } from './trackFeature.ts'

const code = {
  name: 'hook "markdown.plugins" of the feature "terms"',
  file: 'terms.ts',
  contentDir: '/content',
  hint: 'Fix the feature, or remove it from site.ts.'
}

/** @returns the tree that replaces the page's */
async function transformPage(transform: unknown): Promise<unknown> {
  const run = guardPlugin(code, () => transform, false)() as Transform
  return run({ type: 'root', children: [] }, new VFile({ path: 'docs/a.md' }))
}

const tree = { type: 'root', children: [] }

test.each<[name: string, transform: unknown, expected: unknown]>([
  ['nothing', () => {}, undefined],
  ['null', () => null, undefined],
  ['a tree', () => tree, tree],
  ['a promise of a tree', async () => tree, tree],
  ['a promise of nothing', async () => {}, undefined],
  [
    'nothing, but passes a tree to a callback',
    (_: unknown, __: unknown, next: (error: unknown, tree: unknown) => void) =>
      next(null, tree),
    tree
  ]
])('a transform can return %s', async (_, transform, expected) => {
  expect(await transformPage(transform)).toBe(expected)
})

test('a plugin needs no transform', async () => {
  expect(await transformPage(undefined)).toBe(undefined)
})

test.each<[name: string, transform: unknown, reason: string]>([
  [
    'a text',
    () => 'text',
    'a transform returns a string; return nothing, or a tree.'
  ],
  ['true', () => true, 'a transform returns a boolean; return nothing, or a'],
  [
    'a list of nodes',
    () => [tree],
    'a transform returns an object that is no node; return nothing, or a tree.'
  ],
  [
    'a promise of an object that is no node',
    async () => ({ children: [] }),
    'a transform returns an object that is no node; return nothing, or a tree.'
  ],
  [
    'an error in a callback',
    (_: unknown, __: unknown, next: (error: unknown) => void) =>
      next(new Error('No.')),
    'No.'
  ],
  ['a rejected promise', () => Promise.reject(new Error('No.')), 'No.']
])(
  'a message about the page names the feature and its hook if a transform returns %s',
  async (_, transform, reason) => {
    await expect(transformPage(transform)).rejects.toMatchObject({
      name: expect.any(String),
      reason: expect.stringContaining(
        `The hook "markdown.plugins" of the feature "terms" throws an error: ${reason}`
      )
    })
    await expect(transformPage(transform)).rejects.toMatchObject({
      reason: expect.stringContaining(
        'See terms.ts.\nFix the feature, or remove it from site.ts.'
      )
    })
  }
)
