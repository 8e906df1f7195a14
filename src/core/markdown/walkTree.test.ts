import type { Root } from 'hast'
import { h } from 'hastscript'
import { expect, test } from 'vitest'
import { type WalkStep, walkElements } from './walkTree.ts'

function walk(answers: Readonly<Record<string, WalkStep>>): string {
  const tree: Root = {
    type: 'root',
    children: [h('a', [h('b'), h('c', [h('d')])]), h('e'), h('f')]
  }
  const names: string[] = []
  walkElements(tree, ({ tagName }) => {
    names.push(tagName)
    return answers[tagName]
  })
  return names.join('')
}

test.each([
  [{}, 'abcdef'],
  [{ a: 'skip' as const }, 'aef'],
  [{ c: 'skip' as const }, 'abcef'],
  [{ a: 2 }, 'af'],
  [{ b: 1 }, 'abcdef']
])('with the results %j the walk visits %s', (answers, expected) => {
  expect(walk(answers)).toBe(expected)
})
