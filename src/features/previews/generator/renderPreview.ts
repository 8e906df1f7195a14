import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { THEME_COLORS } from '../../../core/model/site.ts'
import { PREVIEW_SIZE } from '../preview.ts'

/** The content of a page's preview image. */
export interface Preview {
  readonly title: string
  /** The site's title and the page's library or section. */
  readonly label: string
  /** The site's host. */
  readonly host: string
  /** The site's icon, as a `data:` URL. */
  readonly icon?: string
}

const ACCENT = '#00667a'
const TEXT = '#0f1b21'
const SOFT = '#53626a'
const TITLE_LINES = 3

/**
 * Render a page's preview image.
 *
 * The font ships with the generator and its letters are drawn as outlines, so
 * images are identical on every machine.
 *
 * @returns a PNG of {@link PREVIEW_SIZE}
 */
export async function renderPreview(preview: Preview): Promise<Uint8Array> {
  // Load the two libraries only if there's something new to render.
  const [{ default: satori }, { Resvg }] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js')
  ])
  const svg = await satori(createLayout(preview) as never, {
    ...PREVIEW_SIZE,
    fonts: readFonts()
  })
  const image = new Resvg(svg, { font: { loadSystemFonts: false } })
  return image.render().asPng()
}

type Style = Readonly<Record<string, string | number>>

/** A React-like element, as `satori` expects it. */
interface Box {
  readonly type: string
  readonly props: Readonly<Record<string, unknown>>
}

function box(style: Style, children: string | readonly Box[]): Box {
  return {
    type: 'div',
    props: { style: { display: 'flex', ...style }, children }
  }
}

function createLayout({ title, label, host, icon }: Preview): Box {
  const image: Box = {
    type: 'img',
    props: { src: icon, width: 72, height: 72 }
  }
  return box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      boxSizing: 'border-box',
      ...PREVIEW_SIZE,
      padding: '72px 80px 64px 72px',
      borderLeft: `20px solid ${ACCENT}`,
      backgroundColor: THEME_COLORS.light,
      color: SOFT,
      fontFamily: SUBSETS.map(createFontName).join(', '),
      fontSize: 36
    },
    [
      box({ alignItems: 'center', gap: 24 }, [
        ...(icon === undefined ? [] : [image]),
        box({}, cleanText(label))
      ]),
      box(
        {
          display: 'block',
          lineClamp: TITLE_LINES,
          color: TEXT,
          fontSize: title.length > 60 ? 64 : 80,
          fontWeight: 700,
          lineHeight: 1.2,
          letterSpacing: -1.5
        },
        cleanText(title)
      ),
      box({ fontSize: 30 }, host)
    ]
  )
}

/** Remove emoji, which the font lacks. */
function cleanText(text: string): string {
  return text
    .replace(
      /\p{Extended_Pictographic}(?:\uFE0F|\u200D|\p{Emoji_Modifier})*/gu,
      ''
    )
    .replace(/\s+/g, ' ')
    .trim()
}

const WEIGHTS = [400, 700] as const
const SUBSETS = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese']

type Font = {
  readonly name: string
  readonly weight: (typeof WEIGHTS)[number]
  readonly style: 'normal'
  readonly data: Buffer
}

const fonts: Font[] = []

function createFontName(subset: string): string {
  return `Inter ${subset}`
}

/** Memoized. If a subset lacks a letter, the next one is used. */
function readFonts(): Font[] {
  if (fonts.length > 0) return fonts
  const { resolve } = createRequire(import.meta.url)
  for (const subset of SUBSETS) {
    for (const weight of WEIGHTS) {
      const file = `@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`
      const data = readFileSync(resolve(file))
      fonts.push({
        name: createFontName(subset),
        weight,
        style: 'normal',
        data
      })
    }
  }
  return fonts
}
