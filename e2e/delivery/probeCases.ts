import { html, type RequestCase } from './requestCase.ts'

/** Nothing a reader can be tricked into opening leads off the site. */
export function createProbeCases(base: string): readonly RequestCase[] {
  const missing = { status: 404, type: html } as const
  const refused = { status: 400, type: html } as const
  return [
    { name: '//host/x.html', path: '//evil.example/x.html', ...missing },
    { name: '//host/', path: '//evil.example/', ...missing },
    { name: '/\\host/x.html', path: '/\\evil.example/x.html', ...missing },
    { name: '/\\host', path: '/\\evil.example', ...missing },
    { name: '/%5Chost/', path: '/%5Cevil.example/', ...missing },
    { name: '/%09/host.html', path: '/%09/evil.example/x.html', ...missing },
    {
      name: 'a line break in a path',
      path: `${base}docs%0d%0aSet-Cookie:a=b`,
      ...missing
    },
    {
      name: 'a line break before .html',
      path: `${base}%0d%0aLocation:%20//evil.example.html`,
      ...missing
    },
    { name: 'traversal', path: '/../../etc/passwd', ...refused },
    { name: 'encoded traversal', path: '/..%2f..%2fetc/passwd', ...refused },
    { name: 'a null byte', path: `${base}docs%00.html`, ...refused },
    { name: 'a broken escape', path: `${base}%zz`, ...refused },
    { name: 'invalid UTF-8', path: `${base}%E0%A4`, ...missing },
    { name: 'the snippets', path: '/.nginx/http.conf', ...missing },
    { name: 'encoded dotfiles', path: `${base}%2enginx/x`, ...missing },
    { name: 'nested dotfiles', path: `${base}docs/.git/config`, ...missing }
  ]
}
