import type { HeadTag } from '../model/head.ts'
import { type ClientSite, THEME_COLORS } from '../model/site.ts'

/**
 * List the tags of every page: the browser's theme color in each mode, and the
 * manifest and icons for installation.
 *
 * @param hasIcons whether the site has icons for installation
 */
export function listSiteTags(
  { baseUrl }: Pick<ClientSite, 'baseUrl'>,
  hasIcons: boolean
): readonly HeadTag[] {
  const { light, dark } = THEME_COLORS
  const createLink = (rel: string, file: string): HeadTag => ({
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
    createLink('manifest', 'manifest.webmanifest'),
    // At a host's root, browsers find it without a link.
    ...(baseUrl === '/'
      ? []
      : [createLink('apple-touch-icon', 'apple-touch-icon.png')])
  ]
}

function createColorTag(attributes: Readonly<Record<string, string>>): HeadTag {
  return { tag: 'meta', attributes: { name: 'theme-color', ...attributes } }
}
