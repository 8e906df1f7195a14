import { expect, test } from 'vitest'
import { highlightCode } from './highlightCode.ts'
import { resolveLanguage } from './resolveLanguage.ts'

/** A language's name or alias, a sample, and a token of it with its class. */
test.each([
  ['markup', '<a href="b">c</a>', 'a', 'tk-tag'],
  ['html', '<a href="b">c</a>', 'a', 'tk-tag'],
  ['xml', '<a b="c"/>', 'a', 'tk-tag'],
  ['svg', '<path d="c"/>', 'path', 'tk-tag'],
  ['css', 'a { color: red }', 'a', 'tk-tag'],
  ['scss', '$a: 1px;', '$a', 'tk-variable'],
  ['js', 'const a = 1', 'const', 'tk-keyword'],
  ['javascript', 'const a = 1', 'const', 'tk-keyword'],
  ['jsx', 'const a = <b />', 'b', 'tk-tag'],
  ['ts', 'type A = string', 'type', 'tk-keyword'],
  ['typescript', 'type A = string', 'type', 'tk-keyword'],
  ['tsx', 'const a = <B />', 'B', 'tk-tag'],
  ['json', '{ "a": 1 }', '1', 'tk-constant'],
  ['json', '{ "a": 1 }', '"a"', 'tk-variable'],
  ['jsonc', '{ "a": 1 } // b', '// b', 'tk-comment'],
  ['markdown', '# a', '# a', 'tk-keyword'],
  ['md', '# a', '# a', 'tk-keyword'],
  ['mdx', '# a', '# a', 'tk-keyword'],
  ['yaml', 'a: 1', '1', 'tk-constant'],
  ['yml', 'a: 1', '1', 'tk-constant'],
  ['toml', 'a = 1', '1', 'tk-constant'],
  ['ini', '; a', '; a', 'tk-comment'],
  ['graphql', 'query A { b }', 'query', 'tk-keyword'],
  ['gql', 'query A { b }', 'query', 'tk-keyword'],
  ['sql', 'SELECT a', 'SELECT', 'tk-keyword'],
  ['postgresql', 'SELECT a', 'SELECT', 'tk-keyword'],
  ['python', 'def a(): pass', 'def', 'tk-keyword'],
  ['py', 'def a(): pass', 'def', 'tk-keyword'],
  ['go', 'func a() {}', 'func', 'tk-keyword'],
  ['golang', 'func a() {}', 'func', 'tk-keyword'],
  ['rust', 'fn a() {}', 'fn', 'tk-keyword'],
  ['rs', 'fn a() {}', 'fn', 'tk-keyword'],
  ['c', 'return 1;', 'return', 'tk-keyword'],
  ['cpp', 'return 1;', 'return', 'tk-keyword'],
  ['c++', 'return 1;', 'return', 'tk-keyword'],
  ['csharp', 'return 1;', 'return', 'tk-keyword'],
  ['objective-c', 'return 1;', 'return', 'tk-keyword'],
  ['objectivec', 'return 1;', 'return', 'tk-keyword'],
  ['swift', 'let a = 1', 'let', 'tk-keyword'],
  ['kotlin', 'val a = 1', 'val', 'tk-keyword'],
  ['kt', 'val a = 1', 'val', 'tk-keyword'],
  ['java', 'class A {}', 'class', 'tk-keyword'],
  ['reason', 'let a = 1', 'let', 'tk-keyword'],
  ['regex', 'a|b', '|', 'tk-punctuation'],
  ['actionscript', 'var a;', 'var', 'tk-keyword'],
  ['bash', 'echo "a"', '"a"', 'tk-string'],
  ['bash', 'npm install zod', 'install zod', 'tk-variable'],
  ['sh', 'echo "a"', '"a"', 'tk-string'],
  ['shell', 'echo "a"', '"a"', 'tk-string'],
  ['zsh', 'echo "a"', '"a"', 'tk-string'],
  ['powershell', '$a = 1', '1', 'tk-constant'],
  ['diff', '+a', '+a', 'tk-added'],
  ['docker', 'FROM a', 'FROM', 'tk-keyword'],
  ['dockerfile', 'FROM a', 'FROM', 'tk-keyword'],
  ['nginx', 'listen 80;', 'listen', 'tk-keyword'],
  ['ruby', 'def a; end', 'def', 'tk-keyword'],
  ['php', '<?php return 1;', 'return', 'tk-keyword'],
  ['lua', 'local a = 1', 'local', 'tk-keyword'],
  ['haskell', 'import A', 'import', 'tk-keyword'],
  ['elixir', 'def a, do: 1', 'def', 'tk-keyword'],
  ['scala', 'val a = 1', 'val', 'tk-keyword'],
  ['vue', '<template></template>', 'template', 'tk-tag'],
  ['svelte', '<b></b>', 'b', 'tk-tag'],
  ['prisma', 'model A {}', 'model', 'tk-keyword'],
  ['terraform', 'a = 1', '1', 'tk-constant'],
  ['latex', '% a', '% a', 'tk-comment'],
  ['groovy', 'def a = 1', 'def', 'tk-keyword'],
  ['gradle', 'def a = 1', 'def', 'tk-keyword'],
  ['env', '# a', '# a', 'tk-comment'],
  ['http', 'GET / HTTP/1.1', 'GET', 'tk-keyword']
])('2.9.4 code in %s is highlighted', async (language, code, text, classes) => {
  const lines = await highlightCode(code, language)
  const tokens = lines.flat().map(token => [token.text.trim(), token.classes])
  expect(tokens).toContainEqual([text, classes])
})

test.each(['text', 'txt', 'plain', 'plaintext', 'none'])(
  '2.9.4 %s is plain on purpose',
  name => {
    expect(resolveLanguage(name)).toEqual({ kind: 'plain' })
  }
)

test.each([
  ['typscript', 'typescript'],
  ['pyhton', 'python'],
  ['jsno', 'json'],
  ['plaintxt', 'plaintext'],
  ['klingon', undefined],
  ['constructor', undefined]
])('the nearest name to %s is %s', (name, nearest) => {
  expect(resolveLanguage(name)).toEqual({ kind: 'unknown', nearest })
})
