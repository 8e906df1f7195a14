import { expect, test } from 'vitest'
import { parseCodeMeta } from '../../../core/markdown/elements/findFences.ts'
import { prepareCode } from './prepareCode.ts'

function prepare(code: string, language = 'ts', meta = '') {
  const { lines } = prepareCode(code, parseCodeMeta(meta), { language })
  return lines
}

test.each([
  ['ts', '// highlight-next-line\na\nb', ['a!', 'b']],
  ['tsx', '{/* highlight-start */}\na\n{/* highlight-end */}\nb', ['a!', 'b']],
  ['bash', '# highlight-start\na\nb\n# highlight-end\nc', ['a!', 'b!', 'c']],
  ['html', '<!-- highlight-next-line -->\na', ['a!']],
  ['lua', '-- highlight-next-line\na', ['a!']],
  ['bash', '// highlight-next-line\na', ['// highlight-next-line', 'a']],
  ['text', '// highlight-next-line\na', ['// highlight-next-line', 'a']],
  ['ts', 'x // highlight-next-line\na', ['x // highlight-next-line', 'a']]
])('magic comments in %s: %j', (language, code, expected) => {
  const lines = prepare(code, language)
  expect(
    lines.map(({ text, mark }) => (mark === 'marked' ? `${text}!` : text))
  ).toEqual(expected)
})

test('magic comments stay if the info string highlights lines', () => {
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
  [
    '// [!code highlight:2]\na\nb\nc',
    [
      { text: 'a', mark: 'marked' },
      { text: 'b', mark: 'marked' },
      { text: 'c' }
    ]
  ],
  ['a // [!code other]', [{ text: 'a // [!code other]' }]]
])('the notation in %j applies to its lines', (code, expected) => {
  expect(prepare(code)).toEqual(expected)
})

test('a word notation applies from its line on', () => {
  const meta = parseCodeMeta('/all/')
  const options = { language: 'ts' }
  const code = 'a\n// [!code word:b]\nb\nb // [!code word:c\\:d:2]'
  expect(prepareCode(code, meta, options).words).toEqual([
    { word: 'b', from: 1, to: Number.POSITIVE_INFINITY },
    { word: 'c:d', from: 2, to: 4 },
    { word: 'all', from: 0, to: Number.POSITIVE_INFINITY }
  ])
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

test('a shell block without prompts contains only commands', () => {
  expect(prepare('npm i\nls', 'bash')).toEqual([
    { text: 'npm i' },
    { text: 'ls' }
  ])
})
