import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from '../../../core/content/read/readContent.ts'
import type { BuiltInFeature } from '../../../core/feature.ts'
import { formatDiagnostic } from '../../../core/model/diagnostic.ts'
import { resolveSite } from '../../../core/site/resolveSite.ts'
import { writeFiles } from '../../../core/writeFiles.fixture.ts'
import { findVanishedUrls, updateUrls } from './publishedUrls.ts'

/** Allows several locales without translating anything. */
const languages: BuiltInFeature = {
  name: 'languages',
  localize: content => ({ content, texts: {}, translateTexts: value => value })
}

test('each locale is checked for the addresses below its own base', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'urls-'))
  writeFiles(root, {
    'site.ts':
      'export default { title: "Kit", locales: [{ name: "en" }, { name: "fr" }] }',
    'docs/one.md': '# One\n',
    'urls.lock': '# a comment\n\n/a\n/Moved/\n/fr/b\n/fr\n/100%\n/%C3%A9'
  })
  const content = await readContent(root, {
    baseUrl: '/kit/',
    features: [languages]
  })
  const [english, french] = ['en', 'fr'].map(locale => ({
    plan: {
      site: resolveSite(content, { withDrafts: false, locale }).site,
      redirects: ['/moved', '/é'].map(from => ({ from, to: '/docs/one' }))
    },
    rendered: { pages: [] }
  }))
  if (!english || !french) throw new Error('There are two locales.')
  const find = async (locale: typeof english) =>
    (await findVanishedUrls(locale)).map(({ place }) => place?.line)
  expect(await find(english)).toEqual([3, 6, 7])
  expect(await find(french)).toEqual([5])
  expect((await findVanishedUrls(french)).map(formatDiagnostic)).toEqual([
    expect.stringMatching(
      /^urls\.lock:5: The published address "\/fr\/b" has disappeared\.\n.*aliases: \['\/b'\].*\n.*--update-urls$/
    )
  ])
  await updateUrls([english, french])
  expect(await find(english)).toEqual([])
  const written = await readFile(path.join(root, 'urls.lock'), 'utf8')
  expect(written.split('\n').filter(line => !line.startsWith('#'))).toEqual([
    '/%C3%A9',
    '/fr/%C3%A9',
    '/fr/moved',
    '/moved',
    ''
  ])
  await rm(root, { recursive: true })
})
