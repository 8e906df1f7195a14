import { expect, test } from 'vitest'
import { findUnshownModules } from './findUnshownModules.ts'
import { parseSamples } from './parseSamples.ts'

function find(...fences: readonly (readonly [meta: string, code: string])[]) {
  const text = fences.map(
    ([meta, code]) => `\`\`\`ts ${meta}\n${code}\n\`\`\`\n`
  )
  return findUnshownModules(parseSamples('page.mdx', text.join('\n')))
}

const use = ['', "import { a } from '@/app/a'\na()"] as const

test('a module that no sample shows is reported at its import', () => {
  expect(find(use)).toEqual([
    expect.stringMatching(/^page\.mdx:2:1 No page shows "@\/app\/a"/)
  ])
})

test.each([
  ['a type', "import type { A } from '@/app/a'"],
  ['an import over several lines', "import {\n  a\n} from '@/app/a'"],
  ['a side-effect import', "import '@/app/a'"]
])('%s of a module that no sample shows is found', (_name, code) => {
  expect(find(['', code])).toHaveLength(1)
})

test.each([
  'title="src/app/a.ts"',
  'title="src/app/a.tsx (web)"',
  'title="src/app/a/index.ts"',
  'title="src/app/a.ts" nocheck="imports other files"'
])('a sample with %s shows the module', meta => {
  expect(find([meta, 'export const a = 1'], use)).toEqual([])
})

test.each(['title="src/app/ab.ts"', 'title="app/a.ts"'])(
  'a sample with %s shows another module',
  meta => {
    expect(find([meta, 'export const a = 1'], use)).toHaveLength(1)
  }
)

test('imports of packages are ignored', () => {
  const code = "import { b } from '@app/contracts'\nimport c from '@toolbox/c'"
  expect(find(['', code])).toEqual([])
})
