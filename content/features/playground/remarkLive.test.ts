import type { Root } from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import type { MarkdownContext, PageDiagnostic } from 'toolbox-docs'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { expect, test } from 'vitest'
import { remarkLive } from './remarkLive.ts'

function run(source: string) {
  const diagnostics: PageDiagnostic[] = []
  // The only parts of the context that the plugin reads.
  const context = {
    setup: {
      features: [{ name: 'playground', folder: '/site/features/playground' }]
    },
    report: (diagnostic: PageDiagnostic) => diagnostics.push(diagnostic)
  } as unknown as MarkdownContext
  const tree = unified().use(remarkParse).use(remarkMdx).parse(source) as Root
  remarkLive(context)(tree, new VFile({ path: '/site/docs/web/start.mdx' }))
  const imports = tree.children.flatMap(node => {
    const [statement] =
      (node.type === 'mdxjsEsm' && node.data?.estree?.body) || []
    return statement?.type === 'ImportDeclaration'
      ? [String(statement.source.value)]
      : []
  })
  return { tree, imports, diagnostics }
}

/** Read what the bundler gets to know. */
function parseRequest(request = '') {
  const [name, loader, resource = ''] = request.split(/!=!|!/)
  const [page, query] = resource.split('?')
  return [name, loader, page, Object.fromEntries(new URLSearchParams(query))]
}

const FENCE = '```tsx live {2}\nexport function A() {}\n```'

test('adds a component below a live code block, and hides the mark', () => {
  const { tree, imports } = run(`# Title\n\n${FENCE}\n\nText`)
  expect(
    tree.children.map(node => ('name' in node ? node.name : node.type))
  ).toEqual(['heading', 'code', 'Playground0', 'paragraph', 'mdxjsEsm'])
  expect(tree.children[1]).toMatchObject({ meta: '{2}' })
  expect(imports.map(parseRequest)).toEqual([
    [
      './sample.ts',
      '../../features/playground/sampleLoader.mjs',
      './start.mdx',
      { run: '4-4', props: '{}' }
    ]
  ])
})

test('tells the loader about the other files on the page', () => {
  const source = `${FENCE.replace('live', `title="src/a.tsx" live='{"a": "!"}'`)}

<Tab>

\`\`\`ts title="src/b.ts"
1
2
\`\`\`

</Tab>

\`\`\`bash title="src/c.sh"
\`\`\``
  const { imports } = run(source)
  expect(imports.map(parseRequest)).toEqual([
    [
      './sample.ts',
      '../../features/playground/sampleLoader.mjs',
      './start.mdx',
      {
        run: '2-2',
        props: '{"a": "!"}',
        'src/a.tsx': '2-2',
        'src/b.ts': '8-9'
      }
    ]
  ])
})

test('finds code blocks inside other elements', () => {
  const { tree } = run(`<Tab>\n\n${FENCE}\n\n</Tab>`)
  expect(tree.children[0]).toMatchObject({
    children: [{ type: 'code' }, { name: 'Playground0' }]
  })
})

test.each([
  [
    '```ts live\n```',
    `"live" runs components, and this code block's language is "ts".`
  ],
  ['```tsx live file=./x.tsx\n```', `"live" can't run code from another file.`],
  [
    "```tsx live='title'\n```",
    `The value of "live" isn't a JSON object: title`
  ],
  ["```tsx live='[1]'\n```", `The value of "live" isn't a JSON object: [1]`]
])('reports %j', (source, message) => {
  const { imports, diagnostics } = run(source)
  expect(imports).toEqual([])
  expect(diagnostics).toMatchObject([{ severity: 'error', message }])
})

test('leaves other code blocks alone', () => {
  const { tree, imports } = run('```tsx title="live"\nlive\n```')
  expect(imports).toEqual([])
  expect(tree.children).toMatchObject([{ meta: 'title="live"' }])
})
