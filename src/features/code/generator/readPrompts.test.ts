import { expect, test } from 'vitest'
import { readPrompts } from './readPrompts.ts'

/** Mark what isn't copied: prompts with ⟨⟩, output with a leading `|`. */
function read(code: string, language = 'bash'): string {
  return readPrompts(
    code.split('\n').map(text => ({ text })),
    language
  )
    .map(({ prompt, text, isOutput }) =>
      isOutput ? `|${text}` : prompt ? `⟨${prompt}⟩${text}` : text
    )
    .join('\n')
}

/** What the copy button writes. */
function copy(code: string, language?: string): string {
  return read(code, language)
    .split('\n')
    .filter(line => !line.startsWith('|'))
    .map(line => line.replace(/^⟨.*?⟩/, ''))
    .join('\n')
}

test.each([
  ['a heredoc', "$ cat - <<'OUTER'\nkind: Pod\n\n# no\nOUTER\n|pod"],
  ['a heredoc with a bare delimiter', '$ cat > a.txt <<EOF\nhello\nEOF\n|out'],
  ['a heredoc with an escaped delimiter', '$ cat <<\\EOF\n$HOME\nEOF\n|out'],
  ['two heredocs', '$ diff <(cat <<A\n1\nA\n) - <<"B"\n2\nB\n|out'],
  ['two heredocs on a line', '$ paste - /dev/fd/3 <<A 3<<B\n1\nA\n2\nB\n|out'],
  ['a heredoc that contains a prompt', '$ cat <<EOF\n$ x\nEOF\n|out'],
  ['a heredoc with lines after >', '$ cat <<EOF\n> quote\ntext\nEOF\n|out'],
  ['a heredoc in a pipe', '$ cat <<EOF | sort |\nb\na\nEOF\nuniq\n|out'],
  ['a heredoc in quotes', "$ git commit -m \"$(cat <<'E'\nIt's\nE\n)\"\n|out"],
  ['an indented heredoc', '$ cat <<-END\n\ta\n\tEND\n|out'],
  ['double quotes', '$ git commit -m "One\n\n# Two"\n|out'],
  ['single quotes', "$ awk '\n  { print \\\n  }\n' file\n|out"],
  ['quotes with escapes', "$ printf $'it\\'s\nhere'\n|out"],
  ['quotes in a substitution', '$ echo "$(echo "a\nb")\nc"\n|out'],
  ['backticks', '$ echo `date\n`\n|out'],
  ['a pipe', '$ curl url |\n    jq .name\n|"pump"'],
  ['a pipe with errors', '$ make |&\n  tee log\n|out'],
  ['a pipe and a comment', '$ curl url | # why\n\n  jq .\n|out'],
  ['&&', '$ make &&\n  make install\n|done'],
  ['||', '$ make ||\n  exit\n|out'],
  ['backslashes', '$ docker run \\\n    --rm \\\n    pump:1\n|started'],
  ['a backslash and a keyword', '$ echo \\\n  if\n|out'],
  ['for', '$ for f in *.txt; do\n    echo "$f"\n  done\n|a.txt'],
  ['for without do', '$ for f in a b\ndo\n  echo done\ndone | sort\n|out'],
  ['for with numbers', '$ for ((i = 1; i < 9; i++)); do\n  echo $i\ndone\n|1'],
  ['nested loops', '$ for a in 1; do for b in 2; do\n:\ndone\ndone\n|out'],
  ['while', '$ while read -r x; do\n  echo $x\ndone < file\n|out'],
  ['until', '$ until curl url; do\n  sleep 1\ndone\n|out'],
  [
    'if',
    '$ if [ -f a ]; then\n  cat a\nelif x; then\n  b\nelse\n  c\nfi\n|out'
  ],
  ['if in a loop', '$ while :; do if x; then\n  break\nfi; done\n|out'],
  ['case', '$ case $1 in\n  a | b) echo 1 ;;\n  *) echo 2 ;;\nesac\n|out'],
  ['case with parentheses', '$ case x in\n(a)\n  b\n  ;;\nesac\n|out'],
  ['a function', '$ f() {\n  echo "}"\n}\n|out'],
  ['a function with a brace below', '$ f()\n{\n  echo 1\n}\n|out'],
  ['the keyword function', '$ function f {\n  echo 1\n}\n|out'],
  ['function with a brace below', '$ function f\n{\n  :\n}\n|out'],
  ['a subshell', '$ (cd a &&\n  make\n)\n|out'],
  ['a group', '$ { echo 1\n  echo 2; } > file\n|out'],
  ['a substitution', '$ x=$(\n  date\n)\n|out'],
  ['a list', '$ x=(\n  a\n  b\n)\n|out'],
  ['an expansion', '$ echo $'.concat('{x:-\n}\n|out')]
])('2.9.9 a command continues after %s', (_, expected) => {
  const code = expected.replace(/^\|/gm, '')
  expect(read(code)).toBe(expected.replace(/^\$ /, '⟨$ ⟩'))
})

