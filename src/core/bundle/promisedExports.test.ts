import { expect, test } from 'vitest'
import { formatDiagnostic } from '../model/diagnostic.ts'
import { explainMissingExport, listPromisedExports } from './promisedExports.ts'

const feature = {
  name: 'terms',
  module: './terms/index.ts',
  folder: '/site/terms',
  alias: '@site/terms',
  client: { module: 'client.tsx', pages: { terms: 'Page.tsx' } },
  components: { Term: { attributes: [], module: 'Term.tsx' } }
} as unknown as Parameters<typeof listPromisedExports>[0][number]

const explain = (message: string, features = [feature]) => {
  const promised = listPromisedExports(features)
  const found = explainMissingExport(message, promised, '/site')
  return found && formatDiagnostic(found)
}

test.each([
  [
    "export 'Term' (imported as 'Term') was not found in '@site/terms/Term.tsx' (possible exports: Trem)",
    'terms/Term.tsx:1: The module has no export "Term", which "components.Term.module" of the feature "terms" needs.\n  Write export function Term() { … }, instead of Trem, or correct the name in "components".'
  ],
  [
    "export 'Term' (reexported as 'promised0') was not found in '/site/terms/Term.tsx' (module has no exports)",
    'terms/Term.tsx:1: The module has no export "Term", which "components.Term.module" of the feature "terms" needs.\n  Write export function Term() { … }, or correct the name in "components".'
  ],
  [
    "export 'default' (imported as 'View') was not found in '/site/terms/Page.tsx' (possible exports: Page)",
    'terms/Page.tsx:1: The module has no default export, which "client.pages.terms" of the feature "terms" needs.\n  Write "export default" before what the feature needs.'
  ],
  [
    "export 'default' (imported as 'feature0') was not found in '/site/terms/client.tsx' (possible exports: slots)",
    'terms/client.tsx:1: The module has no default export, which "client.module" of the feature "terms" needs.\n  Write "export default" before what the feature needs.'
  ]
])(
  'a missing export names the feature and its module: %s',
  (message, expected) => {
    expect(explain(message)).toBe(expected)
  }
)

test.each([
  "export 'Other' (imported as 'Other') was not found in '/site/terms/Term.tsx'",
  "export 'Term' (imported as 'Term') was not found in './Term.tsx'",
  "Can't resolve './Term.tsx'"
])('other messages stay as they are: %s', message => {
  expect(explain(message)).toBeUndefined()
})

test('built-in features promise nothing', () => {
  const { module, ...builtIn } = feature
  expect(listPromisedExports([builtIn])).toEqual([])
})
