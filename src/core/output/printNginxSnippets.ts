import { DiagnosticError } from '../model/diagnostic.ts'
import {
  encodeLocation,
  listUnicodeForms,
  type OutputFile,
  splitLink
} from '../model/paths.ts'
import type { Redirect } from '../site/routes/planRedirects.ts'
import {
  DRAWING_POLICY,
  IMMUTABLE,
  type InlineHashes,
  printPolicy,
  REVALIDATE,
  securityHeaders
} from './deliveryHeaders.ts'
import type { OutputText } from './outputText.ts'

/** First words of each snippet, which identify an output folder. */
export const SNIPPET_HEADER = '# Written by the build.'

/**
 * Maximum length of a policy. nginx limits strings to 4,096 bytes, and proxies
 * often reserve 4 kB for all headers of a response.
 */
const MAX_POLICY_LENGTH = 3500

/** A document, and the inline code that its policy allows. */
interface ServedDocument {
  /** The decoded path, with the base URL and the file extension. */
  readonly path: string
  readonly hashes: InlineHashes
}

/** Everything about serving the site that only the build knows. */
export interface NginxOptions {
  /** Starts and ends with a slash. */
  readonly baseUrl: string
  readonly documents: readonly ServedDocument[]
  /** Their paths start with the base URL; the old ones are decoded. */
  readonly redirects: readonly Redirect[]
  /** Bases of the other locales, each inside `baseUrl`. */
  readonly locales?: readonly string[]
}

/**
 * Print the parts of the nginx configuration that depend on the build: the
 * policies with their hashes, the redirects, and the locations that contain the
 * base.
 *
 * @throws DiagnosticError if a policy is longer than nginx and proxies accept
 */
export function printNginxSnippets(
  options: NginxOptions
): readonly OutputText[] {
  options.documents.forEach(checkPolicy)
  return [
    ['http', printHttpSnippet(options)] as const,
    ['server', printServerSnippet(options)] as const,
    ['headers', printHeadersSnippet()] as const
  ].map(([name, text]) => ({
    file: `.nginx/${name}.conf` as OutputFile, // relative
    text
  }))
}

function printHttpSnippet(options: NginxOptions): string {
  const { documents, baseUrl, locales = [] } = options
  const policy = printPolicy({
    scripts: ['$inline_scripts'],
    styles: ['$inline_styles']
  })
  return `${SNIPPET_HEADER} Included at the http level of nginx.conf.

# The inline code of each document.
${printHashMap('scripts', documents)}
${printHashMap('styles', documents)}
# Violations are reported to a short path, because each byte is part of the budget
# of every document.
map $uri $content_security_policy {
  default ${quote(`${policy}; report-uri ${baseUrl}csp`)};
  # An image that is opened on its own gets its own styles, and nothing else.
  "~*\\.svg$" ${quote(DRAWING_POLICY)};
}

map "$request_method $uri" $is_csp_report {
  volatile;
  ${quote(`~^POST ${escapePattern(baseUrl)}csp$`)} 1;
  default "";
}

# Hashed files never change; everything else is revalidated each time. So are
# ranges: nginx finds out that one can't be satisfied only after it has set this
# header.
map "$status:$http_range:$uri" $cache_control {
  default ${quote(REVALIDATE)};
  ${quote(`~^(?:200|304)::${printPattern(options)}assets/`)}
    ${quote(IMMUTABLE)};
}

map $uri $not_found_page {
  default ${quote(`${baseUrl}404.html`)};
${locales.map(printNotFoundLine).join('\n')}
}

map $uri $redirect {
  default "";
${printRedirectLines(options).join('\n')}
}
`
}

/** Print a map of the documents whose hashes differ from the most common ones. */
function printHashMap(
  kind: keyof InlineHashes,
  documents: NginxOptions['documents']
): string {
  const byPath = new Map<string, ReadonlySet<string>>()
  const counts = new Map<string, number>()
  for (const { path, hashes } of documents) {
    const key = toNginxKey(path)
    byPath.set(key, new Set([...(byPath.get(key) ?? []), ...hashes[kind]]))
  }
  const lists = Array.from(
    byPath,
    ([path, hashes]) => [path, [...hashes].join(' ')] as const
  )
  for (const [, list] of lists) counts.set(list, (counts.get(list) ?? 0) + 1)
  const [[common = ''] = []] = [...counts].sort(([, a], [, b]) => b - a)
  const lines = lists
    .filter(([, list]) => list !== common)
    .map(([path, list]) => `  ${quote(path)} ${quote(list)};\n`)
  return `map $uri $inline_${kind} {
  default ${quote(common)};
${lines.sort().join('')}}
`
}

/**
 * Print all forms of the old pathnames. Drop redirects that nginx can't tell
 * apart from their targets, because they would loop.
 */
