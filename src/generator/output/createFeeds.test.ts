import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from '../content/read/readContent.ts'
import { planSite } from '../routes/planSite.ts'
import { writeFiles } from '../writeFiles.fixture.ts'
import { createFeeds, extractContent } from './createFeeds.ts'

const pageUrl = 'https://kit.example/blog/new'

test.each([
  ['<a href="/docs">a</a>', '<a href="https://kit.example/docs">a</a>'],
  ['<a href="#part">a</a>', `<a href="${pageUrl}#part">a</a>`],
  ['<a href="https://b.example/">a</a>', '<a href="https://b.example/">a</a>'],
  ['<img src="/a.png">', '<img src="https://kit.example/a.png">'],
  [
    '<img srcset="/a.png 1x, /b.png 2x">',
    '<img srcset="https://kit.example/a.png 1x, https://kit.example/b.png 2x">'
  ],
  ['<a href="https://[">a</a>', '<a href="https://[">a</a>'],
  [
    '<h2 id="a">A<a class="heading-anchor" href="#a">\u200B</a></h2>',
    '<h2 id="a">A</h2>'
  ],
  [
    '<pre>a</pre><div class="code-buttons"><button></button></div><button></button><p>b</p>',
    '<pre>a</pre><p>b</p>'
  ]
])('%s is readable outside its page', (html, expected) => {
  const page = `<nav>Menu</nav><div class="prose">${html}</div>`
  expect(extractContent(page, pageUrl)).toBe(expected)
})

test('feeds hold the newest posts, as many as the site says, and change with them alone', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'feeds-'))
  const files = {
    'site.ts': "export default { title: 'Kit', blog: { feedLimit: 2 } }",
    'docs/a.md': '# A',
    'blog/2024-01-01-old.md': '# Old',
    'blog/2025-01-01-new.md': '# New',
    'blog/2025-02-01-newest.md': '# Newest'
  }
  writeFiles(root, files)
  const content = await readContent(root)
  const { site } = planSite(content, { withDrafts: false, locale: 'en' })
  const feeds = await createFeeds(site, { readPage: async () => '', style: '' })
  const read = (file: string) =>
    feeds.find(feed => feed.file === `blog/${file}`)?.text ?? ''
  const { items } = JSON.parse(read('feed.json'))
  expect(items.map(({ title }: { title: string }) => title)).toEqual([
    'Newest',
    'New'
  ])
  expect(read('rss.xml').match(/<item>/g)).toHaveLength(2)
  expect(read('atom.xml').match(/<entry>/g)).toHaveLength(2)
  expect(read('rss.xml')).toContain(
    '<lastBuildDate>Sat, 01 Feb 2025 00:00:00 GMT</lastBuildDate>'
  )
})
