import { expect, test } from 'vitest'
import { parseContentRequest, printContentRequest } from './contentRequest.ts'

test.each([
  '/content/docs/a.mdx?format=mdx',
  '/content/blog/a.md?format=md&titled&excerpt',
  '/content/docs/What?.md?format=md',
  './_part.mdx?copy=2&copies=0-2.1_0-3',
  './_part.mdx',
  '/theme/Landing.tsx'
])('the request %s is printed as it was parsed', specifier => {
  expect(printContentRequest(parseContentRequest(specifier))).toBe(specifier)
})

test('a request says which part of a file to compile', () => {
  const request = parseContentRequest('/a.md?format=md&excerpt&copies=0-2.1-3')
  expect(request).toEqual({
    file: '/a.md',
    format: 'md',
    isTitled: false,
    isExcerpt: true,
    copy: undefined,
    copies: ['0-2', '1-3']
  })
})

test('an import of a page can have other parameters', () => {
  const { file, format } = parseContentRequest('./a.md?format=txt&raw')
  expect([file, format]).toEqual(['./a.md', undefined])
})
