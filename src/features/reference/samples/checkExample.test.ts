import { expect, test } from 'vitest'
import { findGaps, parseQuotes } from './checkExample.ts'

const app = "import '@/ui'\nimport { api } from '@app/api-client'"
const sources = new Map([
  ['tasklist/src/App.tsx', app],
  ['tasklist/src/ui.ts', ''],
  ['tasklist/packages/api-client/src/index.ts', ''],
  ['steps/1/src/App.tsx', '']
])

const ui = quote('src/ui.ts')
const client = quote('packages/api-client/src/index.ts')
const finished = quote('src/App.tsx')

function quote(title: string, file = `tasklist/${title}`): string {
  return `\`\`\`tsx title="${title}" file=@site/examples/${file}\n\`\`\``
}

/** Find the gaps of a tutorial, given the text of each of its chapters. */
function find(chapters: readonly string[]): readonly string[] {
  const all = [...sources.keys()].filter(file => file.startsWith('tasklist/'))
  return findGaps({
    quotes: chapters.flatMap((text, index) =>
      parseQuotes(`${index + 1}.mdx`, text)
    ),
    files: all.map(file => file.slice('tasklist/'.length)),
    read: file => sources.get(file)
  })
}

test.each([
  [
    'a tutorial that shows every file is complete',
    [ui, `${client}\n${finished}`],
    []
  ],
  [
    'an import may come later in the same chapter',
    [`${finished}\n${ui}\n${client}`],
    []
  ],
  [
    'a file that no chapter shows is found',
    [`${ui}\n${client}`],
    ['content/examples/tasklist/src/App.tsx No']
  ],
  [
    'an earlier state alone is not enough',
    [ui, client, quote('src/App.tsx', 'steps/1/src/App.tsx')],
    ['content/examples/tasklist/src/App.tsx No']
  ],
  [
    'an earlier state may come first',
    [quote('src/App.tsx', 'steps/1/src/App.tsx'), ui, client, finished],
    []
  ],
  [
    'an import of a later chapter is found',
    [`${finished}\n${client}`, ui],
    ['1.mdx:1:1 src/App.tsx imports @/ui']
  ],
  [
    'a package of a later chapter is found',
    [`${finished}\n${ui}`, client],
    ['1.mdx:1:1 src/App.tsx imports @app/api-client']
  ],
  [
    'a title that is another path is found',
    [ui, client, finished, quote('src/Ap.tsx', 'tasklist/src/App.tsx')],
    ['4.mdx:1:1 "src/Ap.tsx"']
  ]
])('%s', (_name, chapters, expected) => {
  const gaps = find(chapters)
  expect(gaps).toHaveLength(expected.length)
  for (const [index, text] of expected.entries()) {
    expect(gaps[index]).toContain(text)
  }
})

test('a fence that includes another file is not part of the example', () => {
  expect(parseQuotes('a.mdx', '```ts file=./x.ts\n```')).toEqual([])
})
