import { conformance, type Fault, unit } from './fault.ts'

const requests = conformance('requests', '11.1 the built site', 'own')
const nginx = { file: 'nginx.conf', caughtBy: requests } as const
const snippets = 'src/core/build/output/nginxSnippets.ts'

/** Mistakes in what the server answers. */
export const deliveryFaults: readonly Fault[] = [
  {
    name: 'an unknown page answers 200',
    ...nginx,
    find: 'error_page 400 404 $not_found_page;',
    replace: 'error_page 400 404 =200 $not_found_page;'
  },
  {
    name: 'files of the server can be read by their dots',
    ...nginx,
    find: 'location ~ "/\\.(?!well-known/)" { return 404; }',
    replace: ''
  },
  {
    name: 'a refusal does not say which methods are allowed',
    ...nginx,
    find: '405 "GET, HEAD"',
    replace: '405 ""'
  },
  {
    name: 'no compressed twin is sent',
    ...nginx,
    find: 'brotli_static on;',
    replace: 'brotli_static off;'
  },
  {
    name: 'a security header is missing',
    file: 'src/core/build/output/deliveryHeaders.ts',
    find: "  'X-Content-Type-Options': 'nosniff',\n",
    replace: '',
    caughtBy: requests
  },
  {
    name: 'the server tells its version',
    ...nginx,
    find: 'server_tokens off;',
    replace: 'server_tokens on;'
  },
  {
    name: 'a redirect names the port behind the proxy',
    ...nginx,
    find: 'absolute_redirect off;',
    replace: 'absolute_redirect on;'
  },
  {
    name: 'an address with a slash too many answers twice',
    ...nginx,
    find: '$1 permanent;',
    replace: '$1.html break;'
  },
  {
    name: 'feeds are sent as plain XML',
    ...nginx,
    find: 'default_type application/rss+xml;',
    replace: 'default_type application/xml;'
  },
  {
    name: 'pages are kept by browsers for a year',
    file: 'src/core/build/output/deliveryHeaders.ts',
    find: "ASKED_AGAIN = 'no-cache'",
    replace: "ASKED_AGAIN = 'public, max-age=31536000, immutable'",
    caughtBy: requests
  },
  {
    name: 'a script that is gone is answered with a page',
    file: snippets,
    find: '  error_page 404 @missing_file;\n',
    replace: '',
    caughtBy: requests
  },
  {
    name: 'the policy allows inline styles',
    file: 'src/core/build/output/contentSecurityPolicy.ts',
    find: `['style-src', "'self'",`,
    replace: `['style-src', "'self'", "'unsafe-inline'",`,
    caughtBy: unit('core/build/output/contentSecurityPolicy.test.ts', '')
  },
  {
    name: 'an old address loses its query on the way',
    file: snippets,
    find: `'$is_args$args'`,
    replace: `''`,
    caughtBy: unit('core/build/output/nginxSnippets.test.ts', '')
  },
  {
    name: 'a file that did not change is sent again after each build',
    file: 'src/core/build/output/finishFile.ts',
    find: 'const time = createTime(digest)',
    replace: 'const time = createFileTime(file)',
    caughtBy: unit(
      'core/build/output/createFinisher.test.ts',
      'equal content gets an equal time'
    )
  },
  {
    name: 'the manifest has no type',
    ...nginx,
    find: '    application/manifest+json webmanifest;\n',
    replace: ''
  },
  {
    name: 'who refuses Markdown gets it',
    ...nginx,
    find: '    "~*text/markdown\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)" ".html";\n',
    replace: ''
  },
  {
    name: 'the page of an old address ends its attributes early',
    file: 'src/core/build/output/redirectPages.ts',
    find: 'href = escapeAttribute(',
    replace: 'href = String(',
    caughtBy: unit('core/build/output/redirectPages.test.ts', '')
  },
  {
    name: 'an unknown page of a language is answered in another',
    file: snippets,
    find: 'locales.map(createNotFoundLine)',
    replace: '[].map(createNotFoundLine)',
    caughtBy: unit('core/build/output/nginxSnippets.test.ts', 'every locale')
  },
  {
    name: 'a range beyond the end of a page is answered with two of each header',
    ...nginx,
    find: '    error_page 416 @unsatisfiable;\n\n    if',
    replace: '\n    if'
  }
]
