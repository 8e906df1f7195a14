import { expect, test } from 'vitest'
import { extractContent } from './createFeeds.ts'

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
