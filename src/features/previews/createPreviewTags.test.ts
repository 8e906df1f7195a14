import { expect, test } from 'vitest'
import {
  sampleDoc,
  sampleSite
} from '../../core/client/ui/sampleSite.fixture.tsx'
import type { Route } from '../../core/model/route.ts'
import { createPreviewTags } from './createPreviewTags.ts'

const site = { ...sampleSite, baseUrl: '/kit/', data: { hasPreviews: true } }
const doc: Route = { ...sampleDoc, title: 'Start' }

test('10.2 a page of a release has an image with its size and a text', () => {
  const tags = createPreviewTags(site, doc).map(({ tag, attributes }) => [
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
  ['a page whose title the font lacks', { ...doc, title: '検索' }],
  ['the not-found page', { ...doc, kind: 'notFound', isInternal: true }]
])('%s has no such image', (_, route) => {
  expect(createPreviewTags(site, route)).toEqual([])
})

test('other builds have no images', () => {
  expect(createPreviewTags({ ...site, data: {} }, doc)).toEqual([])
})
