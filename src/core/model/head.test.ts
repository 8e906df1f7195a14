import { expect, test } from 'vitest'
import {
  sampleDoc,
  sampleRoute,
  sampleSite
} from '../client/ui/sampleSite.fixture.tsx'
import { createHead, createRootClasses } from './head.ts'
import type { Route } from './route.ts'

test.each<[string, Route, string]>([
  ['doc', sampleDoc, 'docs-default-current'],
  ['home page', { ...sampleRoute, kind: 'landing' }, 'default']
])('a %s has the tag that docs search engines filter by', (_, route, tag) => {
  expect(findContents(route, 'docusaurus_tag')).toEqual([tag])
  expect(findContents(route, 'docsearch:docusaurus_tag')).toEqual([tag])
  expect(findContents(route, 'docsearch:language')).toEqual(['en'])
})

test('the not-found page has no canonical link', () => {
  const findCanonical = (route: Route) =>
    createHead(sampleSite, route, []).filter(
      ({ attributes }) => attributes.rel === 'canonical'
    )
  expect(findCanonical({ ...sampleRoute, kind: 'notFound' })).toEqual([])
  expect(findCanonical(sampleDoc)).toHaveLength(1)
})

test('a site with noIndex marks every page', () => {
  const tags = createHead({ ...sampleSite, noIndex: true }, sampleDoc, [])
  expect(tags).toContainEqual({
    tag: 'meta',
    attributes: { name: 'robots', content: 'noindex, nofollow' }
  })
})

test.each<[Route, string]>([
  [
    { ...sampleDoc, docId: 'guide/get started' },
    'plugin-docs plugin-id-default docs-wrapper docs-doc-page docs-version-current docs-doc-id-guide/get-started'
  ],
  [
    { ...sampleRoute, kind: 'landing', rootClasses: ['plugin-a', 'a-page'] },
    'plugin-a plugin-id-default a-page'
  ],
  [{ ...sampleRoute, kind: 'notFound' }, 'plugin-native plugin-id-default']
])(
  'the root of a $kind page has the classes for its kind',
  (route, classes) => {
    expect(createRootClasses(route).join(' ')).toBe(classes)
  }
)

function findContents(route: Route, name: string) {
  return createHead(sampleSite, route, [])
    .filter(({ attributes }) => attributes.name === name)
    .map(({ attributes }) => attributes.content)
}

test('a tag from a feature replaces the core tag of the same name', () => {
  const property = { property: 'og:type', content: 'article' }
  const added = { tag: 'meta', attributes: property } as const
  const tags = createHead(sampleSite, sampleDoc, [() => [added]])
  expect(
    tags.filter(({ attributes }) => attributes.property === 'og:type')
  ).toEqual([added])
})
