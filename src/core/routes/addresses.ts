import { findSlugPlace } from '../content/check/findSlugProblems.ts'
import { findRepeated } from '../content/schema/findRepeated.ts'
import { SiteError, type SourceLocation } from '../model/errors.ts'
import { createPathname, createPathnameKey } from '../model/paths.ts'
import type { Site } from '../site/site.ts'
import type { PlannedRoute } from './plannedRoute.ts'

/** Something that answers at an address. */
export interface Address {
  readonly pathname: string
  /** As messages name what answers. */
  readonly name: string
  readonly place: SourceLocation
}

/**
 * List the addresses of a site's pages and files: first those that every site
 * has, then those from the content.
 */
export function listAddresses(
  { content, files }: Pick<Site, 'content' | 'files'>,
  routes: readonly PlannedRoute[]
): readonly Address[] {
  const isOwn = ({ source, place }: PlannedRoute) => !source && !place
  return [
    ...routes
      .filter(isOwn)
      .map(({ route }) => createOwnAddress(route.pathname, 'page')),
    ...['sitemap.xml', ...files].map(file =>
      createOwnAddress(`/${file}`, 'file')
    ),
    ...routes.filter(planned => !isOwn(planned)).map(createPageAddress),
    ...content.staticFiles.map(file => ({
      pathname: `/${file}`,
      name: `static/${file}`,
      place: { file: `static/${file}` }
    }))
  ]
}

/** Something that is there without anybody having written it. */
function createOwnAddress(pathname: string, kind: 'page' | 'file'): Address {
  return {
    pathname,
    name: `the ${kind} ${pathname} of every site`,
    place: { file: 'site.ts' }
  }
}

function createPageAddress({ route, source, place }: PlannedRoute): Address {
  const { pathname, title } = route
  if (source === undefined) {
    const name = `the page of the category "${title}"`
    return { pathname, name, place: place ?? { file: 'sidebars.ts' } }
  }
  return { pathname, name: source.file, place: findSlugPlace(source) }
}

/** Group addresses as readers' requests are: without letter case. */
export function createAddressKey(pathname: string): string {
  return createPathnameKey(createPathname(pathname))
}

/** Find addresses that two pages claim (behavior 8.12). */
export function findDuplicates(
  addresses: readonly Address[]
): readonly SiteError[] {
  return findRepeated(addresses, ({ pathname }) =>
    createAddressKey(pathname)
  ).map(
    ({ item, first }) =>
      new SiteError(
        `Duplicate routes found! Attempting to create page at ${item.pathname}, but a page already exists at this route.`,
        {
          place: item.place,
          remedy: `${item.name} and ${first.name} have the same address. Rename one of them, or set a different "slug" in its front matter.`
        }
      )
  )
}

/** In bytes. File systems take 255; compressed chunks of pages add 22. */
const MAX_PART = 230
/** In bytes. Systems take 4,096 with the path of the output folder. */
const MAX_ADDRESS = 3000

/** Find addresses that can't be the names of files. */
export function findLongAddresses(
  addresses: readonly Address[]
): readonly SiteError[] {
  return addresses.filter(isTooLong).map(
    ({ pathname, place }) =>
      new SiteError(
        `The address "${pathname.slice(0, 60)}…" is too long for a file name.`,
        {
          place,
          remedy: `Shorten the file name or the "slug". Each part can have up to ${MAX_PART} bytes, and the whole address up to ${MAX_ADDRESS}.`
        }
      )
  )
}

function isTooLong({ pathname }: Address): boolean {
  return (
    Buffer.byteLength(pathname) > MAX_ADDRESS ||
    pathname.split('/').some(part => Buffer.byteLength(part) > MAX_PART)
  )
}
