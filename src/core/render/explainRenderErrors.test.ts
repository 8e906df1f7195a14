import { expect, test } from 'vitest'
import { formatDiagnostic } from '../model/diagnostic.ts'
import type { PlannedRoute } from '../site/routes/plannedRoute.ts'
import { explainRenderErrors, findSuspect } from './explainRenderErrors.ts'

test.each([
  ['one component', '# A\n\n<Kit />\n', '<Kit />'],
  ['one component twice', '# A\n\n<Kit /> <Kit />\n', '<Kit /> <Kit />'],
  ['braces', '# A\n\n{new Date(0)}\n', '{new Date(0)}'],
  ['braces across lines', '# A\n\n{\n  kit\n}\n', '{\n  kit\n}'],
  [
    'a component that the page declares',
    'export const Kit = async () => <b>{1}</b>\n\n# A\n\n<Kit a={1} />\n',
    '<Kit a={1} />'
  ],
  [
    'a component beside code',
    '```tsx\n<Other>{1}</Other>\n```\n\n`{a}` {/* b */}\n\n<Kit />\n',
    '<Kit />'
  ]
])('%s is the suspect', (_, body, start) => {
  expect(findSuspect(body, ['kit'])).toBe(body.indexOf(start))
})

test.each([
  ['text alone', '# A\n\nText.\n'],
  ['two components', '<One />\n\n<Two />\n'],
  ['a component around braces', '<One>{two}</One>\n']
])('with %s there is no suspect', (_, body) => {
  expect(findSuspect(body, ['kit'])).toBeUndefined()
})

test.each([
  ['an element', '<One />\n\n<kit.Card />\n'],
  ['braces', '<One />\n\n{kit.name}\n'],
  ['an attribute', '<One />\n\n<Two a={kit} />\n']
])('%s that contains the name is the suspect', (_, body) => {
  expect(findSuspect(body, ['other', 'kit'])).toBe(9)
})

test("the message about a component of the site's own feature names the feature", () => {
  const page = { file: 'docs/a.mdx', body: '# A\n\n<Term />\n', bodyLine: 3 }
  const planned = {
    route: { pathname: '/docs/a' },
    source: page
  } as unknown as PlannedRoute
  const term = { Term: { attributes: [] } }
  const explain = (module?: string) => {
    const feature = {
      name: 'terms',
      components: term,
      file: 'terms/index.ts',
      folder: '/site/terms'
    }
    const features = [module === undefined ? feature : { ...feature, module }]
    const failures = [{ planned, error: new Error('No term.') }]
    return explainRenderErrors(failures, [], { features, contentDir: '/site' })
      .map(formatDiagnostic)
      .join()
  }
  expect(explain('./terms/index.ts')).toMatch(
    /^docs\/a\.mdx:6:1: The component <Term> of the feature "terms" throws an error: No term\.\n.*Fix the feature \(terms\/index\.ts\)/
  )
  expect(explain()).toContain("The page can't be rendered: No term.")
})

test.each([
  'Element type is invalid: got undefined.',
  'No view for page kind "terms".',
  'No NavbarItem component found for type "terms".'
])(
  'what follows from a reported mistake in a feature is left out: %s',
  text => {
    const planned = { route: { pathname: '/terms' } } as unknown as PlannedRoute
    const explain = (file: string) =>
      explainRenderErrors(
        [{ planned, error: new Error(text) }],
        [{ severity: 'error', message: 'No export.', place: { file } }],
        {
          features: [
            { name: 'terms', module: './terms.ts', folder: '/site/terms' }
          ],
          contentDir: '/site'
        }
      )
    expect(explain('terms/Term.tsx')).toEqual([])
    expect(explain('docs/a.md')).toHaveLength(1)
  }
)

test('a page that a feature adds names the feature and the hook', () => {
  const planned = {
    route: { pathname: '/terms' },
    place: { file: 'terms.ts' },
    owner: 'terms'
  } as unknown as PlannedRoute
  const error = new Error('No view for page kind "terms".')
  expect(
    explainRenderErrors([{ planned, error }], []).map(formatDiagnostic).join()
  ).toMatch(
    /^terms\.ts: The page "\/terms" of the hook "routes" of the feature "terms" can't be rendered: No view/
  )
})
