import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { load } from 'cheerio'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { list, readFile, readPage } from '../../../../e2e/support/builtPage.ts'
import { findSite, type SharedSite } from '../../../../e2e/support/sites.ts'

/** A page as Markdown, with what a parser finds in it. */
interface MarkdownPage {
  /** Path relative to the output. */
  readonly file: string
  readonly text: string
  readonly links: readonly string[]
  readonly html: readonly string[]
}

const parser = unified().use(remarkParse).use(remarkGfm)

const read = new Map<SharedSite, readonly MarkdownPage[]>()

/** Read the pages of a site, only once because parsing takes seconds. */
function readMarkdownPages(site: SharedSite): readonly MarkdownPage[] {
  const { folder } = findSite(site)
  const known = read.get(site)
  if (known !== undefined) return known
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // Skills start with their front matter.
    .filter(file => /^(?!assets\/|\.well-known\/).*\.md$/.test(file))
    .map(file => {
      const text = readFileSync(path.join(folder, file), 'utf8')
      const links: string[] = []
      const html: string[] = []
      visit(parser.parse(text), node => {
        if (node.type === 'link' || node.type === 'image') links.push(node.url)
        if (node.type === 'html') html.push(node.value)
      })
      return { file, text, links, html }
    })
  read.set(site, pages)
  return pages
}

const sites = [
  ['own', 'https://toolbox.example.com'],
  ['everything', 'https://everything.example.com'],
  ['handbook', 'https://handbook.example']
] as const

