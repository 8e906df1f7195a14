import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import {
  type ExpectedMessage,
  site
} from '../../../../e2e/fixtures/brokenInputs/brokenInput.ts'
import {
  findDiagnostics,
  findDifferences,
  writeInput
} from '../../../core/brokenInputs.fixture.ts'
import { hasFeatures } from '../../../core/hasFeatures.fixture.ts'

/** Compare the messages about a folder with the expected one. */
async function compare(
  files: Readonly<Record<string, string | null>>,
  expected: ExpectedMessage
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kit-'))
  writeInput(folder, files)
  const differences = findDifferences(await findDiagnostics(folder), [expected])
  expect(differences.join('\n')).toBe('')
}

test.each([
  [
    'the message about "themeConfig" says where its fields go',
    'themeConfig: { navbar: {} }',
    '4:3',
    /"themeConfig".*top level/s
  ],
  [
    'the message about "presets" names the equivalent',
    'presets: []',
    '4:3',
    /Docs and blog are built in.*"docs" and "blog"/s
  ],
  [
    'the message about "plugins" names the equivalent',
    'plugins: []',
    '4:3',
    /remarkPlugins/
  ],
  [
    'the message about "i18n" names the equivalent',
    "i18n: { locales: ['en'] }",
    '4:3',
    /Use "locales"/
  ],
  [
    'the message about "onBrokenLinks" names the equivalent',
    "onBrokenLinks: 'warn'",
    '4:3',
    /links: \{ brokenLinks/
  ],
  [
    'the message about "trailingSlash" says to remove it',
    'trailingSlash: true',
    '4:3',
    /Remove it/
  ],
  [
    'the message about "respectPrefersColorScheme" says to remove it',
    'colorMode: { respectPrefersColorScheme: true }',
    '4:16',
    /Remove it\. Readers choose the mode/
  ]
])('%s', async (_, fields, place, says) => {
  await compare({ 'site.ts': site(fields) }, { at: `site.ts:${place}`, says })
})

test.runIf(hasFeatures('locales'))(
  'a translation without a message is reported',
  async () => {
    const file = 'i18n/de/docusaurus-theme-classic/navbar.json'
    const files = {
      'site.ts': site("locales: [{ name: 'en' }, { name: 'de' }]"),
      [file]: '{\n  "theme.a": { "description": "x" }\n}'
    }
    const says = /"theme\.a\.message" is missing/
    await compare(files, { at: `${file}:2:14`, says })
  }
)

test('additional docs of a website are reported as left out', async () => {
  const plugin =
    "['@docusaurus/plugin-content-docs', { id: 'team', path: 'team' }]"
  const files = {
    'site.ts': null,
    'docusaurus.config.js': `export default { plugins: [${plugin}] }\n`,
    'team/a.md': '# A\n'
  }
  const says = /A site has one docs folder.*--content team/s
  await compare(files, { at: 'team', says })
})
