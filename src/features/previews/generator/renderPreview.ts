import { ICON_PATHS } from '../../../core/model/iconPaths.ts'
import { type LibraryIconName, THEME_COLORS } from '../../../core/model/site.ts'
import { PREVIEW_SIZE } from '../preview.ts'
import { readPreviewFonts } from './readPreviewFonts.ts'

/** The content of a page's preview image. */
export interface Preview {
  readonly title: string
  /** The site's title. */
  readonly site: string
  /** The page's library or section. */
  readonly topic?: string
  /** The site's host. */
  readonly host: string
  /** The site's icon, as a `data:` URL. */
  readonly icon?: string
  /** The library's icon, with the number of the library's group. */
  readonly library?: { readonly icon: LibraryIconName; readonly group: number }
}

const ACCENT = '#00667a'
const BRASS = '#a14a08'
const TEXT = '#0f1b21'
const SOFT = '#53626a'
const ICON_SIZE = 72
/** Longer titles are cut. */
const MAX_TITLE = 150
const DRAWING_SIZE = 280

/** Line and background of a library's icon, by its group. */
const TINTS = [
  [ACCENT, '#e3f3f6'],
  [BRASS, '#fdf1dc'],
  ['#22683b', '#eef7f1'],
  ['#465865', '#eef3f4']
] as const

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
  const { icon } = preview
  const inset = icon === undefined ? 0 : measureInset(icon, Resvg)
  const svg = await satori(createLayout(preview, inset) as never, {
    ...PREVIEW_SIZE,
    fonts: [...(await readPreviewFonts())]
  })
  const image = new Resvg(svg, { font: { loadSystemFonts: false } })
  return image.render().asPng()
}

/** Measure the empty space left of a vector icon, which is drawn as a square. */
function measureInset(
  icon: string,
  Resvg: typeof import('@resvg/resvg-js').Resvg
): number {
  const [, data] = /^data:image\/svg\+xml;base64,(.*)$/.exec(icon) ?? []
  if (data === undefined) return 0
  const image = new Resvg(Buffer.from(data, 'base64'))
  return ((image.innerBBox()?.x ?? 0) / image.width) * ICON_SIZE
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

function createLayout(preview: Preview, inset: number): Box {
  const { title, site, topic, host, icon, library } = preview
  const image: Box = {
    type: 'img',
    props: {
      src: icon,
      width: ICON_SIZE,
      height: ICON_SIZE,
      // What it draws is aligned with the text below.
      style: { marginLeft: -inset }
    }
  }
  return box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      boxSizing: 'border-box',
      ...PREVIEW_SIZE,
      padding: '64px 72px 60px',
      borderLeft: `20px solid ${ACCENT}`,
      backgroundColor: THEME_COLORS.light,
      color: SOFT,
      fontSize: 30
    },
    [
      box({ alignItems: 'center', gap: 20, color: TEXT, ...bold(38) }, [
        ...(icon === undefined ? [] : [image]),
        box({}, cleanText(site))
      ]),
      box({ alignItems: 'center', gap: 56 }, [
        box({ flexDirection: 'column', flexGrow: 1, flexBasis: 0, gap: 16 }, [
          ...(topic === undefined
            ? []
            : [box({ color: BRASS, ...bold(32) }, cleanText(topic))]),
          box(
            {
              display: 'block',
              color: TEXT,
              ...bold(chooseSize(title)),
              lineHeight: 1.15,
              textWrap: 'balance'
            },
            cutTitle(cleanText(title))
          )
        ]),
        ...(library === undefined ? [] : [createDrawing(library)])
      ]),
      box({}, host)
    ]
  )
}

/** Choose a size with which a title has at most four lines beside an icon. */
function chooseSize({ length }: string): number {
  if (length <= 40) return 76
  return length <= 80 ? 60 : 46
}

function cutTitle(title: string): string {
  if (title.length <= MAX_TITLE) return title
  const end = title.lastIndexOf(' ', MAX_TITLE)
  return `${title.slice(0, end > 0 ? end : MAX_TITLE)} …`
}

function bold(fontSize: number): Style {
  return { fontSize, fontWeight: 700, letterSpacing: -0.032 * fontSize }
}

/** Draw a library's icon on a tile. */
function createDrawing({ icon, group }: NonNullable<Preview['library']>): Box {
  const [line, fill] = TINTS[group % TINTS.length] ?? TINTS[0]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 36 36" fill="none" stroke="${line}" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round"><rect x="-6" y="-6" width="36" height="36" rx="5" fill="${fill}" stroke="none"/><path d="${ICON_PATHS[icon]}"/></svg>`
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  return {
    type: 'img',
    props: { src, width: DRAWING_SIZE, height: DRAWING_SIZE }
  }
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
