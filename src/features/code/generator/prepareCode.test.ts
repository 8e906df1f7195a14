import { expect, test } from 'vitest'
import { parseCodeMeta } from '../../../core/markdown/elements/codeMeta.ts'
import { findDiffLanguage, prepareCode } from './prepareCode.ts'

function prepare(code: string, language = 'ts', meta = '') {
  return prepareCode(code, parseCodeMeta(meta), { language })
}

test.each([
  ['ts', '// highlight-next-line\na\nb', ['a!', 'b']],
  ['tsx', '{/* highlight-start */}\na\n{/* highlight-end */}\nb', ['a!', 'b']],
  ['bash', '# highlight-start\na\nb\n# highlight-end\nc', ['a!', 'b!', 'c']],
  ['html', '<!-- highlight-next-line -->\na', ['a!']],
  ['lua', '-- highlight-next-line\na', ['a!']],
  ['sql', '/* highlight-next-line */\na', ['a!']],
  ['sql', '-- highlight-next-line\na', ['a!']],
  ['python', '# highlight-next-line\na', ['a!']],
  ['md', '<!-- highlight-next-line -->\na', ['a!']],
  ['tex', '% highlight-next-line\na', ['a!']],
  ['vb', "' highlight-next-line\na", ['a!']],
  ['ocaml', '(* highlight-next-line *)\na', ['a!']],
  ['clojure', '; highlight-next-line\na', ['a!']],
  ['bash', '// highlight-next-line\na', ['// highlight-next-line', 'a']],
  ['text', '// highlight-next-line\na', ['// highlight-next-line', 'a']],
  ['ts', 'x // highlight-next-line\na', ['x // highlight-next-line', 'a']]
])('2.9.6 magic comments in %s: %j', (language, code, expected) => {
  const lines = prepare(code, language)
  expect(
    lines.map(({ text, mark }) => (mark === 'marked' ? `${text}!` : text))
  ).toEqual(expected)
})

test('2.9.6 magic comments stay if the info string highlights lines', () => {
  const code = '// highlight-next-line\na'
  expect(prepare(code, 'ts', '{2}')).toEqual([
    { text: '// highlight-next-line' },
    { text: 'a', mark: 'marked' }
  ])
})

test.each([
  ['a // [!code ++]', [{ text: 'a', mark: 'added' }]],
  ['a # [!code --]', [{ text: 'a', mark: 'removed' }]],
  ['a {/* [!code error] */}', [{ text: 'a', mark: 'error' }]],
  ['<a> <!-- [!code warning] -->', [{ text: '<a>', mark: 'warning' }]],
  ['a /* [!code focus] */', [{ text: 'a', isFocused: true }]],
  ['a // [!code other]', [{ text: 'a // [!code other]' }]]
])('the notation in %j applies to its lines', (code, expected) => {
  expect(prepare(code)).toEqual(expected)
})

test('everything above the cut is removed, and ranges count visible lines', () => {
  expect(prepare('import a\n// ---cut---\nb\nc', 'ts', '{2}')).toEqual([
    { text: 'b' },
    { text: 'c', mark: 'marked' }
  ])
})

test('prompts are separated from commands, and other lines are output', () => {
  expect(prepare('$ npm i \\\n  zod\nadded 1\n$ ls', 'bash')).toEqual([
    { text: 'npm i \\', prompt: '$ ' },
    { text: '  zod' },
    { text: 'added 1', isOutput: true },
    { text: 'ls', prompt: '$ ' }
  ])
})

test('a command can span several lines, and comments are not output', () => {
  expect(prepare('$ a \\\n  b \\\n  c\nout\n# why', 'bash')).toEqual([
    { text: 'a \\', prompt: '$ ' },
    { text: '  b \\' },
    { text: '  c' },
    { text: 'out', isOutput: true },
    { text: '# why' }
  ])
})

test('2.9.6 magic comments can be inside a command', () => {
  const code = '$ a \\\n# highlight-next-line\n  b\nout'
  expect(prepare(code, 'bash')).toEqual([
    { text: 'a \\', prompt: '$ ' },
    { text: '  b', mark: 'marked' },
    { text: 'out', isOutput: true }
  ])
})

test('a shell block without prompts contains only commands', () => {
  expect(prepare('npm i\nls', 'bash')).toEqual([
    { text: 'npm i' },
    { text: 'ls' }
  ])
})

test.each([
  ['+a', 'title="src/App.tsx"', 'tsx'],
  ['+a', 'title="src/App.tsx (in short)"', 'tsx'],
  ['+a', 'title="package.json"', 'json'],
  ['+a', 'lang="ts"', 'ts'],
  ['+a', 'lang="ts" title="notes.md"', 'ts'],
  ['+a', '', undefined],
  ['+a', 'title="the change"', undefined],
  ['+a', 'title="a.unheardof"', undefined],
  ['@@ -1,2 +1,2 @@\n+a', 'title="a.ts"', undefined],
  ['--- a.ts\n+++ a.ts\n+a', 'title="a.ts"', undefined]
])('the language of the diff %j with %s is %s', (source, meta, expected) => {
  expect(findDiffLanguage(source, parseCodeMeta(meta))).toBe(expected)
})

test('a diff of code in a language has marks instead of signs', () => {
  const meta = parseCodeMeta('')
  const options = { language: 'ts', isDiff: true }
  expect(prepareCode('+a\n-  b\n c\n\nd', meta, options)).toEqual([
    { text: 'a', mark: 'added' },
    { text: '  b', mark: 'removed' },
    { text: 'c' },
    { text: '' },
    { text: 'd' }
  ])
})
