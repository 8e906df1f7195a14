/**
 * Create the theme's web font from the package that contains it:
 *
 *     node scripts/createFont.mjs
 *
 * The file is committed, because it changes only with the package or the
 * characters below, so builds needn't create it again.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const source =
  'node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'
const target = 'src/client/theme/fonts/geist.woff2'

const ascii = Array.from({ length: 95 }, (_, index) =>
  String.fromCharCode(32 + index)
).join('')
const marks = '\u00A0«»·×÷–—‘’“”•…→←↑↓‹›−©°±µ'

const font = await subsetFont(readFileSync(source), ascii + marks, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } }
})
writeFileSync(target, font)
console.log(`${target}: ${font.length} bytes`)
