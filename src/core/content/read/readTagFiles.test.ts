import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createReport } from '../report.ts'
import { createFileLocator } from '../sourceLocator.ts'
import { findUnknownTags, readTagFiles } from './readTagFiles.ts'

let root = ''
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'tags-'))
})
afterAll(() => rm(root, { recursive: true }))

const page = {
  frontMatter: { tags: ['forn'] },
  locator: createFileLocator('docs/a.md')
}

test.each([
  [
    'gets a suggestion from the keys of its file',
    'form:\n',
    /Did you mean "form"/
  ],
  ['is missing in an empty file', '', /Add the tag to the file/],
  ['is not reported if the file is a list', '- form\n', undefined],
  ['is not reported if the file is invalid', 'form: [\n', undefined]
])('a tag %s', async (name, text, hint) => {
  const folder = name.replaceAll(' ', '-')
  await mkdir(path.join(root, folder))
  await writeFile(path.join(root, folder, 'tags.yml'), text)
  const { report, listDiagnostics } = createReport()
  const files = await readTagFiles(root, [{ from: folder, to: folder }], report)
  const unknown = findUnknownTags([page], files.get(folder))
  expect(listDiagnostics().length).toBe(hint === undefined ? 1 : 0)
  expect(unknown.map(warning => warning.hint)).toEqual(
    hint === undefined ? [] : [expect.stringMatching(hint)]
  )
})
