import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** A font as `satori` expects it. */
interface Font {
  readonly name: string
  readonly weight: (typeof WEIGHTS)[number]
  readonly style: 'normal'
  readonly data: Buffer
}

/** Weights as `satori` knows them. */
const WEIGHTS = [400, 700] as const
const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese']

/** First and last letters of the blocks that the subsets are made for. */
const BLOCKS = [
  [0x20, 0x24f],
  [0x2b0, 0x36f],
  [0x400, 0x52f],
  [0x1e00, 0x1eff],
  [0x2000, 0x22ff]
] as const

let fonts: Promise<readonly Font[]> | undefined

/**
 * Read the site's font, and for Greek, which it lacks, the one that resembles it.
 * If a font lacks a letter, the next one is used. Memoized.
 */
export function readPreviewFonts(): Promise<readonly Font[]> {
  fonts ??= createFonts()
  return fonts
}

/** `satori` reads neither compressed nor variable fonts. */
async function createFonts(): Promise<readonly Font[]> {
  const { default: subsetFont } = await import('subset-font')
  const letters = String.fromCodePoint(...BLOCKS.flatMap(listLetters))
  const { resolve } = createRequire(import.meta.url)
  const read = (file: string) => readFileSync(resolve(`@fontsource${file}`))
  const own = SUBSETS.flatMap(subset =>
    WEIGHTS.map(async (weight): Promise<Font> => {
      const source = read(
        `-variable/geist/files/geist-${subset}-wght-normal.woff2`
      )
      const data = await subsetFont(source, letters, {
        targetFormat: 'sfnt',
        // The site's headings are semibold.
        variationAxes: { wght: weight === 700 ? 650 : weight }
      })
      return { name: `Geist ${subset}`, weight, style: 'normal', data }
    })
  )
  const greek = WEIGHTS.map((weight): Font => {
    const name = `inter-greek-${weight}-normal.woff`
    const data = read(`/inter/files/${name}`)
    return { name: 'Inter greek', weight, style: 'normal', data }
  })
  return [...(await Promise.all(own)), ...greek]
}

function listLetters([first, last]: readonly [number, number]): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
