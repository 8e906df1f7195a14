import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatSiteError } from '../../model/errors.ts'
import { readContent } from './readContent.ts'

let root = ''

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'languages-'))
  for (const folder of ['docs', 'i18n/de/docs', 'i18n/fr/docs']) {
    await mkdir(path.join(root, folder), { recursive: true })
    await writeFile(path.join(root, folder, 'start.md'), '# Start\n\nText.\n')
  }
  await writeFile(
    path.join(root, 'site.ts'),
    "export default { title: 'Kit', locales: [{ name: 'en' }, { name: 'de' }] }"
  )
})
afterAll(() => rm(root, { recursive: true }))

test('translations into a language that is not listed are said', async () => {
  const { warnings } = await readContent(root)
  expect(warnings.map(formatSiteError)).toContainEqual(
    expect.stringMatching(
      /^i18n\/fr: .*"fr" are not shown.*\{ name: 'de' \}, \{ name: 'fr' \}\]/s
    )
  )
  expect(warnings.map(formatSiteError).join('\n')).not.toContain('i18n/de:')
})
