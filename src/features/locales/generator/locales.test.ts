import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readContent } from '../../../core/content/read/readContent.ts'
import { DiagnosticError } from '../../../core/model/diagnostic.ts'
import type { CategoryRoute, DocRoute } from '../../../core/model/route.ts'
import { planLocales } from '../../../core/site/routes/planLocales.ts'
import { writeFiles } from '../../../core/writeFiles.fixture.ts'
import { locales } from '../index.ts'

/** Create the sites of a small content folder in English and German. */
async function createTestLocales(
  files: Readonly<Record<string, string>>,
  settings = ''
) {
  const root = mkdtempSync(path.join(tmpdir(), 'locales-'))
  const site = `export default {
    title: 'Kit',
    ${settings}
    locales: [{ name: 'en' }, { name: 'de' }],
    navbar: { items: [{ to: '/docs/one', label: 'Guides' }] },
    footer: { copyright: 'Free' }
  }`
  writeFiles(root, { 'site.ts': site, ...files })
  const content = await readContent(root, { features: [locales] })
  const [english, german] = planLocales(content)
  if (english === undefined || german === undefined) {
    throw new Error('There are two locales.')
  }
  const find = <Kind extends DocRoute | CategoryRoute>(pathname: string) =>
    german.routes.find(({ route }) => route.pathname === pathname)
      ?.route as Kind
  return { english, german, find }
}

const folder = {
  'docs/one.md': '---\nslug: /first\nsidebar_position: 2\n---\n# One',
  'docs/two.md': '---\nid: second\n---\n# Two',
  'docs/group/_category_.json':
    '{ "label": "My Group", "position": 1, "link": { "type": "generated-index" } }',
  'docs/group/inside.md': '# Inside'
}

const { english, german, find } = await createTestLocales({
  ...folder,
  'i18n/de/docs/one.mdx': '# Eins',
  'i18n/de/docs/two.md': '# Zwei',
  'i18n/de/docs/only.md': '# Nur hier',
  'i18n/de/docs/group/_category_.json': '{ "label": "Meine Gruppe" }',
  'i18n/de/labels.json':
    '{ "Guides": "Anleitungen", "Free": "Frei", "Inside": "Innen" }',
  'i18n/de/texts.json': '{ "notFoundTitle": "Nicht gefunden" }'
})

describe('a translated page', () => {
  test('keeps the address of the page it translates', () => {
    expect(find<DocRoute>('/docs/first').title).toBe('Eins')
  })

  test('keeps the id of the page it translates', () => {
    expect(find<DocRoute>('/docs/two').docId).toBe('second')
  })

  test('and the page it translates link to each other', () => {
    const expected = { en: '/docs/first', de: '/de/docs/first' }
    expect(find<DocRoute>('/docs/first').locales).toEqual(expected)
    const original = english.routes.find(
      ({ route }) => route.pathname === '/docs/first'
    )
    expect(original?.route.locales).toEqual(expected)
  })
})

describe('an untranslated page', () => {
  test('appears in the default language and is marked with it', () => {
    const route = find<DocRoute>('/docs/group/inside')
    expect(route.title).toBe('Inside')
    expect(route.writtenIn).toBe('en')
  })

  test('is not marked in its own locale', () => {
    expect(
      english.routes.some(({ route }) => route.writtenIn !== undefined)
    ).toBe(false)
  })
})

test('a page in only one locale belongs to that locale', () => {
  expect(find<DocRoute>('/docs/only').locales).toEqual({ de: '/de/docs/only' })
})

test('a translated category keeps its address and its position', () => {
  const route = find<CategoryRoute>('/docs/category/my-group')
  expect(route.title).toBe('Meine Gruppe')
  const [first] = german.site.versions[0]?.sidebars[0]?.nodes ?? []
  expect(first).toMatchObject({ kind: 'category', label: 'Meine Gruppe' })
})

test('labels in the configuration are translated', () => {
  const { navbar, footer } = german.site.client
  expect(navbar.items[0]).toMatchObject({ label: 'Anleitungen' })
  expect(footer?.copyright).toBe('Frei')
  expect(english.site.client.navbar.items[0]).toMatchObject({ label: 'Guides' })
})

test('labels in a sidebar are translated', () => {
  const nodes = german.site.versions[0]?.sidebars[0]?.nodes ?? []
  expect(nodes[0]).toMatchObject({ nodes: [{ label: 'Innen' }] })
})

test('titles that the site generates are translated', () => {
  expect(find('/404').title).toBe('Nicht gefunden')
})

describe('errors in the texts of a locale', () => {
  test.each([
    ['{ "nextt": "Weiter" }', /Unknown field "nextt" in .*texts\.json/],
    ['{ "next": 1 }', /"next"/],
    [
      '{ "readMoreAbout": "Mehr: {titel}" }',
      /\{titel\}, which isn't a known placeholder/
    ]
  ])('%s is rejected with the name of the file', async (texts, message) => {
    const files = { 'docs/a.md': '# A', 'i18n/de/texts.json': texts }
    const diagnostics = await createTestLocales(files).catch(
      (error: unknown) => error
    )
    if (!(diagnostics instanceof DiagnosticError)) throw diagnostics
    expect(diagnostics.diagnostics[0]?.message).toMatch(message)
    expect(diagnostics.diagnostics[0]?.place?.file).toBe('i18n/de/texts.json')
    expect(diagnostics.diagnostics[0]?.hint).toBeDefined()
  })
})

describe('texts of a feature of the site', () => {
  const feature = `export default {
    name: 'terms',
    texts: { intro: 'Words.', count: '{count} words' }
  }`
  const create = (texts: string) =>
    createTestLocales(
      {
        'docs/one.md': '# One',
        'terms.ts': feature,
        'i18n/de/texts.json': texts
      },
      "features: { './terms.ts': true },"
    )

  test('are translated by name, and English otherwise', async () => {
    const both = await create('{ "terms.intro": "Wörter." }')
    expect(both.english.site.client.texts).toEqual({
      'terms.intro': 'Words.',
      'terms.count': '{count} words'
    })
    expect(both.german.site.client.texts).toEqual({
      'terms.intro': 'Wörter.',
      'terms.count': '{count} words'
    })
    expect(both.german.site.texts).toHaveProperty('terms.intro', 'Wörter.')
  })

  test.each([
    ['{ "terms.into": "Wörter." }', 'Did you mean "terms.intro"?'],
    ['{ "terms.count": "{number} Wörter" }', '{number}']
  ])('are checked: %s', async (texts, expected) => {
    const error = await create(texts).catch(thrown => thrown)
    expect(error).toBeInstanceOf(DiagnosticError)
    expect(String(error.message)).toContain(expected)
  })
})
