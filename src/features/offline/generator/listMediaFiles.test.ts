import { expect, test } from 'vitest'
import { createMarkupReader } from '../../../core/render/createMarkupReader.ts'
import { listMediaFiles } from './listMediaFiles.ts'

function list(html: string, baseUrl: string) {
  return listMediaFiles(createMarkupReader(new Set())(html).media, baseUrl)
}

test.each([
  ['<img src="/a.png" alt="">', ['a.png']],
  ['<img class="b" src="/assets/files/a.1.svg">', ['assets/files/a.1.svg']],
  ['<img src="/a%20b.png?v=1#c">', ['a b.png']],
  ['<img src="/a.png?v=1&amp;w=2">', ['a.png']],
  ['<img src="/a.png"><img src="/a.png">', ['a.png']],
  ['<img srcset="/a.png 1x, /b.png 2x">', ['a.png', 'b.png']],
  ['<video poster="/a.png" src="/a.mp4">', ['a.png', 'a.mp4']],
  ['<link rel="stylesheet" href="/assets/a.css">', []],
  ['<a href="/a.png">', []],
  ['<img src="https://other.example/a.png">', []],
  ['<img src="//other.example/a.png">', []],
  ['<img src="data:image/png;base64,AA">', []],
  ['<img src="/%E0%A4.png">', []]
])('%s: %j', (html, files) => {
  expect(list(html, '/')).toEqual(files)
})

test("an image outside the base doesn't belong to the site", () => {
  const html = '<img src="/kit/a.png"><img src="/other/b.png">'
  expect(list(html, '/kit/')).toEqual(['a.png'])
})
