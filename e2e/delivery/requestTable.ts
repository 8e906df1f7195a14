import { namePageManifest } from '../../src/core/model/paths.ts'
import {
  createFolderCases,
  createMarkdownCases,
  createPageCases
} from './pageCases.ts'
import { createProbeCases } from './probeCases.ts'
import { createProtocolCases } from './protocolCases.ts'
import {
  fresh,
  html,
  immutable,
  type RequestCase,
  type SiteFacts,
  text
} from './requestCase.ts'

/** Create the requests that any built site answers, in a fixed order. */
export function createRequestTable(facts: SiteFacts): readonly RequestCase[] {
  return [
    ...createPageCases(facts),
    ...createMarkdownCases(facts),
    ...createFolderCases(facts),
    ...createRedirectCases(facts),
    ...createProbeCases(facts.baseUrl),
    ...createMissingCases(facts),
    ...createFileCases(facts),
    ...createProtocolCases(facts)
  ]
}

/**
 * Every other form of an address redirects to the canonical one in one step.
 */
function createRedirectCases(facts: SiteFacts): readonly RequestCase[] {
  const base = facts.baseUrl
  const cases = listOtherForms(facts).map(([from, to]) => ({
    name: `/${from} redirects to /${to}`,
    path: base + from,
    status: 301,
    location: base + to,
    answers: fresh
  }))
  return base === '/'
    ? cases
    : [
        ...cases,
        {
          name: 'the base without its slash',
          path: `${base.slice(0, -1)}?a=b`,
          status: 301,
          location: `${base}?a=b`
        }
      ]
}

type Form = readonly [from: string, to: string]

function listOtherForms({ leaf, folder, entry }: SiteFacts): readonly Form[] {
  const forms: Form[] = [
    ['index.html', ''],
    ['index', ''],
    ['index.html?a=b', '?a=b'],
    [`${leaf}/`, leaf],
    [`${leaf}.html`, leaf],
    [`${leaf}.html/`, leaf],
    [`${leaf}/index.html`, leaf],
    [`${leaf}.html?a=b/c.html`, `${leaf}?a=b/c.html`],
    [`${leaf}//`, leaf],
    [`${leaf.replace('/', '//')}.html`, leaf]
  ]
  if (folder !== undefined) {
    const name = folder.slice(0, -1)
    forms.push(
      [name, folder],
      [`${name}?q=%0d%0aX:y`, `${folder}?q=%0d%0aX:y`],
      [`${name}.html`, folder],
      [`${folder}index`, folder],
      [`${folder}index.html`, folder]
    )
  }
  if (entry !== undefined) {
    forms.push(
      ['docs', entry],
      ['docs/', entry],
      ['docs/index.html?a=b', `${entry}?a=b`]
    )
  }
  return forms
}

function createMissingCases(facts: SiteFacts): readonly RequestCase[] {
  const { leaf } = facts
  const pages: readonly (readonly [string, string])[] = [
    ['an unknown page', 'docs/nope'],
    ['an unknown .html', 'nope.html'],
    ['an unknown folder', 'nope/'],
    ['a page that ends in index', 'docs/reindex'],
    ['other letter case', leaf.replace('docs', 'DOCS')],
    ['an encoded slash', leaf.replace(/\/(?=[^/]+$)/, '%2F')],
    ['nothing but an encoded slash', '%2f'],
    ['/404', '404'],
    ['/404.html', '404.html'],
    ['/404/', '404/'],
    ['/404.html/', '404.html/'],
    ['/404/index.html', '404/index.html'],
    ['the variant of a page', `${leaf}.html.br`]
  ]
  const files: readonly (readonly [string, string])[] = [
    ['a deleted script', 'assets/client.0.js'],
    ['the list of scripts', 'assets/'],
    ['a deleted page manifest', 'pages/nope.json'],
    ['a deleted image', 'nope.png'],
    ['the variant of a script', `${facts.script}.br`],
    ['the other variant of a script', `${facts.script}.gz`]
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
    ['a page manifest', namePageManifest(`/${facts.leaf}`), 'application/json'],
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
