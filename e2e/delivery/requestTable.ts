import { createProbeCases } from './probeCases.ts'
import { createProtocolCases } from './protocolCases.ts'
import {
  fresh,
  html,
  immutable,
  markdown,
  type RequestCase,
  type SiteFacts,
  text
} from './requestCase.ts'

/** Create the requests that any built site answers, in a fixed order. */
export function createRequestTable(facts: SiteFacts): readonly RequestCase[] {
  const base = facts.baseUrl
  return [
    ...createPageCases(base),
    ...createMarkdownCases(base),
    ...createRedirectCases(base),
    ...createProbeCases(base),
    ...createMissingCases(facts),
    ...createFileCases(facts),
    ...createProtocolCases(facts)
  ]
}

function createPageCases(base: string): readonly RequestCase[] {
  const page = { status: 200, type: html, answers: fresh } as const
  return [
    { name: 'the landing page', path: base, ...page },
    { name: 'a leaf page', path: `${base}docs/form/started`, ...page },
    { name: 'a folder page', path: `${base}docs/form/`, ...page },
    { name: 'a page with a query', path: `${base}blog?a=%2F&b`, ...page },
    {
      name: 'a page with an encoded letter',
      path: `${base}docs/form/%73tarted`,
      ...page
    },
    {
      name: 'a page below a doubled slash',
      path: `${base}docs//form/started`,
      ...page
    }
  ]
}

/** Pages as Markdown, by their own address and by content negotiation. */
function createMarkdownCases(base: string): readonly RequestCase[] {
  const answers = {
    ...fresh,
    vary: 'Accept-Encoding, Accept',
    'x-robots-tag': 'noindex'
  }
  const page = { status: 200, type: markdown, answers, body: '# ' } as const
  const accepts = (Accept: string) => ({ headers: { Accept } })
  const started = `${base}docs/form/started`
  const folder = `${base}docs/form/`
  const wish = accepts('text/markdown')
  return [
    { name: 'Markdown of a leaf page', path: `${started}.md`, ...page },
    { name: 'of a folder page', path: `${folder}index.md`, ...page },
    { name: 'of the landing page', path: `${base}index.md`, ...page },
    {
      name: 'of a folder page, beside the folder',
      path: `${base}docs/form.md?a=b`,
      status: 301,
      location: `${folder}index.md?a=b`
    },
    {
      name: 'a leaf page, as Markdown if possible',
      path: started,
      ...accepts('text/markdown, */*;q=0.1'),
      ...page
    },
    { name: 'a folder page as Markdown', path: folder, ...wish, ...page },
    { name: 'the landing page as Markdown', path: base, ...wish, ...page },
    {
      name: 'a page for a client that prefers HTML',
      path: started,
      ...accepts('text/html, text/markdown;q=0.5'),
      status: 200,
      type: html,
      answers: { ...fresh, 'x-robots-tag': null }
    },
    {
      name: 'a page for a client that refuses Markdown',
      path: started,
      ...accepts('text/markdown;q=0, */*'),
      status: 200,
      type: html
    },
    {
      name: 'a file for a client that accepts Markdown',
      path: `${base}sitemap.xml`,
      ...wish,
      status: 200,
      type: 'application/xml; charset=utf-8'
    },
    {
      name: 'Markdown of an unknown page',
      path: `${base}docs/nope.md`,
      status: 404,
      type: html
    },
    {
      name: 'the list for language models',
      path: `${base}llms.txt`,
      status: 200,
      type: text,
      body: '.md): '
    }
  ]
}

/**
 * Every other form of an address redirects to the canonical one in one step.
 */
