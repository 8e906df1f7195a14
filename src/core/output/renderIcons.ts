import type { OutputFile } from '../model/paths.ts'
import { THEME_COLORS } from '../model/site.ts'
import type { Cache } from '../platform/cache/createCache.ts'
import { type SiteIcon, toDataUrl } from '../site/siteIcon.ts'
import type { OutputBytes } from './outputText.ts'

/** Size of the icon in pixels, and its background. */
interface IconForm {
  readonly file: string
  readonly size: number
  /** The icon's share of the width. */
  readonly scale: number
  readonly background?: string
}

/** Launchers can crop a maskable icon by a tenth on each side. */
const SAFE_SCALE = 0.7

const forms: readonly IconForm[] = [
  { file: 'icons/192.png', size: 192, scale: 1 },
  { file: 'icons/512.png', size: 512, scale: 1 },
  {
    file: 'icons/maskable.png',
    size: 512,
    scale: SAFE_SCALE,
    background: THEME_COLORS.light
  },
  // iOS shows transparency as black.
  {
    file: 'apple-touch-icon.png',
    size: 180,
    scale: 0.8,
    background: THEME_COLORS.light
  }
]

/** Draw the site's icons from its favicon, and store them. */
export async function renderIcons(
  icon: SiteIcon,
  cache: Cache
): Promise<readonly OutputBytes[]> {
  const draw = (form: Omit<IconForm, 'file'>) =>
    cache.getOrCompute(
      { step: 'icons', inputs: [JSON.stringify(form), icon.type, icon.bytes] },
      () => drawIcon(icon, form)
    )
  const drawn = forms.map(async ({ file, ...form }) => ({
    file: file as OutputFile, // relative
    bytes: await draw(form)
  }))
  return Promise.all(drawn)
}

async function drawIcon(
  icon: SiteIcon,
  { size, scale, background }: Omit<IconForm, 'file'>
): Promise<Uint8Array> {
  const { Resvg } = await import('@resvg/resvg-js')
  const width = size * scale
  const margin = (size - width) / 2
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">`,
    background && `<rect width="100%" height="100%" fill="${background}"/>`,
    `<image href="${toDataUrl(icon)}" x="${margin}" y="${margin}" width="${width}" height="${width}"/>`,
    '</svg>'
  ]
  return new Resvg(svg.filter(Boolean).join(''), {
    font: { loadSystemFonts: false }
  })
    .render()
    .asPng()
}
