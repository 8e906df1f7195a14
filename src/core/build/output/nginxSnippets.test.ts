import { expect, test } from 'vitest'
import { securityHeaders } from './deliveryHeaders.ts'
import { createNginxSnippets, type NginxOptions } from './nginxSnippets.ts'

const options: NginxOptions = {
  csp: "default-src 'none'; script-src 'self' 'sha256-a='",
  redirects: [],
  baseUrl: '/'
}

test('there are snippets for both levels', () => {
  expect(createNginxSnippets(options).map(({ file }) => file)).toEqual([
    '.nginx/http.conf',
    '.nginx/server.conf',
    '.nginx/headers.conf'
  ])
})

test("the policy is its map's default, and violations are reported to the base", () => {
  expect(readHttp({ ...options, baseUrl: '/kit/' })).toContain(
    `default "${options.csp}; report-uri /kit/csp";`
  )
})

test("each locale has its own policy, without the other locales' hashes", () => {
  const text = readHttp({
    ...options,
    locales: [{ baseUrl: '/pl/', csp: "style-src 'sha256-b='" }]
  })
  const reports = 'report-uri /csp'
  expect(text).toContain(`default "${options.csp}; ${reports}";`)
  expect(text).toContain(`"~^/pl/" "style-src 'sha256-b='; ${reports}";`)
})

test("a policy that's too long for nginx is rejected", () => {
  const csp = Array.from({ length: 80 }, () => `'sha256-${'a'.repeat(44)}'`)
  expect(() => createNginxSnippets({ ...options, csp: csp.join(' ') })).toThrow(
    expect.objectContaining({
      message: expect.stringContaining(
        'The content security policy of / has 4319 characters, but nginx and proxies accept only about 3500.'
      ),
      remedy: expect.stringMatching(/^It lists 80 hashes/)
    })
  )
})

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

test('all paths start with the base, escaped in patterns', () => {
  const based = { ...options, baseUrl: '/v1.0/' }
  expect(readHttp(based)).toContain(':/v1\\\\.0/assets/"')
  expect(readHttp(based)).toContain('default "/v1.0/404.html";')
  expect(readServer(based)).toContain('^/v1\\\\.0/404')
})

test('every locale has its own assets and its own not-found page', () => {
  const polish = { ...options, locales: [{ baseUrl: '/pl/', csp: '' }] }
  expect(readHttp(polish)).toContain('"~^/pl/" "/pl/404.html";')
  expect(readServer(polish)).toContain('location ^~ "/assets/" {')
  expect(readServer(polish)).toContain('location ^~ "/pl/assets/" {')
})

test('with several locales, the hashed files of each are cached forever, and error pages have no address', () => {
  const polish = {
    ...options,
    locales: [
      { baseUrl: '/pl/', csp: 'a' },
      { baseUrl: '/ar/', csp: 'b' }
    ]
  }
  expect(readHttp(polish)).toContain(
    '"~^(?:200|304)::(?:/|/pl/|/ar/)assets/"\n    "public, max-age=31536000, immutable";'
  )
  expect(readHttp(polish)).toContain(
    '"~^/pl/" "a; report-uri /csp";\n  "~^/ar/" "b; report-uri /csp";'
  )
  expect(readServer(polish)).toContain(
    'location ~ "^(?:/|/pl/|/ar/)404\\\\.html$" { internal; }\nlocation ~ "^(?:/|/pl/|/ar/)404(?:\\\\.html)?(?:/|$)" { return 404; }'
  )
  expect(readServer(polish)).toContain(
    'location ~ "^(?<asset>/pl/assets/.+)\\\\.(?:br|gz)$" {'
  )
})

test('every response, even an error, has the policy and the shared headers', () => {
  const [, , headers] = createNginxSnippets(options)
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
  for (const { text } of createNginxSnippets(options)) {
    expect(text).toMatch(/^# Written by the build\./)
  }
})

function readHttp(input: NginxOptions): string {
  return createNginxSnippets(input)[0]?.text ?? ''
}

function readServer(input: NginxOptions): string {
  return createNginxSnippets(input)[1]?.text ?? ''
}
