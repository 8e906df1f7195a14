import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { isExternalLink } from '../../model/paths.ts'
import type { ResolvedSiteConfig } from '../schema/siteConfig.ts'

/** Larger logos are better fetched once than repeated in every page. */
const MAX_INLINE_BYTES = 1024

/**
 * Inline small SVG logos of the navbar and the footer as data URLs, which saves
 * requests in the first view.
 *
 * @param staticDir absolute path of the folder with the logos
 */
export async function inlineLogos<
  Config extends Pick<ResolvedSiteConfig, 'navbar' | 'footer'>
>(config: Config, staticDir: string): Promise<Config> {
  const { navbar, footer } = config
  return {
    ...config,
    ...(navbar && { navbar: await inlineLogo(navbar, staticDir) }),
    ...(footer && { footer: await inlineLogo(footer, staticDir) })
  }
}

type Logo = NonNullable<NonNullable<ResolvedSiteConfig['navbar']>['logo']>

async function inlineLogo<Part extends { logo?: Logo | undefined }>(
  part: Part,
  staticDir: string
): Promise<Part> {
  const { logo } = part
  if (logo === undefined) return part
  const src = await inlineFile(logo.src, staticDir)
  const srcDark = logo.srcDark && (await inlineFile(logo.srcDark, staticDir))
  return { ...part, logo: { ...logo, src, ...(srcDark && { srcDark }) } }
}

/** @returns the unchanged URL if it isn't a small local SVG */
async function inlineFile(src: string, staticDir: string): Promise<string> {
  if (isExternalLink(src) || !src.endsWith('.svg')) return src
  const file = path.join(staticDir, src)
  const size = await stat(file).then(
    found => found.size,
    () => Number.POSITIVE_INFINITY // `findMissingImages` reports the file
  )
  if (size > MAX_INLINE_BYTES) return src
  const text = await readFile(file, 'utf8')
  // Every document contains the URL, so escape only what's necessary.
  const escaped = text.trim().replace(/[%#"<>\t\r\n]/g, encodeURIComponent)
  return `data:image/svg+xml,${escaped}`
}
