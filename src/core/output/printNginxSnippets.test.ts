import { expect, test } from 'vitest'
import { securityHeaders } from './deliveryHeaders.ts'
import { type NginxOptions, printNginxSnippets } from './printNginxSnippets.ts'

const options: NginxOptions = { documents: [], redirects: [], baseUrl: '/' }

test('there are snippets for both levels', () => {
  expect(printNginxSnippets(options).map(({ file }) => file)).toEqual([
    '.nginx/http.conf',
    '.nginx/server.conf',
    '.nginx/headers.conf'
  ])
})

test('violations are reported to the base', () => {
  const text = readHttp({ ...options, baseUrl: '/kit/' })
  expect(text).toMatch(
    / {2}default "default-src 'none'.*; report-uri \/kit\/csp";/
  )
})

test("a document's policy allows its own inline code, and no other's", () => {
  const text = readHttp({
    ...options,
    documents: [
      renderDocument('/a.html', ['x'], ['1']),
      renderDocument('/b.html', ['x'], ['2']),
      renderDocument('/pl/c.html', ['x', 'y'], ['2'])
    ]
  })
  expect(text).toContain("script-src 'self' $inline_scripts; style-src")
  expect(text).toContain(
    'map $uri $inline_scripts {\n  default "x";\n  "/pl/c.html" "x y";\n}'
  )
  expect(text).toContain(
    'map $uri $inline_styles {\n  default "2";\n  "/a.html" "1";\n}'
  )
})

test('documents whose paths are equal to nginx share a line', () => {
  const text = readHttp({
    ...options,
    documents: [
      ...['/', '/'].map(path => renderDocument(path, [], ['1'])),
      renderDocument('/Ä.html', [], ['2']),
      renderDocument('/A"$b.html', [], ['3']),
      renderDocument('/a"$b.html', [], ['4'])
    ]
  })
  expect(text).toContain(
    'map $uri $inline_styles {\n  default "1";\n  "/a\\"$b.html" "3 4";\n  "/Ä.html" "2";\n}'
  )
})

test("a policy that's too long for nginx is rejected", () => {
  const hashes = Array.from({ length: 80 }, () => `'sha256-${'a'.repeat(44)}'`)
  const documents = [renderDocument('/a.html', ['x'], hashes)]
  expect(() => printNginxSnippets({ ...options, documents })).toThrow(
    expect.objectContaining({
      diagnostics: [
        expect.objectContaining({
          message: expect.stringMatching(
            /^The content security policy of \/a.html has 4\d+ characters, but nginx and proxies accept only about 3500.$/
          ),
          hint: expect.stringMatching(/^It lists 81 hashes/)
        })
      ]
    })
  )
})

function renderDocument(
  path: string,
  scripts: readonly string[],
  styles: readonly string[]
) {
  return { path, hashes: { scripts, styles } }
}

test('a redirect matches every form of the old address', () => {
  const text = readHttp({
    ...options,
    redirects: [{ from: '/docs', to: '/docs/a' }]
  })
  const lines = ['/docs', '/docs/', '/docs.html', '/docs/index']
  for (const line of [...lines, '/docs/index.html']) {
    expect(text).toContain(`  "${line}" "/docs/a$is_args$args";\n`)
  }
})

test.each([
  ['a query in the target wins', '/b?c=d', '"/b?c=d"'],
  ['a hash comes after the query', '/b#c', '"/b$is_args$args#c"'],
  ['letters are encoded', '/ä', '"/%C3%A4$is_args$args"'],
  ['encoded characters stay', '/%C3%A4', '"/%C3%A4$is_args$args"'],
  ['a dollar sign starts no variable', '/$uri', '"/%24uri$is_args$args"'],
  [
    "another site's address doesn't change",
    'https://e.example/a',
    '"https://e.example/a$is_args$args"'
  ],
  ["a quote can't end the string", '/a"b', '"/a%22b$is_args$args"'],
  ["a line break can't end the directive", '/a\nb', '"/a%0Ab$is_args$args"']
])('in the target of a redirect %s', (_, to, expected) => {
  const text = readHttp({ ...options, redirects: [{ from: '/a', to }] })
  expect(text).toContain(`  "/a" ${expected};\n`)
})

