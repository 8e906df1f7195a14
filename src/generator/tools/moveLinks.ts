import path from 'node:path'
import {
  createPathnameKey,
  decodePathname,
  splitLink
} from '../../model/paths.ts'
import type { LinkResolver } from '../bundle/resolveContentLink.ts'
import { replaceLinks, type WrittenLink } from './findWrittenLinks.ts'

/** A page that moves, as links see it. */
export interface Move {
  /** Absolute. */
  readonly contentDir: string
  readonly from: string
  readonly to: string
  /** Addresses, without base. */
  readonly fromPathname: string
  readonly toPathname: string
  /** Folders that links from the root are tried from; absolute. */
  readonly roots: readonly string[]
  readonly baseUrl: string
  readonly resolveLink: LinkResolver
}

/**
 * Rewrite the links of one page: those to the page that moves, and if it is
 * that page itself, those that are relative to where it was.
 *
 * A link keeps its form: a file stays a file, an address an address.
 *
 * @param file absolute, before the move; where a translation stands for
 * another page, the path of that one
 */
export function moveLinks(text: string, file: string, move: Move): string {
  return replaceLinks(text, link =>
    link.kind === 'file'
      ? moveFile(link, file, move)
      : moveLink(link, file, move)
  )
}

/** An import leads to a file by its path alone. */
function moveFile({ target }: WrittenLink, file: string, move: Move): string {
  const isRooted = target.startsWith('@site/')
  const found = isRooted
    ? path.join(move.contentDir, target.slice('@site/'.length))
    : path.resolve(path.dirname(file), target)
  const moved = found === move.from ? move.to : found
  if (isRooted) {
    return moved === found ? target : `@site/${relate(move.contentDir, moved)}`
  }
  const own = file === move.from ? move.to : file
  if (moved === found && own === file) return target
  return dotted(relate(path.dirname(own), moved))
}

function moveLink({ target }: WrittenLink, file: string, move: Move): string {
  const { path: written, query, hash } = splitLink(target)
  if (written === '' || /^[a-z][a-z\d+.-]*:|^\/\//i.test(written)) return target
  const resolved = move.resolveLink(target, file)
  const own = file === move.from ? move.to : file
  const isToMoved = resolved.kind === 'page' && isAddressOf(resolved.href, move)
  if (isToMoved) {
    return `${createTarget(written, { file, own }, move)}${query}${hash}`
  }
  if (own === file || written.startsWith('/')) return target
  const isFound = resolved.kind === 'page' || resolved.kind === 'asset'
  const again = move.resolveLink(target, own)
  if (!isFound || JSON.stringify(again) === JSON.stringify(resolved)) {
    return target
  }
  const found = path.resolve(path.dirname(file), decode(written))
  const rebased = relate(path.dirname(own), found)
  const slash = written.endsWith('/') && !rebased.endsWith('/') ? '/' : ''
  const shown = written.startsWith('.') ? dotted(rebased) : rebased
  return `${encode(shown, written)}${slash}${query}${hash}`
}

function isAddressOf(href: string, { baseUrl, fromPathname }: Move): boolean {
  const pathname = `/${splitLink(href).path.slice(baseUrl.length)}`
  return createPathnameKey(pathname) === createPathnameKey(fromPathname)
}

/** A link to the moved page, in the form that it was written in. */
function createTarget(
  written: string,
  { file, own }: { readonly file: string; readonly own: string },
  move: Move
): string {
  const isFile = /\.mdx?$/i.test(written)
  const to = isFile ? move.to : createStem(move.to)
  if (written.startsWith('/')) {
    const isAddress =
      createPathnameKey(written) === createPathnameKey(move.fromPathname)
    const root = findRoot(written, move)
    const target =
      isAddress || root === undefined ? move.toPathname : `/${relate(root, to)}`
    return encode(target, written)
  }
  const isRelative =
    written.startsWith('.') ||
    isSamePage(path.resolve(path.dirname(file), decode(written)), move.from)
  if (isRelative) {
    const target = relate(path.dirname(own), to)
    return encode(written.startsWith('.') ? dotted(target) : target, written)
  }
  const root = findRoot(`/${written}`, move)
  return encode(relate(root ?? move.contentDir, to), written)
}

/** The folder that a link from the root was found below. */
function findRoot(written: string, { roots, from }: Move): string | undefined {
  return roots.find(root => isSamePage(path.join(root, decode(written)), from))
}

function isSamePage(candidate: string, file: string): boolean {
  return (
    [file, createStem(file), createStem(file).replace(/\/$/, '')].includes(
      candidate
    ) || candidate.replace(/\.mdx?$/i, '') === file.replace(/\.mdx?$/i, '')
  )
}

/** A page's path without extension; a folder's own page is its folder. */
function createStem(file: string): string {
  const bare = file.replace(/\.mdx?$/i, '')
  return /\/(?:index|readme)$/i.test(bare) ? `${path.dirname(bare)}/` : bare
}

function relate(folder: string, file: string): string {
  const slash = file.endsWith('/') ? '/' : ''
  const relative = path.relative(folder, file).split(path.sep).join('/')
  return relative === '' ? './' : `${relative}${slash}`
}

function dotted(target: string): string {
  return target.startsWith('.') ? target : `./${target}`
}

/** One that can't be decoded leads nowhere, before and after. */
function decode(target: string): string {
  return decodePathname(target) ?? target
}

/** What would end a link in Markdown or in an attribute can't stand in it. */
function encode(target: string, written: string): string {
  return written.includes('%') || /[\s()<>"']/.test(target)
    ? encodeURI(target).replace(
        /[()']/g,
        sign => `%${sign.charCodeAt(0).toString(16)}`
      )
    : target
}
