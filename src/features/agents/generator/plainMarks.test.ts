import { expect, test } from 'vitest'
import { fillMarks, markFile } from './plainMarks.ts'

test.each([
  ['docs/a.png', 'docs/a.png', 'https://k.example/f/a.png'],
  ['docs/100%.png', 'docs/100%25.png', 'https://k.example/f/100%25.png'],
  ['docs/a (b) ü.png', 'docs/a%20%28b%29%20%C3%BC.png', undefined]
])('a mark for %s finds that file', (file, written, url) => {
  const facts = {
    pageUrl: 'https://k.example/docs/page',
    findPart: () => '',
    findFile: (asked: string) =>
      asked === file && url !== undefined ? new URL(url).pathname : undefined
  }
  // A file that is not published keeps its name.
  expect(fillMarks(markFile(file), facts)).toBe(url ?? written)
})
