import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import {
  type ExpectedMessage,
  site
} from '../../../../e2e/fixtures/brokenInputs/brokenInput.ts'
import {
  findDifferences,
  findProblems,
  writeInput
} from '../../../core/build/brokenInputs.fixture.ts'

/** Compare what is said of a folder with what should be. */
async function compare(
  files: Readonly<Record<string, string | null>>,
  expected: ExpectedMessage
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kit-'))
  writeInput(folder, files)
  const differences = findDifferences(await findProblems(folder), [expected])
  expect(differences.join('\n')).toBe('')
}

test.each([
  [
    'fields of other generators say where they go',
    'themeConfig: { navbar: {} }',
    '4:3',
    /"themeConfig".*top level/s
  ],
  [
    'presets of other generators say what stands for them',
    'presets: []',
    '4:3',
    /Docs and blog are built in.*"docs" and "blog"/s
  ],
  [
    'plugins of other generators say what stands for them',
    'plugins: []',
    '4:3',
    /remarkPlugins/
  ],
  [
    'locales of other generators say where they go',
    "i18n: { locales: ['en'] }",
    '4:3',
    /Use "locales"/
  ],
  [
    'levels of other generators say where they go',
    "onBrokenLinks: 'warn'",
    '4:3',
    /links: \{ brokenLinks/
  ],
  [
    'slashes of other generators say how it is here',
    'trailingSlash: true',
    '4:3',
    /Remove it/
  ],
  [
    'the color mode of the system is not asked',
    'colorMode: { respectPrefersColorScheme: true }',
    '4:16',
    /Remove it\. Readers choose the mode/
  ]
])('%s', async (_, fields, place, says) => {
  await compare({ 'site.ts': site(fields) }, { at: `site.ts:${place}`, says })
})

test('messages of translations have a message', async () => {
  const file = 'i18n/de/code.json'
  const files = {
    'site.ts': site("locales: [{ name: 'en' }, { name: 'de' }]"),
    [file]: '{\n  "theme.a": { "description": "x" }\n}'
  }
  const says = /"theme\.a\.message" is missing/
  await compare(files, { at: `${file}:2:14`, says })
})

test('further docs of a website are said to be left out', async () => {
  const plugin =
    "['@docusaurus/plugin-content-docs', { id: 'team', path: 'team' }]"
  const files = {
    'site.ts': null,
    'docusaurus.config.js': `export default { plugins: [${plugin}] }\n`,
    'team/a.md': '# A\n'
  }
  const says =
    /docs aren.t included, because a site has only one docs.*--content team/s
  await compare(files, { at: 'team', says })
})
