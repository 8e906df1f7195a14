import { expect, test } from 'vitest'
import { readFile } from '../support/builtPage.ts'
import { conform, conformMissing } from '../support/conform.ts'

/** The tags listed below a post or a doc. */
const tags = 'article div:has(> b:contains("Tags:"))'

conform('tags', '/blog/tags', {
  '2.4.16 tags are listed under their upper-case first letter, except those with only unlisted posts':
    {
      title: ['Tags | Notes'],
      h1: ['Tags'],
      'main h2': ['Å', 'R'],
      'main section:has(h2:contains("R")) a': ['React Native 1', 'release 3'],
      'main :contains("internal")': []
    }
})
conform('tags', '/blog/tags/release', {
  '2.4.16 posts are paginated as in the list, without unlisted ones': {
    h1: ['3 posts tagged with "release"'],
    'article h2': ['The fifth', 'The fourth'],
    'a:contains("Older entries")@href': ['/blog/tags/release/page/2'],
    'a:contains("View all tags")@href': ['/blog/tags']
  }
})
conform('tags', '/blog/tags/release/page/2', {
  '2.4.16 the last page of a tag has the remaining posts': {
    'article h2': ['The third'],
    'a:contains("Newer entries")@href': ['/blog/tags/release']
  }
})
conform('tags', '/blog/2025/05/05/five', {
  '2.4.16 the tags of a post link to their pages': {
    [`${tags} a`]: ['release', 'React Native'],
    [`${tags} a@href`]: ['/blog/tags/release', '/blog/tags/react-native']
  }
})

conform('tags', '/docs/next/keys', {
  '2.5.5 the tags of a doc link to their pages': {
    [`${tags} a:contains("Storage and caches")@href`]: [
      '/docs/next/tags/keeping'
    ]
  }
})
conform('tags', '/docs/next/tags/keeping', {
  '2.5.5 the page of a tag lists docs with their descriptions': {
    h1: ['2 docs tagged with "Storage and caches"'],
    'h1 + p': ['What stays when the page goes.'],
    'article article': [
      'KeysA key names a value, and every value has one.',
      'ValuesWhat a value is.'
    ],
    'article article a@href': ['/docs/next/keys', '/docs/next/values']
  }
})
conform('tags', '/docs/next/tags/network', {
  '2.5.5 drafts do not count, and a single doc is in the singular': {
    h1: ['One doc tagged with "Network"'],
    'a:contains("View all tags")@href': ['/docs/next/tags']
  }
})
conform('tags', '/docs/next/tags', {
  '2.5.9 the banner on a version’s tags links to those of the last': {
    'aside a:contains("latest version")@href': ['/docs/tags']
  }
})
conform('tags', '/de/docs/next/tags/keeping', {
  '2.9.20 each language has its own tags': {
    h1: ['2 Dokumente zu „Speicher“'],
    'a:contains("Alle Schlagworte ansehen")@href': ['/de/docs/next/tags']
  }
})

conformMissing('tags', {
  '2.4.16 a tag with only unlisted posts has no page': '/blog/tags/internal',
  '2.4.16 an unknown tag has no page': '/blog/tags/nope',
  '2.5.5 a tag with only drafts has no page': '/docs/next/tags/secret',
  '2.5.5 a tag of another version has no page': '/docs/tags/network'
})

test('10.3 pages of tags and authors are in the sitemap', () => {
  const sitemap = readFile('tags', '/sitemap.xml')
  for (const at of ['blog/tags', 'docs/next/tags', 'blog/authors/ada']) {
    expect(sitemap).toContain(`<loc>https://notes.example/${at}</loc>`)
  }
})
