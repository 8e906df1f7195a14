import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  contentInputs,
  harmlessInputs,
  pageInputs
} from '../../e2e/fixtures/brokenInputs/corpus.ts'
import {
  findDiagnostics,
  findDifferences,
  writeInput
} from './brokenInputs.fixture.ts'
import { formatDiagnostic } from './model/diagnostic.ts'

let root = ''
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'broken-'))
})
afterAll(() => rm(root, { recursive: true }))

const inputs = [...contentInputs, ...pageInputs]

test('every input of the corpus has a unique name and unique files', () => {
  const names = inputs.map(({ name }) => name)
  const contents = inputs.map(({ files }) =>
    JSON.stringify(
      Object.entries(files).map(([file, text]) => [file, String(text)])
    )
  )
  expect(findRepeated(names)).toEqual([])
  expect(findRepeated(contents)).toEqual([])
})

function findRepeated(texts: readonly string[]): readonly string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index)
}

// Vitest would quote and shorten a name that the title takes from an object.
test.each(
  [...contentInputs, ...harmlessInputs].map(
    input => [input.name, input] as const
  )
)('%s', async (_, { files, expect: expected }) => {
  const folder = await mkdtemp(path.join(root, 'kit-'))
  writeInput(folder, files)
  const differences = findDifferences(await findDiagnostics(folder), expected)
  expect(differences.join('\n')).toBe('')
})

test('a missing content folder is reported', async () => {
  const reported = await findDiagnostics(path.join(root, 'nothing'))
  expect(reported.map(formatDiagnostic)).toEqual([
    expect.stringMatching(/doesn't exist.*--content/s)
  ])
})

test('a file in place of the content folder is reported', async () => {
  const file = path.join(root, 'content.md')
  await writeFile(file, '# A')
  const reported = await findDiagnostics(file)
  expect(reported.map(formatDiagnostic)).toEqual([
    expect.stringMatching(/is a file, not a content folder.*--content/s)
  ])
})

test.each([
  ['nowhere.md', /target doesn't exist/],
  ['a.md', /target doesn't exist/]
])('a broken link to %s is reported', async (to, says) => {
  const folder = await mkdtemp(path.join(root, 'kit-'))
  writeInput(folder, {})
  await symlink(to, path.join(folder, 'docs/a.md'))
  const differences = findDifferences(await findDiagnostics(folder), [
    { at: 'docs/a.md', says }
  ])
  expect(differences.join('\n')).toBe('')
})
