import { expect, test } from 'vitest'
import { fillPlaceholders, markFile } from './placeholders.ts'

test.each([
  ['docs/a.png', 'docs/a.png', 'https://k.example/f/a.png'],
  ['docs/100%.png', 'docs/100%25.png', 'https://k.example/f/100%25.png'],
  ['docs/a (b) ü.png', 'docs/a%20%28b%29%20%C3%BC.png', undefined]
])('a placeholder for %s resolves to that file', (file, written, url) => {
  const resolver = {
    pageUrl: 'https://k.example/docs/page',
    findPartial: () => '',
    findFile: (sourceFile: string) =>
      sourceFile === file && url !== undefined
        ? new URL(url).pathname
        : undefined
  }
  // A file that isn't published keeps its name.
  expect(fillPlaceholders(markFile(file), resolver)).toBe(url ?? written)
})
