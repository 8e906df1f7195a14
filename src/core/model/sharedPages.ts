import {
  createPageTableFile,
  createPathnameKey,
  decodePathnameIfValid,
  type OutputFile,
  splitLink,
  stripBaseUrl
} from './paths.ts'
import type { ClientSite } from './site.ts'

/**
 * The table that has the shared pages beside those of its own folder, so that
 * one request is enough to prefetch what the navbar links to.
 */
export const SHARED_TABLE_FILE: OutputFile = createPageTableFile('/')

/** The settings that link to pages. */
export type LinkSettings = Pick<
  ClientSite,
  'baseUrl' | 'navbar' | 'footer' | 'libraries'
>

/**
 * List the keys of shared pages: those that navbar, footer and libraries link
 * to. Their number depends on the site's settings, not on its pages.
 *
 * Build and client call this with the same site. Some keys may belong to no
 * page, for example those of files.
 */
export function listSharedKeys({
  baseUrl,
  navbar,
  footer,
  libraries
}: LinkSettings): ReadonlySet<string> {
  const keys = findHrefs([navbar, footer, libraries]).flatMap(href => {
    const path = stripBaseUrl(baseUrl, splitLink(href).path)
    return path === undefined
      ? []
      : createPathnameKey(decodePathnameIfValid(path))
  })
  return new Set(keys)
}

/** Find every `href` in a part of the settings, however deep. */
function findHrefs(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, value]) =>
    name === 'href' && typeof value === 'string' ? value : findHrefs(value)
  )
}
