import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fromHtml } from 'hast-util-from-html'
import { toString as toText } from 'hast-util-to-string'
import { afterAll, describe, expect, test } from 'vitest'
import { hasFeatures } from '../../../core/hasFeatures.fixture.ts'
import { renderMarkdown } from '../../../core/markdown/renderMarkdown.fixture.ts'
import { recordDependencies } from '../../../core/platform/cache/track.ts'

const contentDir = mkdtempSync(join(tmpdir(), 'api-'))
const declarations = join(contentDir, 'declarations/@kit')
const file = join(declarations, 'list.d.ts')

mkdirSync(declarations, { recursive: true })
writeFileSync(
  file,
  `import type { Base } from '@kit/base'

/** Options. */
export type Options = Base & {
  /** Size of a page, see \`Filter\`. */
  limit: number
  /**
   * What is left out.
   *
   * @defaultValue \`{}\`
   */
  filter?: Filter
  silent?: boolean
}

export type Filter = {
  /**
   * Keeps what is true.
   *
   * @throws \`No list.\` before it has one
   */
  keep(item: string): boolean
}
`
)
afterAll(() => rmSync(contentDir, { recursive: true }))

async function renderTable(source: string) {
  const rendered = await renderMarkdown(source, 'mdx', {
    contentDir,
    path: join(contentDir, 'docs/page.mdx'),
    setup: {
      findSymbols: code =>
        new Map(
          ['Base', 'Filter'].flatMap(name =>
            new RegExp(`import type \\{[^}]*\\b${name}\\b`).test(code)
              ? [[name, { signature: name, doc: undefined, href: `/${name}` }]]
              : []
          )
        )
    }
  })
  return { ...rendered, rows: rendered.html.split('<tr').slice(2) }
}

test('a row names the version of a member that is newer than the first minor version', async () => {
  const since = ['2.0', '2.0.4', '2.1']
  const members = since.map(
    (version, index) =>
      `/**\n * Says it.\n *\n * @since ${version}\n */\nm${index}: string`
  )
  writeFileSync(
    join(declarations, 'versions.d.ts'),
    `export interface Versions {\n${members.join('\n')}\n}`
  )
  const { rows } = await renderTable(
    '<ApiTable of="Versions" from="@kit/versions" />'
  )
  const flag = '<span class="api-flag">since 2.1</span>'
  expect(rows.map(row => row.includes(flag))).toEqual([false, false, true])
  expect(rows.join('').match(/api-flag/g)).toHaveLength(1)
})

const many = 'first second third fourth fifth sixth'.split(' ')

test.each([
  ['a long table has an index', [...many, 'seventh'], 7],
  ["a short one doesn't", many, 0]
])('%s', async (_, names, count) => {
  const members = names.map(name => `/** Says it. */\n${name}(): void`)
  writeFileSync(
    join(declarations, 'long.d.ts'),
    `export interface Long {\n${members.join('\n')}\n}`
  )
  const { html } = await renderTable('<ApiTable of="Long" from="@kit/long" />')
  expect(
    html.match(/<li><a href="#long-\w+">\w+\(\)<\/a>/g) ?? []
  ).toHaveLength(count)
})

test('a table has a row with an anchor for each member', async () => {
  const { html, rows, headings } = await renderTable(
    '## Options\n\n<ApiTable of="Options" from="@kit/list" />'
  )
  expect(headings).toHaveLength(1)
  expect(html).toContain('<table class="api" role="table" aria-label="Options"')
  expect(html.match(/<th scope="col" role="columnheader">\w+/g)).toHaveLength(4)
  expect(rows.map(row => /id="([^"]+)"/.exec(row)?.[1])).toEqual([
    'options-limit',
    'options-filter',
    'options-silent'
  ])
  expect(rows[0]).toContain('href="#options-limit"><code>limit</code>')
  expect(rows[0]).toContain(
    'data-label="Default" data-required="">required</td>'
  )
  expect(rows[0]).toContain('>Size of a page, see <code>Filter</code>.</td>')
  expect(rows[1]).toContain('data-label="Default"><code>{}</code></td>')
  expect(rows[2]).toContain(
    'data-label="Default" data-optional="">optional</td>'
  )
})

