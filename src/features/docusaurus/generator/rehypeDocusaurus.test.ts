import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hasFeatures } from '../../../core/hasFeatures.fixture.ts'
import {
  compileMarkdown,
  renderMarkdown
} from '../../../core/markdown/renderMarkdown.fixture.ts'
import { recordDependencies } from '../../../core/platform/cache/track.ts'
import { docusaurusDialect } from './docusaurusDialect.ts'

const dialects = [docusaurusDialect]
const folder = mkdtempSync(join(tmpdir(), 'imports-'))
writeFileSync(join(folder, 'x.ts'), 'const a = 1\r\n')

test.runIf(hasFeatures('tabs'))(
  'Docusaurus imports are removed or replaced',
  async () => {
    const code = await compileMarkdown(
      [
        "import CodeTabs from '@theme/Tabs'",
        "import useBaseUrl from '@docusaurus/useBaseUrl'",
        "import X from '@site/src/x.tsx'",
        '',
        '<CodeTabs><TabItem value="a">b</TabItem></CodeTabs>',
        '<X to={useBaseUrl(`a`)} />'
      ].join('\n'),
      { setup: { dialects } }
    )
    expect(code).not.toMatch('@theme')
    expect(code).toMatch('_jsx(Tabs, {')
    expect(code).toMatch('from "@docusaurus/useBaseUrl"')
    expect(code).toMatch('import X from "../src/x.tsx"')
  }
)

test.each([
  ['Link', '@docusaurus/Link'],
  ['Tabs', '@theme/Tabs'],
  ['Note', '@theme/Admonition']
])(
  'the import of %s stays if a component that the page declares uses it',
  async (name, module) => {
    const code = await compileMarkdown(
      `import ${name} from '${module}'\n\nexport const Own = () => <${name} />\n\n<${name}>a</${name}>\n\n<Own />`,
      { setup: { dialects } }
    )
    expect(code).toContain(`import ${name} from '${module}'`)
    expect(code).not.toContain('_missingMdxReference')
  }
)

describe.runIf(hasFeatures('code'))('in a code block', () => {
  test.each([
    '!!raw-loader!./x.ts',
    '!raw-loader!./x.ts',
    'raw-loader!./x.ts',
    '!!raw-loader!@site/x.ts',
    '!!raw-loader!./x',
    '!!raw-loader!other-loader!./x.ts',
    './x.ts?raw'
  ])('%s imports the text of the file', async specifier => {
    const { value, dependencies } = await recordDependencies(() =>
      renderMarkdown(
        `import Source from '${specifier}'\n\n<CodeBlock language="ts">{Source}</CodeBlock>\n\n<p>{Source}</p>`,
        'mdx',
        {
          path: join(folder, 'page.mdx'),
          contentDir: folder,
          setup: { dialects }
        }
      )
    )
    const { html, diagnostics } = value
    expect(diagnostics).toEqual([])
    expect(html).toMatch('<span class="k">const </span>')
    expect(html).toMatch('<p>const a = 1\n</p>')
    expect([...dependencies.keys()]).toContain(`bytes ${join(folder, 'x.ts')}`)
  })
})

test('a text that the page uses at run time stays a constant', async () => {
  const { html } = await renderMarkdown(
    "import Source from './x.ts?raw'\n\n<p>{Source.length}</p>",
    'mdx',
    { path: join(folder, 'page.mdx'), contentDir: folder, setup: { dialects } }
  )
  expect(html).toMatch('<p>12</p>')
})

test('a file that cannot be read is reported at its import', async () => {
  const { diagnostics } = await renderMarkdown(
    "a\n\nimport Source from '!!raw-loader!./no.ts'\n\n{Source}",
    'mdx',
    { path: join(folder, 'page.mdx'), setup: { dialects } }
  )
  expect(diagnostics).toEqual([
    '3:1 error: Can\'t read the file "./no.ts", which the page imports as text.'
  ])
})

test('a file outside the website is not shown', async () => {
  const { html, diagnostics } = await renderMarkdown(
    "import Source from '../../../../../../etc/passwd?raw'\n\n{Source}",
    'mdx',
    { path: join(folder, 'page.mdx'), contentDir: folder, setup: { dialects } }
  )
  expect(html).toBe('')
  expect(diagnostics.join('\n')).toMatch(
    /^1:1 error: .*etc\/passwd" points to a file outside/
  )
})

