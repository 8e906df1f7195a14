import { expect, test } from 'vitest'
import { planTestSite } from '../../../core/site/routes/planTestSite.fixture.ts'
import { blog } from '../index.ts'
import { extractContent, printFeeds } from './printFeeds.ts'

const pageUrl = 'https://kit.example/blog/new'

test.each([
  ['<a href="/docs">a</a>', '<a href="https://kit.example/docs">a</a>'],
  ['<a href="#part">a</a>', `<a href="${pageUrl}#part">a</a>`],
  ['<a href="https://b.example/">a</a>', '<a href="https://b.example/">a</a>'],
  ['<img src="/a.png">', '<img src="https://kit.example/a.png">'],
  ['<b>a</b><img class="only-dark" src="/a.png">', '<b>a</b>'],
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
])('10.1 %s becomes readable outside its page', (html, expected) => {
  const page = `<nav>Menu</nav><div class="prose">${html}</div>`
  expect(extractContent(page, pageUrl)).toBe(expected)
})

async function createSampleFeeds(
  files: Readonly<Record<string, string>>,
  html = ''
) {
  const { site } = await planTestSite(
    { 'docs/a.md': '# A', ...files },
    { features: [blog] }
  )
  const readPage = async () => html
  const feeds = await printFeeds(site, readPage)
  return {
    read: (file: string) =>
      feeds.find(feed => feed.file === `blog/${file}`)?.text ?? ''
  }
}

test('10.1 characters that XML forbids are left out of the feeds', async () => {
  const { read } = await createSampleFeeds(
    {
      'site.ts': 'export default { title: "Kit\\u0001" }',
      'blog/2025-01-01-new.md':
        '---\ntitle: "Ring \\a"\n---\n\nOne\b two\uFFFF\n'
    },
    '<div class="prose"><p>One\b two\uFFFF \u{1F600}</p></div>'
  )
  for (const file of ['rss.xml', 'atom.xml']) {
    expect(read(file)).not.toMatch(/(?!\n)\p{Cc}|\uFFFF/u)
    expect(read(file)).toContain('One two \u{1F600}')
  }
})

test('10.1 feeds have the language of the pages, and absolute addresses of files', async () => {
  const { read } = await createSampleFeeds({
    'site.ts': `export default {
      title: 'Kit',
      url: 'https://kit.example',
      favicon: 'mark.svg',
      locales: [{ name: 'en', htmlLang: 'en-GB' }]
    }`,
    'blog/2025-01-01-a.md': '# A'
  })
  expect(read('rss.xml')).toContain('<language>en-GB</language>')
  expect(read('atom.xml')).toContain(
    '<icon>https://kit.example/mark.svg</icon>'
  )
})

test('2.4.5 10.1 an unlisted post is in no feed', async () => {
  const { read } = await createSampleFeeds({
    'blog/2025-01-01-a.md': '# Listed',
    'blog/2025-01-02-b.md': '---\nunlisted: true\n---\n# Hidden'
  })
  expect(read('rss.xml')).not.toContain('Hidden')
  expect(read('rss.xml')).toContain(
    '<lastBuildDate>Wed, 01 Jan 2025 00:00:00 GMT</lastBuildDate>'
  )
  expect(read('atom.xml')).not.toContain('Hidden')
})

test('10.1 addresses in feeds are encoded', async () => {
  const { read } = await createSampleFeeds({
    'blog/2025-01-01-a [b] ü.md': '# A\n'
  })
  const url = '/blog/2025/01/01/a%20%5Bb%5D%20%C3%BC'
  expect(read('rss.xml').split(url)).toHaveLength(3)
  expect(read('atom.xml')).toContain(`<id>http://localhost:8080${url}</id>`)
})

test('10.1 by default feeds contain the twenty newest posts', async () => {
  const posts = Array.from({ length: 21 }, (_, index) => [
    `blog/20${index + 10}-01-01-post.md`,
    `# Post ${index}`
  ])
  const { read } = await createSampleFeeds(Object.fromEntries(posts))
  expect(read('rss.xml').match(/<item>/g)).toHaveLength(20)
  expect(read('atom.xml').match(/<entry>/g)).toHaveLength(20)
  expect(read('rss.xml')).not.toContain('>Post 0<')
})

test('10.1 feeds contain all posts if the limit is false', async () => {
  const posts = Array.from({ length: 21 }, (_, index) => [
    `blog/2025-01-${String(index + 1).padStart(2, '0')}-post.md`,
    '# Post'
  ])
  const { read } = await createSampleFeeds({
    'site.ts': "export default { title: 'Kit', blog: { feedLimit: false } }",
    ...Object.fromEntries(posts)
  })
  expect(read('rss.xml').match(/<item>/g)).toHaveLength(21)
})

test('10.1 feeds contain the newest posts up to the limit, and depend on nothing else', async () => {
  const { read } = await createSampleFeeds({
    'site.ts': "export default { title: 'Kit', blog: { feedLimit: 2 } }",
    'blog/2024-01-01-old.md': '# Old',
    'blog/2025-01-01-new.md': '# New',
    'blog/2025-02-01-newest.md': '# Newest'
  })
  expect(read('rss.xml').match(/<item>/g)).toHaveLength(2)
  expect(read('rss.xml')).not.toContain('>Old<')
  expect(read('atom.xml').match(/<entry>/g)).toHaveLength(2)
  expect(read('rss.xml')).toContain(
    '<lastBuildDate>Sat, 01 Feb 2025 00:00:00 GMT</lastBuildDate>'
  )
})
