import {
  decodePathnameIfValid,
  namePageManifest,
  type OutputFile,
  splitLink,
  stripBaseUrl,
  toPathnameKey
} from './paths.ts'
import type { ClientSite } from './site.ts'

/**
 * The manifest that lists the shared pages in addition to its own folder's, so one
 * request is enough to prefetch the navbar's links.
 */
export const SHARED_MANIFEST_FILE: OutputFile = namePageManifest('/')

/** The settings that contain links to pages. */
export type LinkSettings = Pick<
  ClientSite,
  'baseUrl' | 'navbar' | 'footer' | 'libraries'
>

/**
 * List the keys of shared pages: those linked from the navbar, the footer and
 * the libraries. Their number depends on the settings, not on the site's size.
 *
 * The build and the client call this with the same site. Some keys don't belong
 * to a page, for example those of files.
 */
export function listSharedKeys({
  baseUrl,
  navbar,
  footer,
  libraries
}: LinkSettings): ReadonlySet<string> {
  const keys = findHrefs([navbar, footer, libraries]).flatMap(href => {
    const path = stripBaseUrl(baseUrl, splitLink(href).path)
    return path === undefined ? [] : toPathnameKey(decodePathnameIfValid(path))
  })
  return new Set(keys)
}

/** Recursively find every `href` in the settings. */
function findHrefs(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, value]) =>
    name === 'href' && typeof value === 'string' ? value : findHrefs(value)
  )
}
