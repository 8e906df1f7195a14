import { expect, test } from 'vitest'
import { readFile } from '../../../../e2e/support/builtPage.ts'
import { conform, conformMissing } from '../../../../e2e/support/conform.ts'

conform('tags', '/docs/next/keys', {
  '2.5.5 the tags of a doc link to their pages': {
    'article div:has(> b:contains("Tags:")) a:contains("Storage and caches")@href':
      ['/docs/next/tags/keeping']
  }
})
conform('tags', '/docs/next/tags/keeping', {
  '2.9.19 the page of a tag lists docs with their descriptions': {
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
  '2.9.19 drafts don’t count, and a single doc is in the singular': {
    h1: ['One doc tagged with "Network"'],
    'a:contains("View all tags")@href': ['/docs/next/tags']
  }
})
conform('tags', '/docs/next/tags/keeping', {
  '10.2 the page of a tag has the metadata that docs search engines filter by':
    {
      'meta[name=docusaurus_tag]@content': ['doc_tag_doc_list']
    }
})
conform('tags', '/docs/next/tags', {
  '10.2 the page of all tags has that metadata, too': {
    'meta[name=docusaurus_tag]@content': ['doc_tags_list']
  },
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
  '2.9.19 a tag with only drafts has no page': '/docs/next/tags/secret',
  '2.9.19 a tag of another version has no page': '/docs/tags/network'
})

test('10.3 the page of all tags is in the sitemap', () => {
  expect(readFile('tags', '/sitemap.xml')).toContain(
    '<loc>https://notes.example/docs/next/tags</loc>'
  )
})