describe.each(sites)('Every page of "%s" as Markdown', (site, origin) => {
  const pages = () => readMarkdownPages(site)

  test('is beside each page with content', () => {
    const locations = list(
      load(readFile(site, '/sitemap.xml'), { xml: true }),
      'loc'
    )
    expect(locations.length).toBeGreaterThan(5)
    const missing = locations.filter(location => {
      const { pathname } = new URL(location)
      const file = pathname.endsWith('/') ? `${pathname}index` : pathname
      const { folder } = findSite(site)
      return !existsSync(path.join(folder, `${decodeURI(file)}.md`))
    })
    expect(missing.filter(url => !url.endsWith('/offline'))).toEqual([])
  })

  test('has no components or imports left', () => {
    const faults = pages().flatMap(({ file, text, html }) => {
      const prose = text.replace(/^( *)(`{3,})[^\n]*\n[\s\S]*?^\1\2$/gm, '')
      const left = [
        ...html.filter(value => /^<\/?[A-Z]/.test(value)),
        ...(prose.match(/^\s*(?:import|export) .*['"{]/gm) ?? [])
      ]
      return left.map(value => `${file}: ${value}`)
    })
    expect(faults).toEqual([])
  })

  test('starts with one title', () => {
    const faults = pages().filter(({ text }) => !/^# \S/.test(text))
    expect(faults.map(({ file }) => file)).toEqual([])
  })

  test('links only to existing pages and files, by absolute addresses', () => {
    const { folder } = findSite(site)
    const faults = pages().flatMap(({ file, links }) =>
      links
        .filter(url => {
          // Links that authors wrote: empty, or protocol-relative.
          if (url === '' || url.startsWith('//')) return false
          if (!/^(?:https?|mailto|tel):/.test(url)) return true
          if (!url.startsWith(`${origin}/`)) return false
          const { pathname, hash } = new URL(url)
          const target = path.join(folder, decodeURI(pathname))
          const candidates = [target, `${target}.html`, `${target}/index.html`]
          const found = candidates.find(
            each => /\.\w+$/.test(each) && existsSync(each)
          )
          if (found === undefined) return true
          if (hash === '' || !found.endsWith('.html')) return false
          const id = decodeURIComponent(hash.slice(1))
          const html = readFileSync(found, 'utf8')
          return !html.includes(` id="${id}"`) && !html.includes(` id=${id}`)
        })
        .map(url => `${file}: ${url}`)
    )
    expect(faults).toEqual([])
  })
})

test('unlisted pages have Markdown but appear in no list', () => {
  const files = readMarkdownPages('handbook').map(({ file }) => file)
  const unlisted = files.filter(file => file.includes('unlisted'))
  expect(unlisted.length).toBeGreaterThan(0)
  expect(files.filter(file => file.includes('draft'))).toEqual([])
  for (const name of ['/llms.txt', '/llms-full.txt']) {
    // Pages link to it, and it contains their text unchanged.
    expect(readFile('handbook', name)).not.toMatch(
      /^(?:- .*|Source: .*)unlisted/m
    )
  }
})

test('llms.txt has a title, a tagline, sections, and a link to every doc', () => {
  const text = readFile('below', '/kit/llms.txt')
  expect(text).toMatch(/^# Below\n\n> A site below a path\n/)
  const sections = text.match(/^## .*/gm)
  expect(sections).toEqual([
    '## All',
    '## Windows',
    '## Lists',
    '## Below',
    '## Blog',
    '## Indexes to paste into AGENTS.md'
  ])
  const linked = [
    ...text.matchAll(/\]\((?:https:\/\/[^/]+)\/(kit\/docs\/[^)]+)\)/g)
  ]
  const docs = readMarkdownPages('below')
    .map(({ file }) => file)
    .filter(file => /^kit\/docs\/(?!category\/)/.test(file))
  expect(linked.map(([, file]) => file).sort()).toEqual(docs.sort())
})

test('llms-full.txt contains their text, with their addresses', () => {
  const full = readFile('handbook', '/llms-full.txt')
  const start = readFile('handbook', '/docs/guide/start.md')
  // Only there is a pointer to other pages.
  const [, , pointer, ...body] = start.trim().split('\n')
  expect(pointer).toBe(
    '> All pages: [llms.txt](https://handbook.example/llms.txt)'
  )
  expect(full).toContain(body.join('\n').trim())
  expect(full).toContain('Source: https://handbook.example/docs/guide/start\n')
})

test('a page names and offers its Markdown', () => {
  const page = readPage('handbook', '/docs/guide/basics/')
  expect(list(page, 'head link[type="text/markdown"]@href')).toEqual([
    '/docs/guide/basics/index.md'
  ])
  expect(list(page, 'article a[href$=".md"]')).toEqual(['View as Markdown'])
  expect(list(page, 'article a[href$=".md"] + button')).toEqual([
    'Copy as Markdown'
  ])
  expect(list(readPage('handbook', '/404'), '[href$=".md"]')).toEqual([])
})

test('every document points agents to llms.txt, without showing or announcing it', () => {
  for (const address of ['/kit/', '/kit/docs/form/started', '/kit/404']) {
    const page = readPage('below', address)
    const note = page('body').children().first()
    expect(note.text()).toBe(
      'Agents can read these pages as Markdown: see /kit/llms.txt.'
    )
    expect(note.attr('class')).toBe('visually-hidden')
    expect(note.attr('aria-hidden')).toBe('true')
  }
})

test('each library has an index for AGENTS.md, which llms.txt links', () => {
  const linked = [
    ...readFile('own', '/llms.txt').matchAll(
      /\]\(https:\/\/[^/]+(\/agents\/[^)]+)\)/g
    )
  ].map(([, file = '']) => file)
  expect(linked.length).toBeGreaterThan(5)
  for (const file of linked) {
    const text = readFile('own', file)
    expect(Buffer.byteLength(text), file).toBeLessThanOrEqual(8_000)
    expect(text).toMatch(/^# [^\n]+\n/)
    expect(text).toContain('\n## Pages\n')
  }
  expect(readFile('everything', '/agents/docs.md')).toMatch(
    /\n## Symbols\n\n- `/
  )
})

test('the same indexes are skills, whose list has their hashes', async () => {
  const { origin } = findSite('own')
  const address = `${origin}/.well-known/agent-skills/index.json`
  const answer = await fetch(address)
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
  const { $schema, skills } = await answer.json()
  expect($schema).toBe(
    'https://schemas.agentskills.io/discovery/0.2.0/schema.json'
  )
  expect(skills.length).toBeGreaterThan(5)
  for (const { name, type, description, url, digest } of skills) {
    expect(type).toBe('skill-md')
    const skill = await fetch(new URL(url, address))
    expect(skill.headers.get('content-type')).toMatch(/^text\/markdown/)
    const text = await skill.text()
    const hash = createHash('sha256').update(text).digest('hex')
    expect(digest).toBe(`sha256:${hash}`)
    const [, front = '', body] = /^---\n([\s\S]*?)\n---\n\n([\s\S]*)$/.exec(
      text
    ) ?? ['']
    expect(parse(front)).toEqual({ name, description })
    expect(body).toBe(readFile('own', `/agents/${name}.md`))
  }
})
