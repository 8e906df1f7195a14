/**
 * Create the theme's web fonts from the packages that contain them:
 *
 *     node scripts/createFonts.mjs
 *
 * The files are committed, so builds don't create them: they change only with the
 * packages or the characters below.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const ascii = Array.from({ length: 95 }, (_, index) =>
  String.fromCharCode(32 + index)
).join('')
const marks = '\u00A0«»·×÷–—‘’“”•…→←↑↓‹›−©°±µ'

for (const [name, source] of Object.entries({
  geist: 'geist/files/geist-latin-wght-normal',
  geistMono: 'geist-mono/files/geist-mono-latin-wght-normal'
})) {
  const font = await subsetFont(
    readFileSync(`node_modules/@fontsource-variable/${source}.woff2`),
    ascii + marks,
    {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: 400, max: 700 } }
    }
  )
  const target = `src/core/client/styles/${name}.woff2`
  writeFileSync(target, font)
  console.log(`${target}: ${font.length} bytes`)
}
