import type { HeadTag } from '../model/head.ts'
import type { OutputFile } from '../model/paths.ts'
import { type ClientSite, THEME_COLORS } from '../model/site.ts'
import type { OutputText } from './outputText.ts'

/**
 * Create the manifest that browsers use to install the site
 * (https://www.w3.org/TR/appmanifest/).
 */
export function createManifest(site: ClientSite): OutputText {
  const { baseUrl, title, tagline, locale } = site
  const icon = (name: string, sizes: string, purpose: string) => ({
    src: `${baseUrl}icons/${name}.png`,
    sizes,
    type: 'image/png',
    purpose
  })
  const manifest = {
    id: baseUrl,
    name: title,
    short_name: title,
    ...(tagline === '' ? {} : { description: tagline }),
    start_url: baseUrl,
    scope: baseUrl,
    // This mode has a back button, and an address to share.
    display: 'minimal-ui',
    lang: locale.htmlLang,
    dir: locale.direction,
    background_color: THEME_COLORS[site.colorMode.defaultMode],
    theme_color: THEME_COLORS[site.colorMode.defaultMode],
    icons: [
      icon('192', '192x192', 'any'),
      icon('512', '512x512', 'any'),
      icon('maskable', '512x512', 'maskable')
    ]
  }
  return {
    file: 'manifest.webmanifest' as OutputFile,
    text: JSON.stringify(manifest)
  }
}

/**
 * Create the tags of every page: the browser's theme color in each mode, and the
 * manifest and icons for installation.
 *
 * @param hasIcons whether the site has icons for installation
 */
export function createSiteTags(
  { baseUrl }: Pick<ClientSite, 'baseUrl'>,
  hasIcons: boolean
): readonly HeadTag[] {
  const { light, dark } = THEME_COLORS
  const link = (rel: string, file: string): HeadTag => ({
    tag: 'link',
    attributes: { rel, href: baseUrl + file }
  })
  // The first matching tag wins.
  const colors: readonly HeadTag[] = [
    createColorTag({ content: dark, media: '(prefers-color-scheme:dark)' }),
    createColorTag({ content: light })
  ]
  if (!hasIcons) return colors
  return [
    ...colors,
    link('manifest', 'manifest.webmanifest'),
    // At a host's root, browsers find it without a link.
    ...(baseUrl === '/'
      ? []
      : [link('apple-touch-icon', 'apple-touch-icon.png')])
  ]
}

function createColorTag(attributes: Readonly<Record<string, string>>): HeadTag {
  return { tag: 'meta', attributes: { name: 'theme-color', ...attributes } }
}
