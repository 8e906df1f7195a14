/** How a kind of comment begins and ends, as parts of an expression. */
interface CommentStyle {
  readonly open: string
  readonly close: string
}

const STYLES = {
  line: { open: '//', close: '' },
  block: { open: '/\\*', close: '\\*/' },
  jsx: { open: '\\{\\s*/\\*', close: '\\*/\\s*\\}' },
  hash: { open: '#', close: '' },
  html: { open: '<!--', close: '-->' },
  dash: { open: '--', close: '' },
  percent: { open: '%', close: '' },
  quote: { open: "(?:'|\\u2018|\\u2019|Rem\\s|REM\\s)", close: '' },
  paren: { open: '\\(\\*', close: '\\*\\)' },
  semicolon: { open: ';', close: '' }
} as const satisfies Record<string, CommentStyle>

type StyleName = keyof typeof STYLES

const C_LIKE: readonly StyleName[] = ['line', 'block']
const ANY: readonly StyleName[] = ['jsx', 'line', 'block', 'hash', 'html']

/** Comment styles of languages (behaviour 2.9.6). */
const LANGUAGES: Readonly<Record<string, readonly StyleName[]>> = {
  ...createRows('js ts javascript typescript', C_LIKE),
  ...createRows('jsx tsx mdx', ['jsx', ...C_LIKE]),
  ...createRows('html xml svg vue svelte', ['html', ...C_LIKE]),
  ...createRows('bash sh shell zsh python py ruby toml yaml yml', ['hash']),
  ...createRows('markdown md', ['html', 'jsx', 'hash']),
  ...createRows('lua haskell hs ada', ['dash']),
  ...createRows('sql', ['dash', 'block']),
  ...createRows('tex latex matlab', ['percent']),
  ...createRows('vb vbnet vba', ['quote']),
  ...createRows('ocaml fsharp', ['paren', 'line']),
  ...createRows('lisp clojure scheme ini', ['semicolon', 'hash'])
}

function createRows(languages: string, styles: readonly StyleName[]) {
  return Object.fromEntries(languages.split(' ').map(name => [name, styles]))
}

/** Find how comments are written in a language. */
export function findCommentStyles(language: string): readonly CommentStyle[] {
  if (language === 'text' || language === '') return []
  const names = Object.hasOwn(LANGUAGES, language)
    ? (LANGUAGES[language] ?? ANY)
    : ANY
  return names.map(name => STYLES[name])
}

/** Every style there is; the longer openings come first. */
export const ALL_COMMENT_STYLES: readonly CommentStyle[] = [
  STYLES.jsx,
  STYLES.block,
  STYLES.html,
  STYLES.paren,
  STYLES.line,
  STYLES.dash,
  STYLES.hash,
  STYLES.percent,
  STYLES.semicolon,
  STYLES.quote
]

/** Put styles into one expression around a pattern. */
export function createCommentPattern(
  styles: readonly CommentStyle[],
  pattern: string
): string {
  const each = styles.map(
    ({ open, close }) => `${open}\\s*${pattern}\\s*${close}`
  )
  return `(?:${each.join('|')})`
}
