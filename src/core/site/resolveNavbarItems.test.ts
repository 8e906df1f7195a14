import { expect, test } from 'vitest'
import { DiagnosticError } from '../model/diagnostic.ts'
import { planTestSite } from './routes/planTestSite.fixture.ts'

/** Create a site with three versions and one navbar item. */
function createVersionedSite(item: string) {
  return planTestSite({
    'site.ts': `export default { title: 'Kit', navbar: { items: [${item}] } }`,
    'versions.json': '["2.0", "1.0"]',
    'docs/intro.md': '# Intro',
    'docs/added.md': '# Added',
    'versioned_docs/version-2.0/intro.md': '# Intro',
    'versioned_docs/version-2.0/group/_category_.json':
      '{ "link": { "type": "generated-index" } }',
    'versioned_docs/version-2.0/group/a.md': '# A',
    'versioned_docs/version-1.0/start.md': '# Start',
    'versioned_docs/version-1.0/group/_category_.json':
      '{ "link": { "type": "generated-index" } }',
    'versioned_docs/version-1.0/group/a.md': '# A'
  })
}

async function createItem(item: string) {
  const { site } = await createVersionedSite(item)
  return site.client.navbar.items[0]
}

test('2.6.7 a doc item has an address in each version that has the doc', async () => {
  expect(await createItem("{ type: 'doc', docId: 'intro' }")).toMatchObject({
    href: '/docs/intro',
    versions: {
      current: { href: '/docs/next/intro' },
      '2.0': { href: '/docs/intro' }
    }
  })
})

test('8.6 a doc that the last version lacks is an error', async () => {
  const failure = await createItem("{ type: 'doc', docId: 'added' }").catch(
    (error: unknown) => error
  )
  if (!(failure instanceof DiagnosticError)) throw failure
  expect(failure.message).toContain(
    'Couldn\'t find any doc with id "added" in version "2.0".'
  )
})

test('2.6.8 a sidebar item without a label has a label for each version', async () => {
  expect(
    await createItem("{ type: 'docSidebar', sidebarId: 'docs' }")
  ).toMatchObject({
    href: '/docs/category/group',
    versions: {
      current: { href: '/docs/next/added', label: 'Added' },
      '1.0': { href: '/docs/1.0/category/group', label: 'Group' }
    }
  })
})

test('2.6.8 a configured label applies to all versions', async () => {
  expect(
    await createItem("{ type: 'docSidebar', sidebarId: 'docs', label: 'Docs' }")
  ).toMatchObject({
    label: 'Docs',
    versions: { current: { href: '/docs/next/added' } }
  })
})

test('2.6.9 a version item shows each version and links to its main doc', async () => {
  expect(await createItem("{ type: 'docsVersion' }")).toMatchObject({
    label: '2.0',
    versions: {
      current: { label: 'Next' },
      '1.0': { label: '1.0', href: '/docs/1.0/group/a' }
    }
  })
})

test('a page knows the versions that have it', async () => {
  const { find } = await createVersionedSite('')
  expect(find('/docs/intro').versions).toEqual({
    current: '/docs/next/intro',
    '2.0': '/docs/intro'
  })
  expect(find('/docs/1.0/category/group').versions).toEqual({
    '2.0': '/docs/category/group',
    '1.0': '/docs/1.0/category/group'
  })
})

test('2.6.9 a version item can link to any page', async () => {
  expect(
    await createItem("{ type: 'docsVersion', to: '/docs/added' }")
  ).toMatchObject({
    href: '/docs/added',
    versions: { '1.0': { href: '/docs/added', label: '1.0' } }
  })
})

test('2.6.2 an item can have a separate name for screen readers', async () => {
  expect(
    await createItem("{ label: 'v', ariaLabel: 'Versions', to: '/docs/intro' }")
  ).toMatchObject({ label: 'v', ariaLabel: 'Versions' })
})
