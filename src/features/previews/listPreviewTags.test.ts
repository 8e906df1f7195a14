import { expect, test } from 'vitest'
import {
  sampleDoc,
  sampleSite
} from '../../core/client/ui/sampleSite.fixture.tsx'
import type { Route } from '../../core/model/route.ts'
import { listPreviewTags } from './listPreviewTags.ts'

const site = { ...sampleSite, baseUrl: '/kit/', data: { hasPreviews: true } }
const doc: Route = { ...sampleDoc, title: 'Start' }

test('10.2 in a release, a page has a preview image with its size and alternative text', () => {
  const tags = listPreviewTags(site, doc).map(({ tag, attributes }) => [
    tag,
    ...Object.values(attributes)
  ])
  expect(tags).toEqual([
    [
      'meta',
      'og:image',
      'https://sample.example/kit/previews/docs/started.png'
    ],
    ['meta', 'og:image:width', '1200'],
    ['meta', 'og:image:height', '630'],
    ['meta', 'og:image:alt', 'Start | Sample']
  ])
})

test.each<[string, Route]>([
  ['a page with its own image', { ...doc, image: '/a.png' }],
  [
    'a page whose title has characters that the font lacks',
    { ...doc, title: '検索' }
  ],
  ['the not-found page', { ...doc, kind: 'notFound', isInternal: true }]
])('%s has no preview image', (_, route) => {
  expect(listPreviewTags(site, route)).toEqual([])
})

test('other builds have no preview images', () => {
  expect(listPreviewTags({ ...site, data: {} }, doc)).toEqual([])
})
