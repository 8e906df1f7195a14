import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { writeFiles } from '../../../core/build/writeFiles.fixture.ts'
import { readContent } from '../../../core/content/read/readContent.ts'
import type { Feature } from '../../../core/feature.ts'
import { createSite } from '../../../core/site/createSite.ts'
import { checkUrls, updateUrls } from './urlCheck.ts'

/** Allows several locales without translating anything. */
const languages: Feature = {
  name: 'languages',
  localize: content => ({ content, texts: {}, translateTexts: value => value })
}

test('each locale is checked for the addresses below its own base', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'urls-'))
  writeFiles(root, {
    'site.ts':
      'export default { title: "Kit", locales: [{ name: "en" }, { name: "fr" }] }',
    'docs/one.md': '# One\n',
    'urls.lock': '/a\n/fr/b\n/fr'
  })
  const content = await readContent(root, {
    baseUrl: '/kit/',
    features: [languages]
  })
  const [english, french] = ['en', 'fr'].map(locale => ({
    site: createSite(content, { withDrafts: false, locale }).site,
    pages: [],
    redirects: []
  }))
  if (!english || !french) throw new Error('There are two locales.')
  const find = async (locale: typeof english) =>
    (await checkUrls(locale)).map(({ place }) => place?.line)
  expect(await find(english)).toEqual([1, 3])
  expect(await find(french)).toEqual([2])
  await updateUrls([english, french])
  expect(await find(english)).toEqual([])
  expect(await readFile(path.join(root, 'urls.lock'), 'utf8')).toMatch(/^#/)
  await rm(root, { recursive: true })
})
