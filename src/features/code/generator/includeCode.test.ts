import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readCodeFile } from './includeCode.ts'

const path = join(mkdtempSync(join(tmpdir(), 'code-')), 'sample.ts')
writeFileSync(
  path,
  `import a from 'a'
  // #region one
  function b() {
    // #region inner
    region()
    // #endregion inner
  }
  // #endregion one
<!-- #region two -->
c
<!-- #endregion -->
`
)

test('a whole file is shown without region comments', () => {
  expect(readCodeFile(path, '')).toBe(
    "import a from 'a'\n  function b() {\n    region()\n  }\nc"
  )
})

test.each([
  ['one', 'function b() {\n  region()\n}'],
  ['inner', 'region()'],
  ['two', 'c']
])('the region %s is dedented', (region, expected) => {
  expect(readCodeFile(path, region)).toBe(expected)
})

test('a missing region is an error', () => {
  expect(() => readCodeFile(path, 'three')).toThrow(
    'the file has no region "three".'
  )
})
