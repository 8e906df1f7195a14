import { expect, test } from 'vitest'
import { renderMarkdown } from '../renderMarkdown.fixture.ts'

test.each([
  ['<head><title>a</title></head>\n\nText', '<p>Text</p>', /<head>/],
  [
    '<iframe src="https://a.example/b" title="B"></iframe>',
    '<p><a href="https://a.example/b"',
    /<iframe>/
  ],
  [
    '<iframe src="/b" title="B"></iframe>',
    '<p><a href="/b"',
    /<iframe> is replaced with a link\./
  ],
  ['<style>{`p { top: 0 }`}</style>', '', /<style> is removed/],
  [
    '<svg><style>{`.a { top: 0 }`}</style><path class="a"/></svg>',
    '<svg><path class="a"></path></svg>',
    /<style> is removed/
  ],
  ['<script src="https://a.example/b.js"></script>', '', /<script>/],
  ['<b onclick="a()">c</b>', '<b>c</b>', /onclick/],
  ['<iframe srcdoc="<b>a</b>"></iframe>', '<iframe></iframe>', /srcdoc/],
  ['<img src="javascript:go()" alt="a" />', '<img alt="a">', /javascript/],
  ['<img src={"java\\nscript:go()"} alt="a" />', '<img alt="a">', /script:go/],
  ['<base href="/b/" />\n\nText', '<p>Text</p>', /<base> is removed/],
  ['<meta http-equiv="refresh" content="0" />', '', /<meta> is removed/],
  [
    '<svg><a xlink:href="javascript:go()"></a></svg>',
    '<svg><a></a></svg>',
    /xlink:href/
  ],
  ['![a](https://a.example/b.png)', '<p>a</p>', /on another site/],
  ['![a](//a.example/b.png)', '<p>a</p>', /on another site/],
  ['B![](https://a.example/b.png)', '<p>B</p>', /on another site/],
  [
    '[![a](https://a.example/b.svg)](https://b.example)',
    '<a href="https://b.example" target="_blank" rel="noopener noreferrer" class="external-link">a</a>',
    /on another site/
  ],
  [
    '[![](https://a.example/b.svg)](https://b.example)',
    '>https://b.example</a>',
    /on another site/
  ],
  [
    '<img srcSet="/a.png 1x, https://a.example/b.png 2x" alt="c" />',
    '<p><img alt="c"></p>',
    /on another site/
  ],
  [
    '<video poster="https://a.example/b.png"></video>',
    '<video></video>',
    /on another site/
  ],
  [
    '<video src="https://a.example/b.mp4" title="B"></video>',
    '<a href="https://a.example/b.mp4"',
    /on another site/
  ],
  [
    '<audio><source src="https://a.example/b.mp3" /></audio>',
    '>https://a.example/b.mp3</a>',
    /on another site/
  ]
])('%j is made safe and reported', async (source, expected, message) => {
  const { html, diagnostics } = await renderMarkdown(source)
  expect(html.trim()).toContain(expected)
  expect(diagnostics.join('\n')).toMatch(message ?? /^$/)
})
