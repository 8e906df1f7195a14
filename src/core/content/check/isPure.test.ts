import { expect, test } from 'vitest'
import { isBundlePure } from './isPure.ts'

test.each([
  "import { toPathname } from 'toolbox-docs'\nexport default { name: 'a', read: async () => toPathname(await Promise.resolve('/a')) }",
  'const own = { name: "a" }\nexport { own as default }',
  "import path from 'node:path'\nclass Store { get() { return this.value } }\nexport default () => new Store()"
])('a bundle that computes the same every time: %j', text => {
  expect(isBundlePure(text)).toBe(true)
})

test.each([
  "import { readFileSync } from 'node:fs'\nexport default () => readFileSync('a')",
  'export default { name: "a", head: () => [Date.now()] }',
  'export default { name: "a", head: () => [Math.random()] }',
  'export default async () => await fetch("/a")',
  'export default async () => import("./a.js")',
  'export default () => process.env.A',
  'export default () => globalThis.Date'
])('a bundle that can compute something else each time: %j', text => {
  expect(isBundlePure(text)).toBe(false)
})
