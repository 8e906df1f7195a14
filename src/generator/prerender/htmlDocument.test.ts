import { expect, test } from 'vitest'
import { createDocument, printHeadTags, printJson } from './htmlDocument.ts'

const parts = {
  lang: 'en',
  direction: 'ltr',
  theme: 'light',
  rootClasses: 'plugin-docs',
  paintTarget: '_main',
  earlyScript: '',
  head: '',
  styles: '',
  pageStyles: '',
  page: 'costs $& or {{lang}}',
  record: ''
}

test('parts go in as they are, whatever signs they hold', () => {
  expect(createDocument('<p>{{page}}</p>', parts)).toBe(
    '<p>costs $& or {{lang}}</p>'
  )
})

test('a template that asks for an unknown part is refused', () => {
  expect(() => createDocument('{{nope}}', parts)).toThrow('"nope"')
})

test('head tags are escaped and marked', () => {
  expect(
    printHeadTags([
      { tag: 'title', attributes: {}, text: 'a < b & c' },
      { tag: 'meta', attributes: { name: 'description', content: 'say "a"' } }
    ])
  ).toBe(
    '<title data-head>a &lt; b &amp; c</title>\n<meta name="description" content="say &quot;a&quot;" data-head>'
  )
})

test('no text in JSON can end the element around it', () => {
  expect(printJson({ a: '</script>' })).toBe('{"a":"\\u003c/script>"}')
})
