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
    const feature = { name: 'terms', components: term, file: 'terms/index.ts' }
    const owners = [module === undefined ? feature : { ...feature, module }]
    const failures = [{ planned, error: new Error('No term.') }]
    return explainRenderErrors(failures, [], owners)
      .map(formatDiagnostic)
      .join()
  }
  expect(explain('./terms/index.ts')).toMatch(
    /^docs\/a\.mdx:6:1: The component <Term> of the feature "terms" throws an error: No term\.\n.*Fix the feature \(terms\/index\.ts\)/
  )
  expect(explain()).toContain("The page can't be rendered: No term.")
})
