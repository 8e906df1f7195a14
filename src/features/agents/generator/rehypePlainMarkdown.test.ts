import { describe, expect, test } from 'vitest'
import { compileMarkdown } from '../../../core/markdown/renderMarkdown.fixture.ts'
import { features } from '../../../features.ts'
import type { PlainMarkdown } from './plainMarkdown.ts'
import { fillMarks } from './plainMarks.ts'

/** Without the folder of a feature, there is nothing to test with it. */
function has(feature: string): boolean {
  return features.some(({ name }) => name === feature)
}

async function write(source: string): Promise<PlainMarkdown> {
  const told: PlainMarkdown[] = []
  await compileMarkdown(source, {
    tell: ({ markdown }) => {
      if (markdown) told.push(markdown)
    }
  })
  const [markdown] = told
  if (markdown === undefined) throw new Error('The page told nothing.')
  const text = fillMarks(markdown.text, {
    pageUrl: 'https://kit.example/base/docs/page',
    findFile: file => `/base/assets/${file}`,
    findPart: part => `PART ${JSON.stringify(part)}\nand more`
  })
  return { ...markdown, text: text.trim() }
}

describe('a page is Markdown without components', () => {
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
    ['a link elsewhere', '[a](https://b.example/)', '[a](https://b.example/)'],
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
  'of components, Markdown has what they say',
  () => {
    test.each([
      ['an admonition', ':::tip\nText\n:::', '> [!TIP]\n>\n> Text'],
      [
        'an admonition with a title',
        ':::danger[No `x`]\nText\n:::',
        '> [!CAUTION]\n> **No `x`**\n>\n> Text'
      ],
      [
        'details, which are open',
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

describe.runIf(has('tabs'))('of components, Markdown has what they say', () => {
  test.each([
    [
      'tabs, as sections below their heading',
      '## A\n\n<Tabs>\n<TabItem value="b" label="B">\n\nText\n\n</TabItem>\n</Tabs>',
      '## A\n\n### B\n\nText'
    ],
    [
      'tabs that are named on the group',
      "<Tabs values={[{ value: 'b', label: 'Bee' }]}>\n<TabItem value=\"b\">\n\nText\n\n</TabItem>\n</Tabs>",
      '## Bee\n\nText'
    ]
  ])('%s', async (_, source, expected) => {
    expect((await write(source)).text).toBe(expected)
  })
})

test.runIf(has('math'))('a formula stays as it is written', async () => {
  const { text } = await write('$$\nx^2\n$$')
  expect(text).toBe('$$\nx^2\n$$')
})

test.runIf(has('diagrams'))('a diagram is its source', async () => {
  const { text } = await write('```mermaid alt="A"\ngraph LR\n  A --> B\n```')
  expect(text).toBe('```mermaid\ngraph LR\n  A --> B\n```')
})

describe('a block that says only what is written stays as it is', () => {
  test.each([
    ['lines and signs', 'One *two*\n__three__ ~~four~~', undefined],
    ['a list with its own signs', '* One\n\n  1) Two\n* Three', undefined],
    ['a table', '|a|b|\n|:-|-|\n|`c`|1|', undefined],
    ['a heading of two lines', 'Title\n-----', undefined],
    ['code that shows signs', 'Write `` ` `` and `*`.', undefined],
    ['a link to another host', '[`a`](https://a.example/?b=c)', undefined],
    [
      'but not a link to a page',
      '[a](./a.mdx)',
      '[a](https://kit.example/base/a)'
    ],
    ['but not a short name of an emoji', 'Done :tada:', 'Done 🎉'],
    ['but not a reference', '&copy; Kit', '© Kit'],
    ['but not a comment', 'One {/* two */} three', 'One three'],
    ['but not an id', '## One {#two}', '## One'],
    ['but not a list that is indented', '  * One\n  * Two', '- One\n- Two'],
    ['but not lists side by side', '- One\n\n* Two', '- One\n\n* Two']
  ])('%s', async (_, source, expected = source) => {
    expect((await write(source)).text).toBe(expected)
  })
})

describe.runIf(has('code'))('code is what readers copy', () => {
  test.each([
    [
      'as it is written',
      '```ts title="a.ts" {1}\nconst a = `<b> {c}`  // {d}\n```',
      '```ts title="a.ts"\nconst a = `<b> {c}`  // {d}\n```'
    ],
    [
      'without the comments that mark lines',
      '```ts\n// highlight-next-line\nconst a = 1\nconst b = 2 // [!code focus]\n```',
      '```ts\nconst a = 1\nconst b = 2\n```'
    ],
    [
      'with the signs of a diff',
      '```ts\nconst a = 1 // [!code --]\nconst a = 2 // [!code ++]\nb()\n```',
      '```diff\n- const a = 1\n+ const a = 2\n  b()\n```'
    ],
    [
      'in a fence that is longer than those inside',
      '````md\n```ts\na\n```\n````',
      '````md\n```ts\na\n```\n````'
    ]
  ])('%s', async (_, source, expected) => {
    expect((await write(source)).text).toBe(expected)
  })
})

test('a part stands where it is imported to, as deep as its place', async () => {
  const { text } = await write(
    'import Part from \'./_part.mdx\'\n\n- Item\n\n  <Part name="a" />'
  )
  expect(text).toBe(
    '- Item\n\n  PART {"file":"docs/_part.mdx","props":{"name":"a"}}\n  and more'
  )
})

test('a component of the page leaves what is inside it', async () => {
  const { text } = await write(
    'export const Own = () => null\n\n<Own>\n\nText\n\n</Own>'
  )
  expect(text).toBe('Text')
})
