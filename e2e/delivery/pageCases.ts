import {
  fresh,
  html,
  markdown,
  type RequestCase,
  type SiteFacts,
  text
} from './requestCase.ts'

const page = { status: 200, type: html, answers: fresh } as const

/** Pages by their own address and by what servers take for the same. */
export function createPageCases(facts: SiteFacts): readonly RequestCase[] {
  const { baseUrl: base, leaf } = facts
  const [last = ''] = leaf.match(/[^/]+$/) ?? []
  const encoded = `%${last.charCodeAt(0).toString(16)}${last.slice(1)}`
  return [
    { name: 'the landing page', path: base, ...page },
    { name: 'a leaf page', path: base + leaf, ...page },
    { name: 'a page with a query', path: `${base + leaf}?a=%2F&b`, ...page },
    {
      name: 'a page with an encoded letter',
      path: base + leaf.slice(0, -last.length) + encoded,
      ...page
    },
    {
      name: 'a page below a doubled slash',
      path: base + leaf.replace('/', '//'),
      ...page
    }
  ]
}

const asMarkdown = {
  status: 200,
  type: markdown,
  answers: {
    ...fresh,
    vary: 'Accept-Encoding, Accept',
    'x-robots-tag': 'noindex'
  },
  body: '# '
} as const

function accept(types: string) {
  return { headers: { Accept: types } }
}

const wish = accept('text/markdown')

/** Pages as Markdown, by their own address and by content negotiation. */
export function createMarkdownCases(facts: SiteFacts): readonly RequestCase[] {
  const { baseUrl: base, leaf } = facts
  return [
    {
      name: 'Markdown of a leaf page',
      path: `${base + leaf}.md`,
      ...asMarkdown
    },
    {
      name: 'Markdown of the landing page',
      path: `${base}index.md`,
      ...asMarkdown
    },
    {
      name: 'a leaf page, as Markdown if possible',
      path: base + leaf,
      ...accept('text/markdown, */*;q=0.1'),
      ...asMarkdown
    },
    {
      name: 'the landing page as Markdown',
      path: base,
      ...wish,
      ...asMarkdown
    },
    {
      name: 'a page for a client that prefers HTML',
      path: base + leaf,
      ...accept('text/html, text/markdown;q=0.5'),
      status: 200,
      type: html,
      answers: { ...fresh, 'x-robots-tag': null }
    },
    {
      name: 'a page for a client that refuses Markdown',
      path: base + leaf,
      ...accept('text/markdown;q=0, */*'),
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

/** The page of a folder, in both formats. */
export function createFolderCases({
  baseUrl,
  folder
}: SiteFacts): readonly RequestCase[] {
  if (folder === undefined) return []
  const path = baseUrl + folder
  return [
    { name: 'a folder page', path, ...page },
    {
      name: 'Markdown of a folder page',
      path: `${path}index.md`,
      ...asMarkdown
    },
    {
      name: 'Markdown of a folder page, beside the folder',
      path: `${path.slice(0, -1)}.md?a=b`,
      status: 301,
      location: `${path}index.md?a=b`
    },
    { name: 'a folder page as Markdown', path, ...wish, ...asMarkdown }
  ]
}