test("a redirect is dropped if nginx can't distinguish the old address from the new one", () => {
  const redirects = [
    { from: '/docs/Form', to: '/docs/form/' },
    { from: '/a', to: '/b' },
    { from: '/A/', to: '/c' }
  ]
  const lines =
    readHttp({ ...options, redirects }).match(/^ {2}"\/.+;$/gm) ?? []
  expect(lines.some(line => line.includes('form'))).toBe(false)
  expect(lines.filter(line => line.startsWith('  "/a" '))).toHaveLength(1)
})

test('a redirect matches its address in any case, composed or decomposed', () => {
  const from = '/Über/É'
  const text = readHttp({ ...options, redirects: [{ from, to: '/a' }] })
  for (const letters of [from, from.toLowerCase(), from.toUpperCase()]) {
    for (const form of ['NFC', 'NFD']) {
      const key = letters
        .normalize(form)
        .replace(/[A-Z]/g, letter => letter.toLowerCase())
      expect(text).toContain(`  "${key}" "/a$is_args$args";\n`)
    }
  }
})

test.each([
  ['another redirect', [], [{ from: '/u\u0308', to: '/b' }]],
  ['a page', [renderDocument('/u\u0308.html', [], [])], []]
])('a redirect leaves another spelling to %s', (_, documents, others) => {
  const redirects = [...others, { from: '/ü', to: '/a' }]
  const text = readHttp({ ...options, documents, redirects })
  expect(text).toContain('  "/ü" "/a$is_args$args";\n')
  expect(text).not.toContain('  "/u\u0308" "/a$is_args$args";\n')
})

test('a redirect from an address with "ß" doesn’t match "ss"', () => {
  const redirects = [{ from: '/maß', to: '/a' }]
  expect(readHttp({ ...options, redirects })).not.toContain('"/mass"')
})

test('all paths start with the base, escaped in patterns', () => {
  const based = { ...options, baseUrl: '/v1.0/' }
  expect(readHttp(based)).toContain(':/v1\\\\.0/assets/"')
  expect(readHttp(based)).toContain('default "/v1.0/404.html";')
  expect(readServer(based)).toContain('^/v1\\\\.0/404')
})

test('every locale has its own assets and its own not-found page', () => {
  const polish = { ...options, locales: ['/pl/'] }
  expect(readHttp(polish)).toContain('"~^/pl/" "/pl/404.html";')
  expect(readServer(polish)).toContain('location ^~ "/assets/" {')
  expect(readServer(polish)).toContain('location ^~ "/pl/assets/" {')
})

test('with several locales, the hashed files of each are cached forever, and error pages have no address', () => {
  const polish = {
    ...options,
    locales: ['/pl/', '/ar/']
  }
  expect(readHttp(polish)).toContain(
    '"~^(?:200|304)::(?:/|/pl/|/ar/)assets/"\n    "public, max-age=31536000, immutable";'
  )
  expect(readServer(polish)).toContain(
    'location ~ "^(?:/|/pl/|/ar/)404\\\\.html$" { internal; }\nlocation ~ "^(?:/|/pl/|/ar/)404(?:\\\\.html)?(?:/|$)" { return 404; }'
  )
  expect(readServer(polish)).toContain(
    'location ~ "^(?<asset>/pl/assets/.+)\\\\.(?:br|gz)$" {'
  )
})

test('every response, even an error, has the policy and the shared headers', () => {
  const [, , headers] = printNginxSnippets(options)
  const lines = Object.entries(securityHeaders).map(
    ([name, value]) => `add_header ${name} "${value}" always;`
  )
  expect(headers?.text.split('\n').slice(2)).toEqual([
    'add_header Content-Security-Policy $content_security_policy always;',
    ...lines,
    ''
  ])
})

test('each file starts with the words that mark an output folder', () => {
  for (const { text } of printNginxSnippets(options)) {
    expect(text).toMatch(/^# Written by the build\./)
  }
})

function readHttp(input: NginxOptions): string {
  return printNginxSnippets(input)[0]?.text ?? ''
}

function readServer(input: NginxOptions): string {
  return printNginxSnippets(input)[1]?.text ?? ''
}