function printRedirectLines({ redirects, documents }: NginxOptions) {
  const endings = ['', '/', '.html', '/index', '/index.html']
  const pages = new Set(documents.map(({ path }) => toNginxKey(path)))
  const list = (
    listStems: (stem: string) => readonly string[]
  ): readonly (readonly [string, string])[] =>
    redirects.flatMap(({ from, to }) => {
      const target = toNginxKey(splitLink(to).path.replace(/\/$/, ''))
      return listStems(from.replace(/\/$/, ''))
        .map(toNginxKey)
        .filter(stem => stem !== target)
        .flatMap(stem =>
          endings.map(ending => [stem + ending, printTarget(to)] as const)
        )
    })
  const isFree = (stem: string) =>
    ['.html', '/index.html'].every(
      ending => !pages.has(toNginxKey(stem + ending))
    )
  // What a site declares takes precedence over other spellings.
  const lines = new Map([
    ...list(stem => listSpellings(stem).filter(isFree)),
    ...list(stem => [stem])
  ])
  return Array.from(lines, ([from, to]) => `  ${quote(from)} ${to};`)
}

/**
 * List spellings of a path that nginx tells apart, although redirects are
 * case-insensitive: it ignores the case of ASCII letters only, and distinguishes
 * composed letters from decomposed ones.
 */
function listSpellings(path: string): readonly string[] {
  return [path, path.toLowerCase(), path.toUpperCase()]
    .filter(text => text.toLowerCase() === path.toLowerCase()) // "ß" becomes "SS"
    .flatMap(listUnicodeForms)
}

/**
 * Create a key of a map. nginx ignores the case of ASCII letters, and rejects
 * duplicates.
 */
function toNginxKey(path: string): string {
  return path.replace(/[A-Z]+/g, letters => letters.toLowerCase())
}

/** Keep the request's query, unless the target has its own. */
function printTarget(to: string): string {
  const { path, query, hash } = splitLink(to)
  const kept = query === '' ? '$is_args$args' : encodeLocation(query)
  return `"${encodeLocation(path)}${kept}${encodeLocation(hash)}"`
}

function printServerSnippet(options: NginxOptions): string {
  const pattern = printPattern(options)
  return `${SNIPPET_HEADER} Included at the server level of nginx.conf.

# The error page has no public address.
location ~ ${quote(`^${pattern}404\\.html$`)} { internal; }
location ~ ${quote(`^${pattern}404(?:\\.html)?(?:/|$)`)} { return 404; }

${listBases(options).map(printAssetLocation).join('\n')}
`
}

/** Print a prefix location, which never competes with the pages' patterns. */
function printAssetLocation(baseUrl: string): string {
  const folder = `${baseUrl}assets/`
  return `# A missing hashed file is never answered with a page, and a compressed variant is
# only sent in place of its original.
location ^~ ${quote(folder)} {
  error_page 404 @missing_file;
  error_page 416 @unsatisfiable;
  try_files $uri =404;
  location ~ ${quote(`^(?<asset>${escapePattern(folder)}.+)\\.(?:br|gz)$`)} {
    if (-f $document_root$asset) { return 404; }
    try_files $uri =404;
  }
}`
}

function printHeadersSnippet(): string {
  const lines = Object.entries(securityHeaders).map(
    ([name, value]) => `add_header ${name} ${quote(value)} always;`
  )
  return `${SNIPPET_HEADER} Included at the server level of nginx.conf.

add_header Content-Security-Policy $content_security_policy always;
${lines.join('\n')}
`
}

function checkPolicy(document: ServedDocument): void {
  const message = explainPolicy(document)
  if (message === undefined) return
  const { hashes } = document
  const count = hashes.scripts.length + hashes.styles.length
  throw new DiagnosticError({
    message,
    hint: `It lists ${count} hashes, one for each inline script and style sheet. Move inline scripts that features add to the page into files.`
  })
}

/** @returns why the policy of a document can't be served */
export function explainPolicy({
  path,
  hashes
}: ServedDocument): string | undefined {
  const { length } = printPolicy(hashes)
  return length <= MAX_POLICY_LENGTH
    ? undefined
    : `The content security policy of ${path} has ${length} characters, but nginx and proxies accept only about ${MAX_POLICY_LENGTH}.`
}

function printNotFoundLine(baseUrl: string): string {
  return `  ${quote(`~^${escapePattern(baseUrl)}`)} ${quote(`${baseUrl}404.html`)};`
}

function listBases(options: NginxOptions): readonly string[] {
  return [options.baseUrl, ...(options.locales ?? [])]
}

/** Print a pattern that matches the base of any locale. */
function printPattern(options: NginxOptions): string {
  const bases = listBases(options).map(escapePattern)
  return bases.length === 1 ? bases.join() : `(?:${bases.join('|')})`
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}
