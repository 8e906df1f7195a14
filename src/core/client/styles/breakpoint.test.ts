import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MOBILE_MAX_WIDTH } from '../../model/limits.ts'

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.css'))
  .map(file => `src/${file}`)

test('9.1 the only viewport width in media queries is the breakpoint', () => {
  const found = sheets.flatMap(sheet =>
    mediaQueries(readFileSync(sheet, 'utf8'))
      .filter(query => query.includes('width'))
      .filter(query => query !== `(width > ${MOBILE_MAX_WIDTH}px)`)
      .map(query => `${sheet}: ${query}`)
  )
  expect(found).toEqual([])
})

test('every rule of every style sheet except font faces is in a layer', () => {
  const found = sheets.filter(sheet =>
    /^\s*[^@\s/*}]/m.test(removeBlocks(readFileSync(sheet, 'utf8')))
  )
  expect(found).toEqual([])
})

// Adding or removing any element would restyle the whole document, because
// browsers don't invalidate `:has()` rules separately.
test('no rule uses :has() on the root or the body', () => {
  const whole = /(?:html|body|:root|#root)\b[^\s,{>+~]*:has\((?!\s*\+)/g
  const found = sheets.flatMap(sheet =>
    [...readFileSync(sheet, 'utf8').matchAll(whole)].map(
      ([rule]) => `${sheet}: ${rule}`
    )
  )
  expect(found).toEqual([])
})

function mediaQueries(css: string): readonly string[] {
  const queries = css.matchAll(/@media\s+([^{]+?)\s*\{/g)
  return [...queries].map(([, query = '']) => query)
}

/** Remove comments, font faces and `@layer name { … }` blocks. */
function removeBlocks(css: string): string {
  const bare = css.replace(/\/\*[\s\S]*?\*\/|^@font-face \{[^}]*\}/gm, '')
  return bare.replace(/@layer [\w-]+ \{[\s\S]*?\n\}/g, '')
}
