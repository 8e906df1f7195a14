import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { SiteError } from '../../model/errors.ts'
import { createPathname, type Pathname } from '../../model/paths.ts'
import { isPathname } from '../content/findSlugProblems.ts'
import { suggestDoc } from '../content/suggestName.ts'
import { createAddressKey, listAddresses } from '../site/addresses.ts'
import type { Doc, Site } from '../site/site.ts'

/**
 * Resolve what an author typed to a doc: an id, or the path of a file from the
 * content folder, the docs folder or where the author is.
 *
 * @throws SiteError when there is no such doc
 */
export function resolveDoc(argument: string, site: Site): Doc {
  const { root } = site.content
  const versions = [...site.versions].sort(
    (one, other) => Number(other.data.isLast) - Number(one.data.isLast)
  )
  const docs = versions.flatMap(version => version.docs)
  const folders = site.content.config.docs.versions.map(({ folder }) => folder)
  const files = [
    path.resolve(argument),
    path.join(root, argument),
    ...folders.map(folder => path.join(root, folder, argument))
  ]
  const found =
    docs.find(({ id }) => id === argument) ??
    docs.find(({ source }) =>
      files.some(file =>
        ['', '.mdx', '.md'].some(end => source.absolutePath === `${file}${end}`)
      )
    )
  if (found !== undefined) return found
  throw new SiteError(`There is no doc "${argument}".`, {
    remedy: suggestDoc(
      argument,
      docs.map(({ id }) => id)
    )
  })
}

/**
 * Resolve where a doc is to be.
 *
 * @param folder absolute path of its version
 * @param like absolute path whose name and extension hold unless others are
 * given
 * @throws SiteError when something is there, or the place is no place for docs
 */
export function resolveNewFile(
  argument: string,
  site: Site,
  { folder, like }: { readonly folder: string; readonly like?: string }
): string {
  const { root } = site.content
  if (like === undefined && argument.endsWith('/')) {
    throw new SiteError(`"${argument}" names a folder, not a page.`, {
      remedy: `Name the page too: "${argument}index" is the folder's own.`
    })
  }
  const extension = like === undefined ? '.mdx' : path.extname(like)
  const below = [path.resolve(argument), path.join(root, argument)].find(file =>
    file.startsWith(folder + path.sep)
  )
  const wanted = below ?? path.join(folder, argument)
  const isFolder =
    like !== undefined &&
    (argument.endsWith('/') || isDirectory(wanted)) &&
    !/\.mdx?$/i.test(wanted)
  const named = isFolder ? path.join(wanted, path.basename(like)) : wanted
  const file = /\.mdx?$/i.test(named) ? named : `${named}${extension}`
  assertFree(file, root, folder)
  return file
}

function assertFree(file: string, root: string, folder: string): void {
  const shown = path.relative(root, file)
  if (!file.startsWith(folder + path.sep)) {
    throw new SiteError(`"${shown}" is outside of the docs.`, {
      remedy: `Name a path below ${path.relative(root, folder)}/.`
    })
  }
  const parts = path.relative(folder, file).split(path.sep)
  if (parts.some(name => /^[_.]/.test(name))) {
    throw new SiteError(`"${shown}" would be a partial, not a page.`, {
      remedy:
        'Names of pages and of their folders do not start with "_" or ".".'
    })
  }
  const bare = file.replace(/\.mdx?$/i, '')
  const taken = ['.mdx', '.md'].map(end => `${bare}${end}`).find(existsSync)
  if (taken === undefined) return
  throw new SiteError(`"${path.relative(root, taken)}" is there already.`, {
    remedy: 'Choose another name, or move that page first.'
  })
}

/**
 * Assert that a page can have an address: by the rules of the build, which
 * would refuse it otherwise.
 *
 * @param page its file as messages name it, and its address below the docs path
 * @param own the doc that moves; its addresses are free
 * @throws SiteError when no address can hold the name, or another page has it
 */
export function assertAddress(
  page: { readonly file: string; readonly slug: string },
  { site, basePath }: { readonly site: Site; readonly basePath: string },
  own?: Doc
): Pathname {
  const { file, slug } = page
  if (!isPathname(slug)) {
    throw new SiteError(`"${file}" holds a sign that no address can hold.`, {
      remedy: 'Leave out "#", "?", "%" and "\\".'
    })
  }
  const pathname = createPathname(`${basePath}${slug}`)
  const taken = findTaken(pathname, site, own)
  if (taken === undefined) return pathname
  throw new SiteError(
    `"${file}" would have the address ${pathname}, which ${taken} has already.`,
    { remedy: 'Choose another name: letter case makes no difference.' }
  )
}

function findTaken(
  pathname: Pathname,
  site: Site,
  own: Doc | undefined
): string | undefined {
  const key = createAddressKey(pathname)
  const ownFile = own?.source.file
  const pages = [...site.versions.flatMap(({ docs }) => docs), ...site.posts]
  const aliases = pages.flatMap(({ source }) =>
    (source.frontMatter.aliases ?? []).map(alias => ({
      pathname: alias,
      name: `an alias of ${source.file}`,
      place: { file: source.file }
    }))
  )
  return [...listAddresses(site, site.client.baseUrl), ...aliases].find(
    other =>
      other.place.file !== ownFile && createAddressKey(other.pathname) === key
  )?.name
}

function isDirectory(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isDirectory() === true
}