function createRedirectCases(base: string): readonly RequestCase[] {
  const pairs: readonly (readonly [string, string])[] = [
    ['index.html', ''],
    ['index', ''],
    ['index.html?a=b', '?a=b'],
    ['docs/form/started/', 'docs/form/started'],
    ['docs/form/started.html', 'docs/form/started'],
    ['docs/form/started.html/', 'docs/form/started'],
    ['docs/form/started/index.html', 'docs/form/started'],
    ['docs/form/started.html?a=b/c.html', 'docs/form/started?a=b/c.html'],
    ['docs/form/started//', 'docs/form/started'],
    ['docs//form/started.html', 'docs/form/started'],
    ['docs/form', 'docs/form/'],
    ['docs/form?q=%0d%0aX:y', 'docs/form/?q=%0d%0aX:y'],
    ['docs/form.html', 'docs/form/'],
    ['docs/form/index', 'docs/form/'],
    ['docs/form/index.html', 'docs/form/'],
    ['docs', 'docs/permissions/started'],
    ['docs/', 'docs/permissions/started'],
    ['docs/index.html?a=b', 'docs/permissions/started?a=b']
  ]
  const cases = pairs.map(([from, to]) => ({
    name: `/${from} redirects to /${to}`,
    path: base + from,
    status: 301,
    location: base + to,
    answers: fresh
  }))
  const root = base.slice(0, -1)
  return base === '/'
    ? cases
    : [
        ...cases,
        {
          name: 'the base without its slash',
          path: `${root}?a=b`,
          status: 301,
          location: `${base}?a=b`
        }
      ]
}

function createMissingCases(facts: SiteFacts): readonly RequestCase[] {
  const pages: readonly (readonly [string, string])[] = [
    ['an unknown page', 'docs/nope'],
    ['an unknown .html', 'nope.html'],
    ['an unknown folder', 'nope/'],
    ['a page that ends in index', 'docs/reindex'],
    ['other letter case', 'DOCS/form/started'],
    ['an encoded slash', 'docs/form%2Fstarted'],
    ['nothing but an encoded slash', '%2f'],
    ['/404', '404'],
    ['/404.html', '404.html'],
    ['/404/', '404/'],
    ['/404.html/', '404.html/'],
    ['/404/index.html', '404/index.html'],
    ['the twin of a page', 'docs/form/started.html.br']
  ]
  const files: readonly (readonly [string, string])[] = [
    ['a deleted script', 'assets/client.0.js'],
    ['the list of scripts', 'assets/'],
    ['a deleted page table', 'pages/nope.json'],
    ['a deleted image', 'nope.png'],
    ['the twin of a script', `${facts.script}.br`],
    ['the other twin of a script', `${facts.script}.gz`]
  ]
  const list = (
    cases: readonly (readonly [string, string])[],
    answer: Pick<RequestCase, 'type' | 'body'>
  ) =>
    cases.map(([name, path]) => ({
      name,
      path: facts.baseUrl + path,
      status: 404,
      answers: fresh,
      ...answer
    }))
  return [
    ...list(pages, { type: html, body: '</html>' }),
    ...list(files, { type: text, body: 'Not found\n' })
  ]
}

function createFileCases(facts: SiteFacts): readonly RequestCase[] {
  const utf8 = (type: string) => `${type}; charset=utf-8`
  const files: readonly (readonly [string, string, string])[] = [
    ['a page table', facts.pageTable, 'application/json'],
    ['the service worker', 'sw.js', 'text/javascript'],
    ['the RSS feed', 'blog/rss.xml', 'application/rss+xml'],
    ['the Atom feed', 'blog/atom.xml', 'application/atom+xml'],
    ['the sitemap', 'sitemap.xml', 'application/xml'],
    ['the manifest', 'manifest.webmanifest', 'application/manifest+json']
  ]
  return [
    {
      name: 'a hashed script is cached forever',
      path: facts.baseUrl + facts.script,
      status: 200,
      type: utf8('text/javascript'),
      answers: { ...immutable, vary: 'Accept-Encoding' }
    },
    ...files.map(([name, file, type]) => ({
      name,
      path: facts.baseUrl + file,
      status: 200,
      type: utf8(type),
      answers: fresh
    }))
  ]
}
