import { expect, test } from 'vitest'
import {
  sampleDoc,
  sampleRoute,
  sampleSite
} from '../client/ui/sampleSite.fixture.tsx'
import { formatTitle, listHeadTags, listRootClasses } from './head.ts'
import type { Route } from './route.ts'

test.each<[string, Route, string]>([
  ['doc', sampleDoc, 'docs-default-current'],
  ['home page', { ...sampleRoute, kind: 'landing' }, 'default']
])(
  '10.2 a %s has the tag that docs search engines filter by',
  (_, route, tag) => {
    expect(findContents(route, 'docusaurus_tag')).toEqual([tag])
    expect(findContents(route, 'docsearch:docusaurus_tag')).toEqual([tag])
    expect(findContents(route, 'docsearch:language')).toEqual(['en'])
  }
)

test.each([
  ['replaces a tag of the site', 'twitter:card', 'summary'],
  ['describes pages without a description', 'description', 'Of the site.'],
  ['adds tags', 'publisher', 'Sample Ltd.']
])('10.2 metadata %s', (_, name, content) => {
  const metadata = [{ tag: 'meta', attributes: { name, content } }] as const
  expect(
    findContents({ ...sampleRoute, kind: 'landing' }, name, {
      ...sampleSite,
      metadata
    })
  ).toEqual([content])
})

test('10.2 a page’s own description replaces that of the metadata', () => {
  const attributes = { name: 'description', content: 'Of the site.' }
  const site = {
    ...sampleSite,
    metadata: [{ tag: 'meta', attributes }]
  } as const
  const route = { ...sampleDoc, description: 'Of the page.' }
  expect(findContents(route, 'description', site)).toEqual(['Of the page.'])
})

test('the not-found page has no canonical link', () => {
  const findCanonical = (route: Route) =>
    listHeadTags(sampleSite, route, []).filter(
      ({ attributes }) => attributes.rel === 'canonical'
    )
  expect(findCanonical({ ...sampleRoute, kind: 'notFound' })).toEqual([])
  expect(findCanonical(sampleDoc)).toHaveLength(1)
})

test('10.2 3.1 a site with noIndex marks every page', () => {
  const tags = listHeadTags({ ...sampleSite, noIndex: true }, sampleDoc, [])
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
  '10.2 the root of a $kind page has the classes for its kind',
  (route, classes) => {
    expect(listRootClasses(route).join(' ')).toBe(classes)
  }
)

test('10.2 a page has these tags with these values', () => {
  const site = {
    ...sampleSite,
    baseUrl: '/kit/',
    favicon: '/kit/mark.svg',
    locale: { ...sampleSite.locale, name: 'pl', htmlLang: 'pl-PL' }
  }
  const route: Route = {
    ...sampleDoc,
    title: 'Start',
    description: 'How to start.',
    keywords: ['a', 'b'],
    image: '/img/a.png',
    version: '2.0'
  }
  const url = 'https://sample.example/kit/docs/started'
  const printed = listHeadTags(site, route, []).map(
    ({ tag, attributes, text }) => [tag, ...Object.values(attributes), text]
  )
  expect(printed.map(parts => parts.filter(Boolean).join(' '))).toEqual([
    'meta generator Toolbox Docs v3.7.0',
    'meta og:locale pl-PL',
    'meta og:type website',
    'meta twitter:card summary_large_image',
    'link icon /kit/mark.svg',
    'meta docusaurus_locale pl',
    'meta docsearch:language pl',
    'meta docusaurus_version 2.0',
    'meta docsearch:version 2.0',
    'meta docusaurus_tag docs-default-2.0',
    'meta docsearch:docusaurus_tag docs-default-2.0',
    'title Start | Sample',
    'meta og:title Start | Sample',
    `meta og:url ${url}`,
    'meta description How to start.',
    'meta og:description How to start.',
    'meta keywords a,b',
    'meta og:image https://sample.example/kit/img/a.png',
    'meta twitter:image https://sample.example/kit/img/a.png',
    `link canonical ${url}`
  ])
})

test('an image on another site keeps its address', () => {
  const image = 'https://images.example/a.png'
  const tags = listHeadTags(sampleSite, { ...sampleDoc, image }, [])
  expect(tags).toContainEqual({
    tag: 'meta',
    attributes: { property: 'og:image', content: image }
  })
})

test('without a favicon, browsers are told not to request one', () => {
  expect(listHeadTags(sampleSite, sampleDoc, [])).toContainEqual({
    tag: 'link',
    attributes: { rel: 'icon', href: 'data:,' }
  })
})

test.each([
  ['a title', 'Start', 'Start | Sample'],
  ['no title', undefined, 'Sample'],
  ['an empty title', '', 'Sample']
])('10.2 a page with %s has the right tab title', (_, title, expected) => {
  expect(formatTitle(sampleSite, title)).toBe(expected)
})

test('2.5.6 an unlisted page is hidden from search engines, a listed one isn’t', () => {
  const find = (isUnlisted: boolean) =>
    listHeadTags(sampleSite, { ...sampleDoc, isUnlisted }, []).filter(
      ({ attributes }) => attributes.name === 'robots'
    )
  expect(find(true)).toHaveLength(1)
  expect(find(false)).toEqual([])
})

test('10.2 a category page belongs to its version', () => {
  const category: Route = {
    ...sampleRoute,
    kind: 'category',
    version: '2.0',
    heading: 'A',
    sidebar: 'a',
    breadcrumbs: [],
    cards: []
  }
  expect(findContents(category, 'docusaurus_tag')).toEqual(['docs-default-2.0'])
  expect(findContents(category, 'docusaurus_version')).toEqual(['2.0'])
  expect(listRootClasses(category).join(' ')).toBe(
    'plugin-docs plugin-id-default docs-wrapper docs-category-page docs-version-2.0'
  )
})

function findContents(route: Route, name: string, site = sampleSite) {
  return listHeadTags(site, route, [])
    .filter(({ attributes }) => attributes.name === name)
    .map(({ attributes }) => attributes.content)
}

test('a tag from a feature replaces the core tag of the same name', () => {
  const property = { property: 'og:type', content: 'article' }
  const added = { tag: 'meta', attributes: property } as const
  const tags = listHeadTags(sampleSite, sampleDoc, [() => [added]])
  expect(
    tags.filter(({ attributes }) => attributes.property === 'og:type')
  ).toEqual([added])
})
