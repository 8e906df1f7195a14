import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { renderMarkdown } from '../../../core/markdown/renderMarkdown.fixture.ts'
import type { Pathname } from '../../../core/model/paths.ts'
import { recordDependencies } from '../../../core/platform/cache/track.ts'
import type { SymbolTable } from './buildSymbolTable.ts'
import { findSymbolUses } from './findSymbolUses.ts'

const root = mkdtempSync(path.join(tmpdir(), 'uses-'))
writeFileSync(path.join(root, 'app.ts'), "import { load } from '@kit/data'\n")
afterAll(() => rmSync(root, { recursive: true }))

const table = createTable({ load: 'api#load', save: 'api#save' })

function createTable(addresses: Readonly<Record<string, string>>): SymbolTable {
  return Object.fromEntries(
    Object.entries(addresses).map(([name, address]) => {
      const href = `/base/docs/${address}`
      const signature = `function ${name}()`
      const module = '@kit/data'
      return [name, [{ name, module, signature, doc: undefined, href }]]
    })
  )
}

const fence = (name: string) =>
  `\`\`\`ts\nimport { ${name} } from '@kit/data'\n\`\`\`\n`

/** Find the pages that use `load`, as `pathname title` in order. */
function listUsers(docs: Readonly<Record<string, string>>, symbols = table) {
  const uses = findSymbolUses(
    symbols,
    Object.entries(docs).map(([name, body]) => ({
      pathname: `/docs/${name}` as Pathname,
      title: `Title of ${name}`,
      isUnlisted: name === 'unlisted',
      source: { absolutePath: path.join(root, `docs/${name}.mdx`), body }
    })),
    { baseUrl: '/base/', contentDir: root }
  )
  const { load = [] } = JSON.parse(uses.get('uses /base/docs/api') ?? '{}')
  return load.map(([href]: [string]) => href.replace('/base/docs/', ''))
}

describe('pages that use a symbol', () => {
  test.each([
    ['import it in a sample', { guide: fence('load') }, ['guide']],
    [
      'import it in an included file',
      {
        guide: '```ts file=@site/app.ts\n```\n',
        near: '```ts title="a" file=../app.ts\n```\n'
      },
      ['guide', 'near']
    ],
    ['do not include its own page', { api: fence('load') }, []],
    ['do not only mention it', { guide: "`load` from '@kit/data'" }, []],
    [
      'do not show it in another language',
      {
        guide: fence('load').replace('ts', 'text')
      },
      []
    ],
    ['are listed', { unlisted: fence('load') }, []],
    [
      'may include a file that is missing',
      {
        guide: '```ts file=@site/none.ts\n```\n'
      },
      []
    ],
    [
      'with more samples come first',
      {
        one: fence('load'),
        two: fence('load') + fence('load')
      },
      ['two', 'one']
    ],
    [
      'are at most four',
      {
        a: fence('load'),
        b: fence('load'),
        c: fence('load'),
        d: fence('load'),
        e: fence('load')
      },
      ['a', 'b', 'c', 'd']
    ],
    [
      'come after guides in an old version',
      {
        'v1/guide': fence('load') + fence('load'),
        guide: fence('load')
      },
      ['guide', 'v1/guide']
    ]
  ] as const)('%s', (_, docs, expected) => {
    expect(listUsers(docs)).toEqual(expected)
  })

  test('come after guides if they document symbols', () => {
    const both = createTable({ load: 'api#load', send: 'other#send' })
    const docs = { other: fence('load') + fence('load'), guide: fence('load') }
    expect(listUsers(docs, both)).toEqual(['guide', 'other'])
  })
})

describe('a symbol’s section', () => {
  const dependency = 'uses /base/page'
  const uses = {
    load: [
      ['/base/a', 'A'],
      ['/base/b', 'B & C']
    ],
    text: []
  }
  const siteFacts = new Map([[dependency, JSON.stringify(uses)]])
  const source = '## `load`\n\nLoads.\n\n### More\n\n## `save`\n\nSaves.\n'

  test('ends with links to the pages that use the symbol', async () => {
    const { html } = await renderMarkdown(source, 'mdx', {
      data: { siteFacts }
    })
    expect(html.replace(/<h\d.*?<\/h\d>/g, '#').replaceAll('\n', '')).toBe(
      '#<p>Loads.</p><p class="api-uses">Used in: <a href="/base/a">A</a>, <a href="/base/b">B &#x26; C</a></p>##<p>Saves.</p>'
    )
  })

  test('has its symbol in the heading', async () => {
    const { html } = await renderMarkdown('## Load {#load}', 'mdx', {
      data: { siteFacts }
    })
    expect(html).not.toContain('api-uses')
  })

  test.each([
    ['with documented symbols', siteFacts, [dependency]],
    ['without', new Map([['uses /base/other', '{}']]), []]
  ])(
    'makes only pages %s depend on other pages',
    async (_, facts, expected) => {
      const { dependencies } = await recordDependencies(() =>
        renderMarkdown(source, 'mdx', { data: { siteFacts: facts } })
      )
      const asked = [...dependencies.keys()].filter(key =>
        key.startsWith('uses')
      )
      expect(asked).toEqual(expected)
    }
  )
})
