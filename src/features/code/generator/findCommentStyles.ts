/** Comment delimiters, as regular expression sources. */
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

const C_STYLES: readonly StyleName[] = ['line', 'block']
const DEFAULT_STYLES: readonly StyleName[] = [
  'jsx',
  'line',
  'block',
  'hash',
  'html'
]

/** Comment styles of languages (behavior 2.9.6). */
const STYLES_BY_LANGUAGE: Readonly<Record<string, readonly StyleName[]>> = {
  ...assignStyles('js ts javascript typescript', C_STYLES),
  ...assignStyles('jsx tsx mdx', ['jsx', ...C_STYLES]),
  ...assignStyles('html xml svg vue svelte', ['html', ...C_STYLES]),
  ...assignStyles('bash sh shell zsh python py ruby toml yaml yml', ['hash']),
  ...assignStyles('markdown md', ['html', 'jsx', 'hash']),
  ...assignStyles('lua haskell hs ada', ['dash']),
  ...assignStyles('sql', ['dash', 'block']),
  ...assignStyles('tex latex matlab', ['percent']),
  ...assignStyles('vb vbnet vba', ['quote']),
  ...assignStyles('ocaml fsharp', ['paren', 'line']),
  ...assignStyles('lisp clojure scheme ini', ['semicolon', 'hash'])
}

function assignStyles(languages: string, styles: readonly StyleName[]) {
  return Object.fromEntries(languages.split(' ').map(name => [name, styles]))
}

/** Find the comment styles of a language. */
export function findCommentStyles(language: string): readonly CommentStyle[] {
  if (language === 'text' || language === '') return []
  const names = Object.hasOwn(STYLES_BY_LANGUAGE, language)
    ? (STYLES_BY_LANGUAGE[language] ?? DEFAULT_STYLES)
    : DEFAULT_STYLES
  return names.map(name => STYLES[name])
}

/** All styles, with longer delimiters first. */
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

/** Create the source of an expression that matches a pattern in any of the comment styles. */
export function createCommentPattern(
  styles: readonly CommentStyle[],
  pattern: string
): string {
  const alternatives = styles.map(
    ({ open, close }) => `${open}\\s*${pattern}\\s*${close}`
  )
  return `(?:${alternatives.join('|')})`
}
