import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordDependencies } from '../../../core/platform/cache/track.ts'
import { writeFiles } from '../../../core/writeFiles.fixture.ts'
import { bundleServer } from './bundleServer.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'tools-'))
})
afterAll(() => rm(root, { recursive: true }))

const settings = JSON.stringify({ title: 'A */ "kit"\nof ours' })

function bundle(name: string, text: string) {
  const file = path.join(root, name)
  writeFiles(root, { [name]: text, 'own/word.ts': "export default 'stone'\n" })
  return bundleServer(settings, [{ name: 'terms', file }], root)
}

test('a program has its tools, and imports nothing but Node modules', async () => {
  const { value, dependencies } = await recordDependencies(() =>
    bundle(
      'own/tools.ts',
      "import word from './word.ts'\nexport default { tools: [], word }\n"
    )
  )
  expect(value).toContain('"stone"')
  expect(value).toMatch(/^\/\/ Lets agents read .* of A \*\/ "kit" of ours\.\n/)
  const imports = [...value.matchAll(/\bfrom ?"([^"]+)"/g)].map(
    ([, name]) => name
  )
  expect(imports.length).toBeGreaterThan(3)
  expect(imports.filter(name => !name?.startsWith('node:'))).toEqual([])
  // An unchanged site isn't bundled again, a changed one is.
  const files = [...dependencies.keys()].map(each => each.split(' ').at(-1))
  expect(files).toEqual(
    expect.arrayContaining(
      ['own/tools.ts', 'own/word.ts'].map(name => path.join(root, name))
    )
  )
})

test.each([
  [
    'syntax.ts',
    'export default {\n  tools: [}\n}\n',
    /The tools of the feature "terms" can't be bundled: Unexpected "}"/,
    { file: 'syntax.ts', line: 2, column: 11 }
  ],
  [
    'missing.ts',
    "import './nothing.ts'\n\nexport default {}\n",
    /The tools of the feature "terms" can't be bundled: Could not resolve "\.\/nothing\.ts"/,
    { file: 'missing.ts', line: 1, column: 8 }
  ],
  [
    'named.ts',
    'export const tools = {}\n',
    /The tools of the feature "terms" can't be bundled: No matching export in "named\.ts" for import "default"/,
    { file: 'named.ts' }
  ]
])('a mistake in %s has its place', async (name, text, message, place) => {
  await expect(bundle(name, text)).rejects.toMatchObject({
    message: expect.stringMatching(message),
    diagnostics: [{ severity: 'error', place }]
  })
})
