import { expect, test } from 'vitest'
import { toPathname } from '../model/paths.ts'
import { CLIENT_KEY } from '../model/route.ts'
import type { LinkSettings } from '../model/sharedPages.ts'
import { printPageManifests } from './printPageManifests.ts'

function resolveSite(links: readonly string[]): LinkSettings {
  const items = links.map(
    href => ({ kind: 'link', label: href, href, isExternal: false }) as const
  )
  return {
    baseUrl: '/kit/',
    navbar: { items: [], hideOnScroll: false },
    footer: { style: 'dark', columns: [{ items }] }
  }
}

function createRecord(pathname: string) {
  return { pathname: toPathname(pathname), files: [`${pathname}.js`] }
}

test('the pages of a folder share a manifest, by lower-case key', () => {
  const manifests = printPageManifests(
    [createRecord('/docs/Form/'), createRecord('/docs/form/Field')],
    [],
    resolveSite([])
  )
  expect(manifests.map(({ file }) => file)).toEqual([
    'pages/docs.json',
    'pages/docs/form.json'
  ])
  expect(Object.keys(JSON.parse(manifests[1]?.text ?? ''))).toEqual([
    '/docs/form/field'
  ])
})

test("a redirect is listed with its target's record", () => {
  const [root] = printPageManifests(
    [createRecord('/docs/a')],
    [{ from: '/old', to: '/docs/a#x' }],
    resolveSite([])
  ).filter(({ file }) => file === 'pages/root.json')
  expect(JSON.parse(root?.text ?? '')).toMatchObject({
    '/old': { pathname: '/docs/a' }
  })
})

test('a redirect never replaces a page', () => {
  const [root] = printPageManifests(
    [createRecord('/old'), createRecord('/new')],
    [{ from: '/OLD/', to: '/new' }],
    resolveSite([])
  )
  expect(JSON.parse(root?.text ?? '')).toMatchObject({
    '/old': { pathname: '/old' }
  })
})

test("a page that every page links to is also in the root folder's manifest", () => {
  const manifests = printPageManifests(
    [createRecord('/'), createRecord('/docs/a/B'), createRecord('/docs/a/c')],
    [{ from: '/docs/old/a', to: '/docs/a/c' }],
    resolveSite(['/kit/', '/kit/docs/a/B#x', '/kit/docs/old/a', '/kit/gone'])
  )
  const keys = manifests.map(({ file, text }) => [
    file,
    Object.keys(JSON.parse(text))
  ])
  expect(Object.fromEntries(keys)).toEqual({
    'pages/root.json': ['/', '/docs/a/b', '/docs/old/a'],
    'pages/docs/a.json': ['/docs/a/b', '/docs/a/c'],
    'pages/docs/old.json': ['/docs/old/a']
  })
})

test('every manifest lists the client that shows its pages', () => {
  const client = ['assets/client.0a1b2c3d.js', 'assets/client.0a1b2c3d.css']
  const records = [createRecord('/a'), createRecord('/docs/b')]
  const manifests = printPageManifests(records, [], resolveSite([]), client)
  expect(
    manifests.map(({ text }) => JSON.parse(text)[CLIENT_KEY].files)
  ).toEqual([client, client])
})
