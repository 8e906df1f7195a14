import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { renderMarkdown } from '../../../core/markdown/renderMarkdown.fixture.ts'
import { writeFiles } from '../../../core/writeFiles.fixture.ts'
import { docusaurusDialect } from './docusaurusDialect.ts'
import { findMissingModule } from './findMissingModule.ts'
import { listReplacements } from './replacements.ts'

const contentDir = mkdtempSync(join(tmpdir(), 'missing-'))
const files = {
  'docs/_part.mdx': '',
  'src/Fine.tsx':
    "import React from 'react'\nimport Link from '@docusaurus/Link'\nimport type { X } from 'no-types'\nimport './fine.css'\nimport Other from './Other'\n// import a from 'no-comment'\nexport default () => null",
  'src/fine.css': '',
  'src/Other/index.jsx': "export * from '../Fine'",
  'src/Own.tsx': "import Own from '@theme/Own'",
  'src/Deep.tsx': "import Lacks from './Lacks'",
  'src/Lacks.tsx':
    "import React from 'react'\nimport { a } from 'no-such-package/a'",
  'src/Sass.tsx': "import './x.scss'",
  'src/x.scss': '',
  'src/Theme.tsx': "import Layout from '@theme/Layout'",
  'src/Common.tsx':
    "import { useColorMode, useDoc } from '@docusaurus/theme-common'",
  'src/theme/Own/index.tsx': 'export default () => null'
}
writeFiles(contentDir, files)

test.each([
  ['./_part.mdx', undefined],
  ['./_other.mdx', './_other.mdx'],
  ['react', undefined],
  ['react-dom/client', undefined],
  ['no-such-package/a', 'no-such-package/a'],
  ['@no/such', '@no/such'],
  ['node:fs', 'node:fs'],
  ['@site/src/Fine', undefined],
  ['@site/src/Own', undefined],
  ['@site/src/Nowhere', '@site/src/Nowhere'],
  ['@site/src/Deep', 'no-such-package/a, by src/Lacks.tsx'],
  ['@site/src/Sass', './x.scss, by src/Sass.tsx'],
  ['@site/src/Theme', '@theme/Layout, by src/Theme.tsx'],
  ['@site/src/Common', '@docusaurus/theme-common: useDoc, by src/Common.tsx']
])('of the import %s, this is missing: %s', (source, expected) => {
  const missing = findMissingModule(
    { source, names: [] },
    {
      file: join(contentDir, 'docs/page.mdx'),
      contentDir,
      replacements: listReplacements([])
    }
  )
  const by = missing?.importer && `by ${missing.importer}`
  const described = [missing?.name, by].filter(Boolean)
  expect(described.join(', ') || undefined).toBe(expected)
})

test('a missing module is ignored, and reported once per import', async () => {
  const { html, diagnostics } = await renderMarkdown(
    [
      "import Box, { make } from '@site/src/Nowhere'",
      "import { Deep } from '@site/src/Deep'",
      "import Layout from '@theme/Layout'",
      '',
      '<Box a={make.x}>',
      '',
      'Text in <Layout>a **box**</Layout>, {make(1)}<Deep />.',
      '',
      '</Box>'
    ].join('\n'),
    'mdx',
    {
      path: join(contentDir, 'docs/page.mdx'),
      contentDir,
      setup: { isLenient: true, dialects: [docusaurusDialect] }
    }
  )
  expect(html).toContain('<p>Text in a <strong>box</strong>, .</p>')
  expect(html).not.toContain('make')
  expect(diagnostics).toEqual([
    '1:1 error: Can\'t find the module "@site/src/Nowhere", so its imports are ignored.',
    '2:1 error: The component src/Lacks.tsx isn\'t shown, because it imports "no-such-package/a", which can\'t be found.',
    '3:1 error: This theme has no equivalent of "@theme/Layout".'
  ])
})
