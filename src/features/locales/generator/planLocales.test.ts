import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { writeInput } from '../../../core/brokenInputs.fixture.ts'
import { readContent } from '../../../core/content/read/readContent.ts'
import type { Feature } from '../../../core/feature.ts'
import { formatPlace } from '../../../core/model/diagnostic.ts'
import { toImageReference } from '../../../core/site/findMissingImages.ts'
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

/** Reports titles that are hidden, and lists images as those of authors are. */
const reporting: Feature = {
  name: 'reporting',
  resolve: ({ content: { docs } }) => ({
    diagnostics: docs.flatMap(({ frontMatter, locator }) =>
      frontMatter.hide_title
        ? {
            severity: 'warning',
            message: 'The title is hidden.',
            place: locator.findKey(['hide_title'])
          }
        : []
    ),
    images: docs.flatMap(({ frontMatter, locator }) =>
      toImageReference(frontMatter.image, locator.findValue(['image']))
    )
  })
}

test('what is wrong only in a translation is reported there, and what a translation inherits once', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'locales-'))
  const matter = (image: string) =>
    `---\nhide_title: true\nimage: ${image}\n---\n\n`
  writeInput(folder, {
    'site.ts':
      "export default { title: 'Kit', url: 'https://kit.example', baseUrl: '/kit/', locales: [{ name: 'en', label: 'English' }, { name: 'de', label: 'Deutsch' }] }\n",
    'static/there.svg': '<svg xmlns="http://www.w3.org/2000/svg" />',
    'docs/both.md': `${matter('/gone.png')}# Both\n`,
    'i18n/de/docs/both.md': '# Beide\n',
    'docs/base.md': '---\nimage: /kit/there.svg\n---\n\n# Base\n',
    'docs/one.md': '# One\n',
    'i18n/de/docs/one.md': `${matter('/lost.png')}# Eins\n`,
    'docs/two.md': '# Two\n',
    'i18n/de/docs/two.md': `${matter('https://a.example/a.png')}# Zwei\n`
  })
  const content = await readContent(folder, {
    features: [...features, reporting]
  })
  const reports = planLocales(content).map(({ site }) =>
    site.diagnostics.map(({ place, message }) => [
      place && formatPlace(place),
      message.replace(/ (?:is on|doesn't).*$/, '')
    ])
  )
  expect(reports).toEqual([
    [
      ['docs/both.md:2:1', 'The title is hidden.'],
      ['docs/both.md:3:8', 'The image "/gone.png"']
    ],
    [
      ['i18n/de/docs/one.md:2:1', 'The title is hidden.'],
      ['i18n/de/docs/two.md:2:1', 'The title is hidden.'],
      ['i18n/de/docs/two.md:3:8', 'The image "https://a.example/a.png"'],
      ['i18n/de/docs/one.md:3:8', 'The image "/lost.png"']
    ]
  ])
  rmSync(folder, { recursive: true })
})

test('a warning that applies to all locales is reported only for the first', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'locales-'))
  writeInput(folder, {
    'site.ts':
      "export default { title: 'Kit', url: 'https://kit.example', navbar: { logo: { src: 'https://images.example/a.png' } }, locales: [{ name: 'en', label: 'English' }, { name: 'de', label: 'Deutsch' }] }\n",
    'docs/a.md': '# A\n'
  })
  const content = await readContent(folder, { features })
  const reports = planLocales(content).map(({ site }) =>
    site.diagnostics.map(({ message }) => message)
  )
  expect(reports).toEqual([
    [
      'The image "https://images.example/a.png" is on another site, so browsers don\'t load it.'
    ],
    []
  ])
  rmSync(folder, { recursive: true })
})
