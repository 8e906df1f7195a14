import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { isExternalLink } from '../../model/paths.ts'
import type { ResolvedSiteConfig } from '../schema/siteConfig.ts'

/** Above this many bytes a logo is better fetched once than in every page. */
const LARGEST_INLINE = 1024

/**
 * Put small drawings of the navbar and the footer into the pages themselves, as
 * data URLs: the first view of a page then needs one request.
 *
 * @param staticDir absolute; where the logos are
 */
export async function inlineLogos<
  Config extends Pick<ResolvedSiteConfig, 'navbar' | 'footer'>
>(config: Config, staticDir: string): Promise<Config> {
  const { navbar, footer } = config
  return {
    ...config,
    ...(navbar && { navbar: await inlineLogoOf(navbar, staticDir) }),
    ...(footer && { footer: await inlineLogoOf(footer, staticDir) })
  }
}

type Logo = NonNullable<NonNullable<ResolvedSiteConfig['navbar']>['logo']>

async function inlineLogoOf<Part extends { logo?: Logo | undefined }>(
  part: Part,
  staticDir: string
): Promise<Part> {
  const { logo } = part
  if (logo === undefined) return part
  const src = await inlineFile(logo.src, staticDir)
  const srcDark = logo.srcDark && (await inlineFile(logo.srcDark, staticDir))
  return { ...part, logo: { ...logo, src, ...(srcDark && { srcDark }) } }
}

/** @returns the address itself for what is large, elsewhere or no drawing */
async function inlineFile(src: string, staticDir: string): Promise<string> {
  if (isExternalLink(src) || !src.endsWith('.svg')) return src
  const file = path.join(staticDir, src)
  const size = await stat(file).then(
    found => found.size,
    () => Number.POSITIVE_INFINITY // Whoever reads the page will miss it.
  )
  if (size > LARGEST_INLINE) return src
  const text = await readFile(file, 'utf8')
  // Every document contains it, so only what has to be is escaped.
  const escaped = text.trim().replace(/[%#"<>\t\r\n]/g, encodeURIComponent)
  return `data:image/svg+xml,${escaped}`
}
