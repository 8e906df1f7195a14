import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Slots } from '../client/clientFeature.ts'
import type { LoadedFeature } from '../feature.ts'
import { formatDiagnostic } from '../model/diagnostic.ts'
import { writeFiles } from '../writeFiles.fixture.ts'
import { checkClientHalves, slots } from './checkClientHalves.ts'

let root = ''
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'halves-'))
  writeFiles(root, {
    'terms/client.tsx': `import type { ClientFeature } from 'toolbox-docs/client'

export default {
  slot: {},
  slots: { afterDocs: () => <b>a</b>, afterDoc: 1 },
  head: [],
  enhance: true
} satisfies ClientFeature
`
  })
})
afterAll(() => rmSync(root, { recursive: true }))

const component = () => null

function check(
  half: object,
  views: Readonly<Record<string, unknown>> = {},
  more: object = {}
): readonly string[] {
  const feature = {
    name: 'terms',
    module: './terms/index.ts',
    file: 'terms/index.ts',
    folder: path.join(root, 'terms'),
    client: { module: 'client.tsx', pages: { terms: 'Page.tsx' } },
    ...more
  } as unknown as LoadedFeature
  const app = { features: [half], loadedPageViews: views }
  return checkClientHalves([feature], app, root).map(formatDiagnostic)
}

test('the names of slots are those of the interface', () => {
  const names: Readonly<Record<keyof Slots, unknown>> = slots
  const others: Readonly<Record<keyof typeof slots, true>> = {
    overlay: true,
    navbarEnd: true,
    beforeDoc: true,
    beforeTitle: true,
    afterDoc: true,
    pageActions: true,
    notFound: true
  } satisfies Record<keyof Slots, true>
  expect(Object.keys(others)).toEqual(Object.keys(names))
})

test.each([
  [
    { slot: {} },
    'terms/client.tsx:4:3: Unknown field "slot" in the client half of the feature "terms".\n  Did you mean "slots"?'
  ],
  [
    { slots: { afterDocs: component } },
    'terms/client.tsx:5:12: Unknown field "slots.afterDocs" in the client half of the feature "terms".\n  Did you mean "afterDoc"?'
  ],
  [
    { slots: { afterDoc: 1 } },
    'terms/client.tsx:5:49: In the client half of the feature "terms": This isn\'t a component.\n  Write the name of a component, without angle brackets.'
  ],
  [
    { head: [] },
    'terms/client.tsx:6:9: In the client half of the feature "terms": A hook isn\'t a function.\n  Write a function: (root) => { … }'
  ]
])(
  'a mistake in a client half is reported with its place: %j',
  (half, expected) => {
    expect(check(half)).toEqual([expected])
  }
)

test('a valid client half passes', () => {
  const memo = { $$typeof: Symbol('react.memo') }
  expect(
    check(
      { head: () => [], slots: { afterDoc: component, notFound: memo } },
      { terms: component }
    )
  ).toEqual([])
})

test("a page's default export that isn't a component is reported", () => {
  expect(check({}, { terms: 'text' })).toEqual([
    'terms/Page.tsx:1: The default export isn\'t a component, which "client.pages.terms" of the feature "terms" needs.\n  Export a function that gets PageProps.'
  ])
})

test("navbar items that the client half doesn't show are reported", () => {
  const config = { navbarItems: ['clock', 'terms'] }
  const half = { navbarItems: { clock: component } }
  expect(check(half, {}, { config })).toEqual([
    'terms/index.ts: "config.navbarItems" of the feature "terms" has "terms", but its client half doesn\'t show it.\n  Add a component to the client half: navbarItems: { terms: … }'
  ])
})

test('client halves of built-in features are trusted', () => {
  expect(check({ slot: {} }, {}, { module: undefined })).toEqual([])
})
