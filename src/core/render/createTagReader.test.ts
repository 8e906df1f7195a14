import { expect, test } from 'vitest'
import { decodeEntities } from './createTagReader.ts'

test.each([
  ['a &lt; b &amp;&amp; c', 'a < b && c'],
  ['&quot;it&#x27;s&quot;', '"it\'s"'],
  ['?q=&#x26;lt;b', '?q=&lt;b'],
  ['&amp;amp;', '&amp;'],
  ['/a&#x22;b&#x60;c&#96;&#x3C;&#X1F600;', '/a"b`c`<😀'],
  ['&#0; &#x110000; &#xFFFFFFF;', '&#0; &#x110000; &#xFFFFFFF;'],
  ['&copy; &', '&copy; &']
])('%s is %s', (text, decoded) => {
  expect(decodeEntities(text)).toBe(decoded)
})
