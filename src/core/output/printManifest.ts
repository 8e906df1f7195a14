import type { OutputFile } from '../model/paths.ts'
import { type ClientSite, THEME_COLORS } from '../model/site.ts'
import type { OutputText } from './outputText.ts'

/**
 * Print the manifest that browsers use to install the site
 * (https://www.w3.org/TR/appmanifest/).
 */
export function printManifest(site: ClientSite): OutputText {
  const { baseUrl, title, tagline, locale } = site
  const createIcon = (name: string, sizes: string, purpose: string) => ({
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
    // This mode has a back button, and a URL to share.
    display: 'minimal-ui',
    lang: locale.htmlLang,
    dir: locale.direction,
    background_color: THEME_COLORS[site.colorMode.defaultMode],
    theme_color: THEME_COLORS[site.colorMode.defaultMode],
    icons: [
      createIcon('192', '192x192', 'any'),
      createIcon('512', '512x512', 'any'),
      createIcon('maskable', '512x512', 'maskable')
    ]
  }
  return {
    file: 'manifest.webmanifest' as OutputFile,
    text: JSON.stringify(manifest)
  }
}
