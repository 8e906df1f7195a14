import { describe, expect, test } from 'vitest'
import { compileMarkdown, renderMarkdown } from '../renderMarkdown.fixture.ts'

const RUNTIME =
  'Admonition Badge Card CardDrawer Cards Details Link Steps ThemedImage'

describe('a page imports the components that its code uses', () => {
  test.each(RUNTIME.split(' '))('%s', async name => {
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
    ['an attribute', '<Tabs icon={<Badge />} />']
  ])('in %s', async (_, source) => {
    const code = await compileMarkdown(source)
    expect(code).toContain('import {Badge} from')
  })

  test.each([
    ['text', '<Badge text="a" />'],
    ['its own component', 'export const Badge = () => <b />\n\n<Badge />'],
    ['Tabs, which all pages have', 'export const Own = () => <Tabs />']
  ])('but not for %s', async (_, source) => {
    expect(await compileMarkdown(source)).not.toContain(
      'client/runTimeComponents.tsx'
    )
  })

  test('and the text of the page still becomes markup', async () => {
    const code = await compileMarkdown(
      'export const Own = () => <Badge text="a" />\n\n<Badge text="b" />\n\n<Own />'
    )
    expect(code).toContain(
      '<span class=\\"badge\\" data-tone=\\"accent\\">b</span>'
    )
  })

  test("and the site's own", async () => {
    const components = new Map([['Chart', '/site/Chart.tsx']])
    const code = await compileMarkdown('export const A = () => <Chart />', {
      components
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
      'export const A = () => <FileTree>a</FileTree>\n\n<A />',
      "1:24 error: <FileTree> can't be used in code, because it becomes markup when the page is compiled."
    ]
  ])('%j', async (source, finding) => {
    const { html, findings } = await renderMarkdown(source)
    expect(findings).toEqual([finding])
    expect(html).toContain('a')
  })

  test.each([
    'export const A = ({ Icon = "i" }) => <Icon />\n\n<A />',
    'export const A = props => {\n  const Tag = props.as ?? "b"\n  return <Tag />\n}\n\n<A />',
    'export const A = { B: () => <b /> }\n\nexport const C = () => <A.B />\n\n<C />'
  ])('%j declares all its components', async source => {
    expect((await renderMarkdown(source)).findings).toEqual([])
  })
})
