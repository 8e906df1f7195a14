import { SiteError } from '../../model/errors.ts'
import {
  encodeLocation,
  type OutputFile,
  splitLink
} from '../../model/paths.ts'
import type { Redirect } from '../../routes/createRedirects.ts'
import {
  DRAWING_POLICY,
  IMMUTABLE,
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

/** A part of the site with its own content security policy. */
interface ServedBase {
  /** With leading and trailing slash. */
  readonly baseUrl: string
  /** The policy of its pages, with their hashes. */
  readonly csp: string
}

/** Everything about serving the site that only the build knows. */
export interface NginxOptions extends ServedBase {
  /** With base; the old paths are decoded. */
  readonly redirects: readonly Redirect[]
  /** The other locales, each inside `baseUrl`. */
  readonly locales?: readonly ServedBase[]
}

/**
 * Create the parts of the nginx configuration that depend on the build: the
 * policies with their hashes, the redirects, and the locations that contain the
 * base.
 *
 * @throws SiteError if a policy is longer than nginx and proxies accept
 */
export function createNginxSnippets(
  options: NginxOptions
): readonly OutputText[] {
  listBases(options).forEach(checkPolicy)
  return [
    ['http', createHttpSnippet(options)] as const,
    ['server', createServerSnippet(options)] as const,
    ['headers', createHeadersSnippet()] as const
  ].map(([name, text]) => ({
    file: `.nginx/${name}.conf` as OutputFile, // relative
    text
  }))
}

function createHttpSnippet(options: NginxOptions): string {
  const { csp, redirects, baseUrl, locales = [] } = options
  // A short path, because each byte is part of the budget of every document.
  const reports = `; report-uri ${baseUrl}csp`
  return `${SNIPPET_HEADER} Included at the http level of nginx.conf.

map $uri $content_security_policy {
  default ${quote(csp + reports)};
  # An image that is opened on its own gets its own styles, and nothing else.
  "~*\\.svg$" ${quote(DRAWING_POLICY)};
${locales.map(locale => createPolicyLine(locale, reports)).join('\n')}
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
  ${quote(`~^(?:200|304)::${createPattern(options)}assets/`)}
    ${quote(IMMUTABLE)};
}

map $uri $not_found_page {
  default ${quote(`${baseUrl}404.html`)};
${locales.map(createNotFoundLine).join('\n')}
}

map $uri $redirect {
  default "";
${createRedirectLines(redirects).join('\n')}
}
`
}

/**
 * List all forms of the old addresses. nginx compares keys case-insensitively, so
 * each may occur only once. Drop redirects that change only letter case, because
 * they would loop.
 */
function createRedirectLines(redirects: NginxOptions['redirects']) {
  const targets = redirects.flatMap(({ from, to }) => {
    const stem = from.replace(/\/$/, '').toLowerCase()
    const forms = ['', '/', '.html', '/index', '/index.html']
    return splitLink(to).path.replace(/\/$/, '').toLowerCase() === stem
      ? []
      : forms.map(form => [stem + form, createTarget(to)] as const)
  })
  return [...new Map(targets)].map(
    ([from, target]) => `  ${quote(from)} ${target};`
  )
}

/** Keep the request's query, unless the target has its own. */
function createTarget(to: string): string {
  const { path, query, hash } = splitLink(to)
  const kept = query === '' ? '$is_args$args' : encodeLocation(query)
  return `"${encodeLocation(path)}${kept}${encodeLocation(hash)}"`
}

function createServerSnippet(options: NginxOptions): string {
  const pattern = createPattern(options)
  return `${SNIPPET_HEADER} Included at the server level of nginx.conf.

# The error page has no public address.
location ~ ${quote(`^${pattern}404\\.html$`)} { internal; }
location ~ ${quote(`^${pattern}404(?:\\.html)?(?:/|$)`)} { return 404; }

${listBases(options).map(createAssetLocation).join('\n')}
`
}

/** Create a prefix location, which never competes with the pages' patterns. */
function createAssetLocation({ baseUrl }: ServedBase): string {
  const folder = `${baseUrl}assets/`
  return `# A missing hashed file is never answered with a page, and a compressed twin is
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

function createHeadersSnippet(): string {
  const lines = Object.entries(securityHeaders).map(
    ([name, value]) => `add_header ${name} ${quote(value)} always;`
  )
  return `${SNIPPET_HEADER} Included at the server level of nginx.conf.

add_header Content-Security-Policy $content_security_policy always;
${lines.join('\n')}
`
}

/** The hashes differ because a locale's style sheets name its own fonts. */
function createPolicyLine(
  { baseUrl, csp }: ServedBase,
  reports: string
): string {
  return `  ${quote(`~^${escapePattern(baseUrl)}`)} ${quote(csp + reports)};`
}

function checkPolicy({ baseUrl, csp }: ServedBase): void {
  if (csp.length <= MAX_POLICY_LENGTH) return
  const hashes = csp.split("'sha256-").length - 1
  throw new SiteError(
    `The content security policy of ${baseUrl} has ${csp.length} characters, but nginx and proxies accept only about ${MAX_POLICY_LENGTH}.`,
    {
      remedy: `It lists ${hashes} hashes, one for each inline script and style sheet. Move the <style> elements of pages to one style sheet that the pages import.`
    }
  )
}

function createNotFoundLine({ baseUrl }: ServedBase): string {
  return `  ${quote(`~^${escapePattern(baseUrl)}`)} ${quote(`${baseUrl}404.html`)};`
}

function listBases(options: NginxOptions): readonly ServedBase[] {
  return [options, ...(options.locales ?? [])]
}

/** Create a pattern that matches the base of any locale. */
function createPattern(options: NginxOptions): string {
  const bases = listBases(options).map(({ baseUrl }) => escapePattern(baseUrl))
  return bases.length === 1 ? bases.join() : `(?:${bases.join('|')})`
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}
