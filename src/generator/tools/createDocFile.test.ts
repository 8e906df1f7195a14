import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findProblems, writeInput } from '../brokenInputs.fixture.ts'
import { createDocFile } from './createDocFile.ts'

let root = ''
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'new-'))
  await writeInput(root, {
    'docs/form/field.md': '# Field\n',
    'sidebars.ts': "export default { one: ['start'], form: ['form/field'] }\n"
  })
})
afterAll(() => rm(root, { recursive: true }))

test('a new page says where it belongs', async () => {
  const created = await createDocFile(root, { place: 'form/useForm' })
  expect(created).toEqual({
    file: 'docs/form/useForm.mdx',
    id: 'form/useForm',
    listing:
      "List it in sidebars.ts: 'form/useForm' in the sidebar \"form\", perhaps after 'form/field'."
  })
  const text = await readFile(path.join(root, created.file), 'utf8')
  expect(text).toMatch(/^---\ntitle: Use form\ndescription: /)
})

test('a title is quoted where YAML asks for it', async () => {
  const { file } = await createDocFile(root, {
    place: 'docs/form/all.md',
    title: 'Form: all of it'
  })
  const text = await readFile(path.join(root, file), 'utf8')
  expect(text).toContain('title: "Form: all of it"\n')
  expect(await findProblems(root)).toEqual([])
})

test('a page that is there is left alone', async () => {
  await expect(createDocFile(root, { place: 'form/field' })).rejects.toThrow(
    /"docs\/form\/field.md" is there already/
  )
})

test.each([
  ['form/', /"form\/" names a folder, not a page/],
  ['c#', /"docs\/c#\.mdx" holds a sign that no address can hold/],
  ['100%', /holds a sign that no address can hold/],
  ['form/.hidden', /would be a partial/],
  ['Form/Field', /address \/docs\/Form\/Field, which docs\/form\/field\.md has/]
])('no page is made at %j', async (place, message) => {
  await expect(createDocFile(root, { place })).rejects.toThrow(message)
})
