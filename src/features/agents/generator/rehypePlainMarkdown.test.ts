import { describe, expect, test } from 'vitest'
import { compileMarkdown } from '../../../core/markdown/renderMarkdown.fixture.ts'
import { features } from '../../../features.ts'
import { fillPlaceholders } from './placeholders.ts'
import type { PlainMarkdown } from './plainMarkdown.ts'

/** Tests that need a feature are skipped if its folder is missing. */
function has(feature: string): boolean {
  return features.some(({ name }) => name === feature)
}

async function write(source: string): Promise<PlainMarkdown> {
  const recorded: PlainMarkdown[] = []
  await compileMarkdown(source, {
    addFacts: ({ markdown }) => {
      if (markdown) recorded.push(markdown)
    }
  })
  const [markdown] = recorded
  if (markdown === undefined) throw new Error('No Markdown was recorded.')
  const text = fillPlaceholders(markdown.text, {
    pageUrl: 'https://kit.example/base/docs/page',
    findFile: file => `/base/assets/${file}`,
    findPartial: partial => `PARTIAL ${JSON.stringify(partial)}\nand more`
  })
  return { ...markdown, text: text.trim() }
}

describe('a page becomes Markdown without components', () => {
  test.each([
    ['prose', 'Some *stress* and `code`.', 'Some *stress* and `code`.'],
    [
      'a link to a page',
      '[a](./other.mdx#x)',
      '[a](https://kit.example/base/other#x)'
    ],
    [
      'a link on the page',
      '[a](#x)',
      '[a](https://kit.example/base/docs/page#x)'
    ],
    ['an external link', '[a](https://b.example/)', '[a](https://b.example/)'],
    ['a file', '[a](./a.zip)', '[a](https://kit.example/base/assets/a.zip)'],
    [
      'a path with parentheses',
      '[a](</x(1).pdf>)',
      '[a](https://kit.example/x%281%29.pdf)'
    ],
    [
      'a table',
      '| a | b |\n| - | - |\n| `x \\| y` | 1 |',
      '| a | b |\n| - | - |\n| `x \\| y` | 1 |'
    ],
    ['a footnote', 'Text[^1].\n\n[^1]: Proof.', 'Text[^1].\n\n[^1]: Proof.'],
    ['a task', '- [x] Done', '- [x] Done'],
    ['module code', "export const a = 1\n\nText {'b'}", 'Text b']
  ])('%s', async (_, source, expected) => {
    expect((await write(source)).text).toBe(expected)
  })
})

describe.runIf(has('components'))(
  'a component becomes the Markdown of its content',
  () => {
    test.each([
      ['an admonition', ':::tip\nText\n:::', '> [!TIP]\n>\n> Text'],
      [
        'an admonition with a title',
        ':::danger[No `x`]\nText\n:::',
        '> [!CAUTION]\n> **No `x`**\n>\n> Text'
      ],
      [
        'details, expanded',
        '<Details summary="More">\n\nText\n\n</Details>',
        '**More**\n\nText'
      ],
      [
        'cards',
        '<Cards>\n<Card title="A" href="./a.mdx">\n\nText\n\n</Card>\n</Cards>',
        '- [A](https://kit.example/base/a)\n\n  Text'
      ],
      [
        'a drawer of cards, with its heading',
        '<CardDrawer>\n\n### Data <small>kept</small>\n\n<Cards>\n<Card title="A" href="./a.mdx" />\n</Cards>\n\n</CardDrawer>',
        '### Data kept\n\n- [A](https://kit.example/base/a)'
      ],
      ['a badge', 'Text <Badge>new</Badge>', 'Text new']
    ])('%s', async (_, source, expected) => {
      expect((await write(source)).text).toBe(expected)
    })
  }
)

describe.runIf(has('tabs'))('tabs become sections', () => {
  test.each([
    [
      'below the heading above them',
      '## A\n\n<Tabs>\n<TabItem value="b" label="B">\n\nText\n\n</TabItem>\n</Tabs>',
      '## A\n\n### B\n\nText'
    ],
    [
      'named by the values of the group',
      "<Tabs values={[{ value: 'b', label: 'Bee' }]}>\n<TabItem value=\"b\">\n\nText\n\n</TabItem>\n</Tabs>",
      '## Bee\n\nText'
    ]
  ])('%s', async (_, source, expected) => {
    expect((await write(source)).text).toBe(expected)
  })
})

test.runIf(has('math'))('a formula keeps its source', async () => {
  const { text } = await write('$$\nx^2\n$$')
  expect(text).toBe('$$\nx^2\n$$')
})

test.runIf(has('diagrams'))('a diagram keeps its source', async () => {
  const { text } = await write('```mermaid alt="A"\ngraph LR\n  A --> B\n```')
  expect(text).toBe('```mermaid\ngraph LR\n  A --> B\n```')
})

describe('a block of plain Markdown keeps its source', () => {
  test.each([
    ['several lines and markers', 'One *two*\n__three__ ~~four~~', undefined],
    ['a list with other markers', '* One\n\n  1) Two\n* Three', undefined],
    ['a table', '|a|b|\n|:-|-|\n|`c`|1|', undefined],
    ['a heading of two lines', 'Title\n-----', undefined],
    ['code that contains markers', 'Write `` ` `` and `*`.', undefined],
    ['a link to another host', '[`a`](https://a.example/?b=c)', undefined],
    [
      'but not a link to a page',
      '[a](./a.mdx)',
      '[a](https://kit.example/base/a)'
    ],
    ['but not an emoji short code', 'Done :tada:', 'Done 🎉'],
    ['but not a character reference', '&copy; Kit', '© Kit'],
    ['but not a comment', 'One {/* two */} three', 'One three'],
    ['but not an id', '## One {#two}', '## One'],
    ['but not an indented list', '  * One\n  * Two', '- One\n- Two'],
    ['but not adjacent lists', '- One\n\n* Two', '- One\n\n* Two']
  ])('%s', async (_, source, expected = source) => {
    expect((await write(source)).text).toBe(expected)
  })
})

describe.runIf(has('code'))('code becomes what readers copy', () => {
  test.each([
    [
      'with its source',
      '```ts title="a.ts" {1}\nconst a = `<b> {c}`  // {d}\n```',
      '```ts title="a.ts"\nconst a = `<b> {c}`  // {d}\n```'
    ],
    [
      'without comments that highlight lines',
      '```ts\n// highlight-next-line\nconst a = 1\nconst b = 2 // [!code focus]\n```',
      '```ts\nconst a = 1\nconst b = 2\n```'
    ],
    [
      'with the signs of a diff',
      '```ts\nconst a = 1 // [!code --]\nconst a = 2 // [!code ++]\nb()\n```',
      '```diff\n- const a = 1\n+ const a = 2\n  b()\n```'
    ],
    [
      'in a fence longer than those inside',
      '````md\n```ts\na\n```\n````',
      '````md\n```ts\na\n```\n````'
    ]
  ])('%s', async (_, source, expected) => {
    expect((await write(source)).text).toBe(expected)
  })
})

test('a partial is inserted where it is used, with the indentation there', async () => {
  const { text } = await write(
    'import Partial from \'./_part.mdx\'\n\n- Item\n\n  <Partial name="a" />'
  )
  expect(text).toBe(
    '- Item\n\n  PARTIAL {"file":"docs/_part.mdx","props":{"name":"a"}}\n  and more'
  )
})

test('a component of the page is replaced by its children', async () => {
  const { text } = await write(
    'export const Own = () => null\n\n<Own>\n\nText\n\n</Own>'
  )
  expect(text).toBe('Text')
})