test.runIf(hasFeatures('components'))(
  'a component with attributes known only at run time runs in the page',
  async () => {
    const code = await compileMarkdown(
      '<Admonition icon={<b>!</b>} title="a">b</Admonition>\n\n<Admonition title="c">d</Admonition>',
      { setup: { dialects } }
    )
    expect(code).toMatch('import _Admonition from "@theme/Admonition"')
    expect(code).toMatch(/_jsx\w?\(_Admonition, \{/)
    expect(code).toMatch('<p class=\\"admonition-title\\">c</p>')
  }
)

test('an SVG component becomes an image', async () => {
  const code = await compileMarkdown(
    'import Mark from \'./mark.svg\'\n\n<Mark className="a" />',
    { setup: { dialects } }
  )
  expect(code).toMatch(
    /_jsx\("img", \{\s+className: "a",\s+src: Mark,\s+alt: ""/
  )
})

test('a module without a replacement is reported', async () => {
  const { html, diagnostics } = await renderMarkdown(
    "import A from '@theme/A'\nimport { useB } from '@docusaurus/B'\n\nexport const C = () => <b>{useB().name}</b>\n\n<C />",
    'mdx',
    { setup: { dialects } }
  )
  expect(html).toMatch('<b></b>') // the hook returns an empty object
  expect(diagnostics).toEqual([
    '1:1 error: This theme has no equivalent of "@theme/A".',
    '2:1 error: This theme has no equivalent of "@docusaurus/B".'
  ])
})

test('head tags are left out', async () => {
  const { html, diagnostics } = await renderMarkdown(
    '<Head>\n<title>a</title>\n</Head>\n\nimport Head from "@docusaurus/Head"',
    'mdx',
    { setup: { dialects } }
  )
  expect(html).not.toMatch('title')
  expect(diagnostics.join()).toMatch(/<head>/)
})

test.each([
  ["<img src={useBaseUrl('x.svg')} />", 'src="/x.svg"'],
  ["<img src={useBaseUrl('/x.svg')} />", 'src="/x.svg"'],
  ["<a href={useBaseUrl('#x')}>y</a>", 'href="#x"'],
  ["<a href={require('./x.zip').default}>y</a>", 'href="'],
  ["<Link to={useBaseUrl('/x')}>y</Link>", 'href="/x"']
])('%s becomes markup with the path', async (source, expected) => {
  const code = await compileMarkdown(source, { setup: { dialects } })
  expect(code.replaceAll('\\"', '"')).toContain(expected)
  expect(code).not.toMatch(/useBaseUrl|require/)
})

test.each([
  "<a href={require('./x.zip').name}>y</a>",
  "<X to={useBaseUrl('/x')} />",
  "<a href={useBaseUrl('/x')} onClick={() => {}}>y</a>"
])('%s is resolved at run time', async source => {
  const code = await compileMarkdown(`export const X = 'b'\n\n${source}`, {
    setup: { dialects }
  })
  expect(code).toMatch(/useBaseUrl\(|require\(/)
})

test.runIf(hasFeatures('components'))(
  'the content of an mdx-code-block fence is part of the page',
  async () => {
    const { html } = await renderMarkdown(
      '```mdx-code-block\n<Badge>a</Badge>\n\n:::tip B\nc\n:::\n```',
      'mdx',
      { setup: { dialects } }
    )
    expect(html).toMatch('<span class="badge" data-tone="accent">a</span>')
    expect(html).toMatch('<p class="admonition-title">B</p>')
  }
)

test('without a site.ts, a style object becomes a class', async () => {
  const code = await compileMarkdown(
    '<p className="a" style={{ maxWidth: 300 }}>x</p>\n\n<p style="color: red;">y</p>',
    { setup: { isLenient: true, dialects } }
  )
  expect(code).toMatch(
    /<p class=\\"a style-\w+\\">x<\/p>.*<p class=\\"style-\w+\\">y<\/p>/s
  )
})

test.each([
  [
    'max-width:300px;--x:1;line-height:2',
    'maxWidth: 300, "--x": 1, lineHeight: 2'
  ],
  ['-webkit-line-clamp:2;margin:0', 'WebkitLineClamp: "2", margin: 0']
])('the page’s style sheet contains %s', async (css, style) => {
  const code = await compileMarkdown(`<p style={{ ${style} }}>x</p>`, {
    setup: { isLenient: true, dialects }
  })
  expect(decodeURIComponent(code)).toContain(`{${css}}`)
})
