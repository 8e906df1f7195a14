import { expect, test } from 'vitest'
import { sampleDoc, sampleSite } from '../client/ui/sampleSite.fixture.tsx'
import {
  fillTemplate,
  findPaintTarget,
  printHead,
  printJson,
  printNote,
  printStyle
} from './htmlDocument.ts'

const values = {
  lang: 'en',
  direction: 'ltr',
  theme: 'light',
  rootClasses: 'plugin-docs',
  skipping: '',
  paintTarget: '_main',
  earlyScript: '',
  pageScripts: '',
  head: '',
  style: '',
  fonts: '',
  criticalCss: '',
  pageStyles: '',
  notes: '',
  page: 'costs $& or {{lang}}',
  record: ''
}

test('values are inserted verbatim, whatever characters they contain', () => {
  expect(fillTemplate('<p>{{page}}</p>', values)).toBe(
    '<p>costs $& or {{lang}}</p>'
  )
})

test('a template with an unknown part is rejected', () => {
  expect(() => fillTemplate('{{nope}}', values)).toThrow('"nope"')
})

test("the page's own head tags are marked, but the site's aren't", () => {
  const doc = { ...sampleDoc, title: 'a < b & c' }
  const head = printHead(sampleSite, doc, {
    hooks: [],
    siteTags: [
      { tag: 'meta', attributes: { name: 'verification', content: 'say "a"' } },
      { tag: 'script', attributes: { src: '/count.js', defer: '' } }
    ]
  })
  expect(head).toContain('<title data-head>a &lt; b &amp; c | Sample</title>')
  expect(head).toContain(
    '<meta name="verification" content="say &quot;a&quot;">'
  )
  expect(head).toContain('<script src="/count.js" defer></script>')
})

test("a note is hidden from readers, and can't contain markup", () => {
  expect(printNote('a < b.')).toBe(
    '<p class="visually-hidden" aria-hidden="true">a &lt; b.</p>\n'
  )
})

test("text in JSON can't end the enclosing element", () => {
  expect(printJson({ a: '</script>' })).toBe('{"a":"\\u003c/script>"}')
  // After this text, the next end tag wouldn't end the script.
  expect(printJson('<!--<script>')).toBe('"\\u003c!--\\u003cscript>"')
})

test("strings in a style sheet can't end the enclosing element", () => {
  expect(printStyle('a{content:"</STYLE><b>"}')).toBe(
    '<style>a{content:"\\3c /STYLE><b>"}</style>'
  )
})

test.each([
  ['the browser paints a short page with its content', 10_000, 'page-record'],
  [
    'the browser paints a long page once its navbar has arrived',
    100_000,
    '_main'
  ]
])('%s', (_name, length, target) => {
  expect(findPaintTarget(length)).toBe(target)
})