test.each([
  ["it's output", '$ ls # it\'s "here'],
  ['> tsc', '$ npm run build'],
  ['a | b', '$ echo "|" \'&&\''],
  ['done', '$ echo for if while case { done'],
  ['out', '$ echo $((1 << 2)) $#'],
  ['out', '$ echo $'.concat('{#x} a#b')],
  ['out', '$ grep x <<< "$y"'],
  ['out', '$ x=()'],
  ['out', '$ sleep 9 &'],
  ['out', '$ make > log 2>&1'],
  ['out', '$ echo function f'],
  ['out', '$ find . -exec rm {} \\;'],
  ['out', '$ echo \\" \\\''],
  ['out', '$ echo "it\'s"'],
  // Never closed
  ['its', "$ echo it's"],
  ['out', '$ deploy <<name>>'],
  ['out', '$ for f in *; do']
])('%j after a complete command is output: %j', (output, command) => {
  expect(copy(`${command}\n${output}\n$ ls`)).toBe(`${command.slice(2)}\nls`)
})

test.each([
  [
    'bash',
    '$ for f in *\n> do\n>\n>   x\n> done\nout',
    'for f in *\ndo\n\n  x\ndone'
  ],
  ['console', '$ cat <<EOF\n> a\n> EOF\na', 'cat <<EOF\na\nEOF'],
  ['console', '$ echo "a\n> b"\na\nb', 'echo "a\nb"'],
  [
    'sh',
    '$ docker run \\\n> --rm \\\n> pump\nout',
    'docker run \\\n--rm \\\npump'
  ],
  // The end isn't shown.
  ['sh', '$ for f in *\n> do\nout\n$ ls', 'for f in *\ndo\nls'],
  [
    'powershell',
    'PS> Get-Item a |\n>> Sort-Object\n\nName',
    'Get-Item a |\nSort-Object'
  ],
  [
    'ps1',
    'PS C:\\Users> if ($x) {\n>>   y\n>> }\n>>\nout',
    'if ($x) {\n  y\n}\n'
  ],
  ['pwsh', 'PS /home> ls\nout\nPS /home> cat a', 'ls\ncat a']
])(
  'prompts of continued lines are not copied in %s: %j',
  (language, code, expected) => {
    expect(copy(code, language)).toBe(expected)
  }
)

test.each([
  ['a pipe', 'PS> Get-Item a | # why\n  Sort-Object\n|Name'],
  ['a backtick', 'PS> Get-Item `\n  -Force\n|Name'],
  ['a brace', "PS> foreach ($x in 1..3) {\n  '}'\n}\n|1"],
  ['a parenthesis', 'PS> Add-Type (\n  "a`"("\n)\n|out'],
  ['a here-string', "PS> $x = @'\nit's\nPS> no\n'@\n|out"],
  ['a comment', 'PS> ls <# {\n #>\n|out'],
  ['an operator', 'PS> $a -and\n  $b\n|True'],
  ['nothing', "PS> ls -Force # it's\n|out"]
])('2.9.9 a PowerShell command continues after %s', (_, expected) => {
  const code = expected.replace(/^\|/gm, '')
  expect(read(code, 'powershell')).toBe(expected.replace(/^PS> /, '⟨PS> ⟩'))
})

test('other languages have no prompts', () => {
  expect(read('$ a\nb', 'php')).toBe('$ a\nb')
})
