import { expect, test } from 'vitest'
import { parseDocusaurusLabels } from './docusaurusLabels.ts'
import { parseDocusaurusTexts } from './docusaurusTexts.ts'
import { resolveVersions } from './resolveVersions.ts'
import { siteConfigSchema } from './siteConfig.ts'

const parsed = siteConfigSchema.parse({
  title: 'Kit',
  navbar: { title: 'The kit' },
  footer: { copyright: 'Free' }
})
const versions = resolveVersions({}, { names: ['1.0'], hasCurrent: true })
const config = { ...parsed, docs: { ...parsed.docs, versions } }

test.each([
  ['navbar', 'item.label.Guides', 'Guides'],
  ['navbar', 'title', 'The kit'],
  ['footer', 'link.title.Read', 'Read'],
  ['footer', 'link.item.label.News', 'News'],
  ['footer', 'copyright', 'Free'],
  ['version', 'version.label', '1.0'],
  ['version', 'sidebar.guides.category.How it works. Why', 'How it works. Why'],
  ['version', 'sidebar.guides.link.Elsewhere', 'Elsewhere'],
  ['blog', 'title', 'Blog']
] as const)('in the %s file "%s" translates "%s"', (kind, id, written) => {
  const messages = { [id]: 'Neu' }
  const labels = parseDocusaurusLabels(
    { kind, version: '1.0', messages },
    config
  )
  expect([...labels]).toEqual([[written, 'Neu']])
})

test('messages about something else are left alone', () => {
  const labels = parseDocusaurusLabels(
    {
      kind: 'version',
      version: '1.0',
      messages: {
        'sidebar.a.category.B.link.generated-index.title': 'x',
        'sidebar.a': 'x',
        'logo.alt': 'x'
      }
    },
    config
  )
  expect([...labels]).toEqual([])
})

test('messages of the theme become the texts of this site', () => {
  expect(
    parseDocusaurusTexts({
      'theme.docs.paginator.next': 'Weiter',
      'theme.blog.post.readMoreLabel': 'Mehr über {title}',
      'homepage.hello': 'Hallo'
    })
  ).toEqual({ next: 'Weiter', readMoreAbout: 'Mehr über {title}' })
})

test('a message with values that the text does not have is left alone', () => {
  expect(
    parseDocusaurusTexts({ 'theme.docs.paginator.next': 'Weiter {x}' })
  ).toEqual({})
})