test('types link to their documentation', async () => {
  const { html, rows } = await renderTable(
    '<ApiTable of="Options" from="@kit/list" />'
  )
  expect(rows[1]).toMatch(/<a class="symbol[^>]* href="\/Filter"[^>]*>Filter/)
  expect(html).toMatch(/Plus all members of <code><a class="symbol[^>]*>Base/)
})

test('a table without defaults lists what members throw', async () => {
  const { html } = await renderTable(
    '<ApiTable of="Filter" from="@kit/list" />'
  )
  expect(html).not.toContain('Default')
  expect(html).toContain('<code>keep()</code>')
  expect(html).toContain(
    'Throws:</span> <code>No list.</code> before it has one</p>'
  )
})

test('a long type shows each parameter on its own line, but its text is one line', async () => {
  const type =
    '(limit: number, offset: number, keep: Filter) => Promise<Record<string, Filter>>'
  writeFileSync(
    join(declarations, 'wide.d.ts'),
    `export type Filter = {}\nexport type Wide = {\n/** Says it. */\nload: ${type}\n}`
  )
  const { rows } = await renderTable('<ApiTable of="Wide" from="@kit/wide" />')
  const cell = /<td class="api-type".*?<\/td>/.exec(rows[0] ?? '')?.[0] ?? ''
  expect(cell).toMatch(/^<td class="api-type" role="cell" data-wide/)
  expect(cell.match(/class="api-line" data-part=""/g)).toHaveLength(3)
  expect(cell.match(/href="\/Filter"/g)).toHaveLength(2)
  expect(toText(fromHtml(cell, { fragment: true }))).toBe(type)
})

function declareKeep(...example: readonly string[]) {
  const lines = ['Keeps it.', '', ...example].map(line => `   * ${line}`)
  const comment = ['/**', ...lines, '   */'].join('\n')
  writeFileSync(
    join(declarations, 'kept.d.ts'),
    `export type Filter = {}\nexport class Kept {\n  ${comment}\n  keep(): void\n}`
  )
}

test.runIf(hasFeatures('code'))(
  'an example is last in its row, without the lines above its cut',
  async () => {
    declareKeep(
      '@example',
      '```ts',
      "import type { Filter } from '@kit/kept'",
      '// ---cut---',
      'const filter: Filter = {}',
      '```',
      '@throws `No list.` before it has one'
    )
    const { rows, diagnostics } = await renderTable(
      '<ApiTable of="Kept" from="@kit/kept" />'
    )
    expect(diagnostics).toEqual([])
    const [row = ''] = rows
    expect(row).toMatch(/before it has one<\/p><figure class="code-block">/)
    expect(row).toMatch(/<\/figure><\/td><\/tr>/)
    const [code = ''] = /<pre.*<\/pre>/s.exec(row) ?? []
    expect(code).toContain('class="language-ts"')
    expect(code).toContain('href="/Filter"')
    expect(toText(fromHtml(code, { fragment: true }))).toBe(
      'const filter: Filter = {}'
    )
  }
)

test.each([
  ['that is empty', ['@example'], 'is empty.'],
  ['without a fence', ['@example keep()'], 'can\'t be shown: "keep() …".'],
  [
    'with text before its fence',
    ['@example Keep', '```ts', 'keep()', '```'],
    'can\'t be shown: "Keep …".'
  ],
  [
    'in another language',
    ['@example', '```json', '{}', '```'],
    'can\'t be shown: "```json …".'
  ],
  [
    'with two fences',
    ['@example', '```ts', 'a()', '```', '```ts', 'b()', '```'],
    'can\'t be shown: "```ts …".'
  ],
  [
    'that is entirely above the cut',
    ['@example', '```ts', 'a()', '// ---cut---', '```'],
    'can\'t be shown: "```ts …".'
  ]
])(
  'an example %s is an error, but its row is shown',
  async (_, lines, found) => {
    declareKeep(...lines)
    const { rows, diagnostics } = await renderTable(
      'Text.\n\n<ApiTable of="Kept" from="@kit/kept" />'
    )
    expect(rows[0]).toContain('Keeps it.')
    expect(rows[0]).not.toContain('<pre')
    expect(diagnostics).toEqual([
      expect.stringMatching(
        /^3:1 error: <ApiTable>: The @example of "keep" in declarations\/@kit\/kept\.d\.ts:\d+ /
      )
    ])
    expect(diagnostics[0]).toContain(found)
  }
)

test('a page depends on the declarations it shows', async () => {
  const { dependencies } = await recordDependencies(() =>
    renderTable('<ApiTable of="Filter" from="@kit/list" />')
  )
  expect([...dependencies.keys()]).toContain(`bytes ${file}`)
})

test.each([
  [
    'of="Option" from="@kit/list"',
    'error: <ApiTable>: The package doesn\'t declare "Option".'
  ],
  ['of="Options" from="@kit/lis"', 'There are no declarations for "@kit/lis".'],
  ['from="@kit/list"', 'error: <ApiTable> needs the attribute "of".'],
  ['of="Options"', 'error: <ApiTable> needs the attribute "from".'],
  ['of={x} from="@kit/list"', 'The attribute "of" must be plain text'],
  ['of="Filter" from="@kit/list" show="all"', 'show="all" is unknown.'],
  [
    'of="Options" from="@kit/list"',
    'warning: <ApiTable>: "silent" has no description in declarations/@kit/list.d.ts:13.'
  ]
])('<ApiTable %s /> reports %j', async (attributes, message) => {
  const { diagnostics } = await renderTable(
    `Text.\n\n<ApiTable ${attributes} />`
  )
  expect(diagnostics).toHaveLength(1)
  expect(diagnostics[0]).toMatch(/^3:1 /)
  expect(diagnostics[0]).toContain(message)
})

describe.runIf(hasFeatures('code'))('a signature', () => {
  test.each([
    [
      'a short function',
      'export function keep(item: Filter): void',
      'function keep(item: Filter): void'
    ],
    [
      'a long function, with one line for each parameter and long objects folded',
      `export function keepAll<T extends object>(
  /** What to keep. */
  items: readonly T[],
  options: {
    /** Says no. */
    except?: (item: T) => boolean
    /** Says yes, whatever the other option says. */
    alwaysIncluding?: (item: T) => boolean
  }
): { kept: T[] }`,
      `function keepAll<T extends object>(
  items: readonly T[],
  options: {…}
): { kept: T[] }`
    ],
    [
      'all overloads of a function',
      'export function keep(): void\nexport function keep(item: string): string',
      'function keep(): void\nfunction keep(item: string): string'
    ],
    [
      'a class with its constructors',
      `export declare class Keeper<T> extends Base {
  /** Keeps. */
  keep(): T
  constructor(item: T)
}`,
      'class Keeper<T> extends Base {\n  constructor(item: T)\n}'
    ],
    ['a value', 'export declare const keeper: Filter;', 'const keeper: Filter']
  ])('the signature shows %s', async (_, declaration, expected) => {
    const source = `${declaration}\n\nexport type Filter = {}`
    writeFileSync(join(declarations, 'signed.d.ts'), source)
    const name = /(?:function|class|const) (\w+)/.exec(declaration)?.[1]
    const { html, diagnostics } = await renderTable(
      `<ApiSignature of="${name}" from="@kit/signed" />`
    )
    expect(diagnostics).toEqual([])
    expect(html).toContain('<figure class="code-block api-signature">')
    expect(toText(fromHtml(html, { fragment: true })).trim()).toBe(expected)
    expect(html.includes('href="/Filter"')).toBe(expected.includes('Filter'))
  })
})

test.each([
  ['keeper', 'error: <ApiSignature>: The package doesn\'t declare "keeper".'],
  ['Filter', 'error: <ApiSignature>: A type has no signature.']
])('the signature of %s reports %j', async (name, message) => {
  const { diagnostics } = await renderTable(
    `<ApiSignature of="${name}" from="@kit/list" />`
  )
  expect(diagnostics).toHaveLength(1)
  expect(diagnostics[0]).toContain(message)
})

test('a component that the page declares is left alone', async () => {
  const { html } = await renderTable(
    "export const ApiTable = () => <b>own</b>\n\n<ApiTable of='Filter' />"
  )
  expect(html).toContain('<b>own</b>')
})
