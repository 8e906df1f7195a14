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
  return [
    { name: 'Markdown of a leaf page', path: `${started}.md`, ...page },
    { name: 'of a folder page', path: `${base}docs/form/index.md`, ...page },
    { name: 'of the landing page', path: `${base}index.md`, ...page },
    {
      name: 'of a folder page, beside the folder',
      path: `${base}docs/form.md?a=b`,
      status: 301,
      location: `${base}docs/form/index.md?a=b`
    },
    {
      name: 'a leaf page for a client that accepts Markdown',
      path: started,
      ...accepts('text/markdown, */*;q=0.1'),
      ...page
    },
    {
      name: 'a folder page for a client that accepts Markdown',
      path: `${base}docs/form/`,
      ...accepts('text/markdown'),
      ...page
    },
    {
      name: 'the landing page for a client that accepts Markdown',
      path: base,
      ...accepts('text/markdown'),
      ...page
    },
    {
      name: 'a page for a client that prefers HTML',
      path: started,
      ...accepts('text/html, text/markdown;q=0.5'),
      status: 200,
      type: html,
      answers: { ...fresh, 'x-robots-tag': null }
    },
    {
      name: 'a file for a client that accepts Markdown',
      path: `${base}sitemap.xml`,
      ...accepts('text/markdown'),
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
  const base = facts.baseUrl
  const page = { status: 404, type: html, answers: fresh } as const
  const file = {
    status: 404,
    type: text,
    answers: fresh,
    body: 'Not found\n'
  } as const
  return [
    {
      name: 'an unknown page',
      path: `${base}docs/nope`,
      body: '</html>',
      ...page
    },
    { name: 'an unknown .html', path: `${base}nope.html`, ...page },
    { name: 'an unknown folder', path: `${base}nope/`, ...page },
    { name: 'a page that ends in index', path: `${base}docs/reindex`, ...page },
    { name: 'other letter case', path: `${base}DOCS/form/started`, ...page },
    { name: '/404', path: `${base}404`, ...page },
    { name: '/404.html', path: `${base}404.html`, ...page },
    { name: '/404/', path: `${base}404/`, ...page },
    { name: '/404.html/', path: `${base}404.html/`, ...page },
    { name: '/404/index.html', path: `${base}404/index.html`, ...page },
    { name: 'a deleted script', path: `${base}assets/client.0.js`, ...file },
    { name: 'the list of scripts', path: `${base}assets/`, ...file },
    { name: 'a deleted page table', path: `${base}pages/nope.json`, ...file },
    { name: 'a deleted image', path: `${base}nope.png`, ...file },
    {
      name: 'the twin of a page',
      path: `${base}docs/form/started.html.br`,
      ...page
    },
    {
      name: 'the twin of a script',
      path: `${base}${facts.script}.br`,
      ...file
    },
    {
      name: 'the other twin of a script',
      path: `${base}${facts.script}.gz`,
      ...file
    }
  ]
}

function createFileCases(facts: SiteFacts): readonly RequestCase[] {
  const base = facts.baseUrl
  return [
    {
      name: 'a hashed script is cached forever',
      path: base + facts.script,
      status: 200,
      type: 'text/javascript; charset=utf-8',
      answers: { ...immutable, vary: 'Accept-Encoding' }
    },
    {
      name: 'a page table',
      path: base + facts.pageTable,
      status: 200,
      type: 'application/json; charset=utf-8',
      answers: fresh
    },
    {
      name: 'the service worker',
      path: `${base}sw.js`,
      status: 200,
      type: 'text/javascript; charset=utf-8',
      answers: fresh
    },
    {
      name: 'the RSS feed',
      path: `${base}blog/rss.xml`,
      status: 200,
      type: 'application/rss+xml; charset=utf-8',
      answers: fresh
    },
    {
      name: 'the Atom feed',
      path: `${base}blog/atom.xml`,
      status: 200,
      type: 'application/atom+xml; charset=utf-8',
      answers: fresh
    },
    {
      name: 'the JSON feed',
      path: `${base}blog/feed.json`,
      status: 200,
      type: 'application/feed+json; charset=utf-8',
      answers: fresh
    },
    {
      name: 'the sitemap',
      path: `${base}sitemap.xml`,
      status: 200,
      type: 'application/xml; charset=utf-8',
      answers: fresh
    }
  ]
}
