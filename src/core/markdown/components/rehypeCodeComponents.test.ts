import { h } from 'hastscript'
import { describe, expect, test } from 'vitest'
import {
  compileMarkdown,
  createTestFeature,
  renderMarkdown
} from '../renderMarkdown.fixture.ts'

/** A component that becomes markup, and one that every page has. */
const features = [
  createTestFeature({
    Badge: {
      attributes: ['text'],
      create: use => h('b', String(use.attributes.text)),
      module: 'client/Badge.tsx'
    },
    Markup: { attributes: [], create: () => h('b') },
    Kept: {
      attributes: [],
      create: () => undefined,
      module: 'client/Kept.tsx'
    },
    Scripted: { attributes: ['name'], module: 'client/Scripted.tsx' },
    Own: { attributes: ['icon'], isProvided: true }
  })
]

describe('a page imports the components that its code uses', () => {
  test.each(['Link', 'ThemedImage'])('%s', async name => {
    const code = await compileMarkdown(
      `export const Own = props => <div><${name} {...props} /></div>\n\n<Own />`
    )
    expect(code).toContain(`import {${name}} from '@toolbox/`)
    expect(code).not.toContain('_missingMdxReference')
  })

  test.each([
    ['a function', 'export function Own() {\n  return <Badge text="a" />\n}'],
    ['a default value', 'export const Own = ({ a = <Badge /> }) => a'],
    ['a component in a component', 'export const Own = () => <p><Badge /></p>'],
    ['an expression', '{[1].map(n => <Badge key={n} text={n} />)}'],
    ['an attribute', '<Own icon={<Badge />} />']
  ])('in %s', async (_, source) => {
    const code = await compileMarkdown(source, { setup: { features } })
    expect(code).toContain('import {Badge} from')
  })

  test.each([
    ['Scripted', 'An <Scripted name="a" />'],
    ['Kept', '<div>\n  <Kept />\n</div>']
  ])('%s, which only a script can render', async (name, source) => {
    const code = await compileMarkdown(source, { setup: { features } })
    expect(code.match(/import {(\w+)} from '.*client/g)).toEqual([
      expect.stringContaining(`{${name}}`)
    ])
    expect(code).not.toContain('_missingMdxReference')
  })

  test.each([
    ['text', '<Badge text="a" />'],
    ['its own component', 'export const Badge = () => <b />\n\n<Badge />'],
    ['what all pages have', 'export const A = () => <Own />']
  ])('but not for %s', async (_, source) => {
    expect(
      await compileMarkdown(source, { setup: { features } })
    ).not.toContain('client/Badge.tsx')
  })

  test('and the text of the page still becomes markup', async () => {
    const code = await compileMarkdown(
      'export const Own = () => <Badge text="a" />\n\n<Badge text="b" />\n\n<Own />',
      { setup: { features } }
    )
    expect(code).toContain('<b>b</b>')
  })

  test("and the site's own", async () => {
    const components = new Map([['Chart', '/site/Chart.tsx']])
    const code = await compileMarkdown('export const A = () => <Chart />', {
      setup: { components }
    })
    expect(code).toContain('import Chart from "/site/Chart.tsx"')
  })
})

describe('a component that code cannot use is an error at its position', () => {
  test.each([
    [
      'export const A = () => (\n  <p>\n    <Chart>a</Chart>\n  </p>\n)\n\n<A />',
      "3:5 error: <Chart> isn't declared on this page."
    ],
    [
      'export const A = () => <Markup>a</Markup>\n\n<A />',
      "1:24 error: <Markup> can't be used in code, because it becomes markup when the page is compiled."
    ]
  ])('%j', async (source, diagnostic) => {
    const { html, diagnostics } = await renderMarkdown(source, 'mdx', {
      setup: { features }
    })
    expect(diagnostics).toEqual([diagnostic])
    expect(html).toContain('a')
  })

  test.each([
    'export const A = ({ Icon = "i" }) => <Icon />\n\n<A />',
    'export const A = props => {\n  const Tag = props.as ?? "b"\n  return <Tag />\n}\n\n<A />',
    'export const A = { B: () => <b /> }\n\nexport const C = () => <A.B />\n\n<C />'
  ])('%j declares all its components', async source => {
    expect((await renderMarkdown(source)).diagnostics).toEqual([])
  })
})
