import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { writeInput } from '../../../core/brokenInputs.fixture.ts'
import { readContent } from '../../../core/content/read/readContent.ts'
import { planLocales } from '../../../core/site/routes/planLocales.ts'
import { features } from '../../../features.ts'

test('mistakes in the pages of several locales are reported together', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'locales-'))
  writeInput(folder, {
    'site.ts':
      "export default { title: 'Kit', url: 'https://kit.example', locales: [{ name: 'en', label: 'English' }, { name: 'de', label: 'Deutsch' }] }\n",
    'docs/one.md': '---\nslug: /start\n---\n\n# One\n',
    'docs/two.md': '# Two\n',
    'i18n/de/docs/two.md': '---\nslug: /three\n---\n\n# Zwei\n',
    'docs/three.md': '# Three\n'
  })
  const content = await readContent(folder, { features })
  expect(() => planLocales(content)).toThrow(
    /^[^\n]*\/docs\/start.*\n.*\ni18n\/de\/docs\/two\.md:2:1: .*\/docs\/three.*\n.*$/
  )
  rmSync(folder, { recursive: true })
})
