import { hashContent } from '../../platform/hashContent.ts'

/**
 * Name a page's chunk. Chunk names become file names, so they contain only ASCII
 * letters; a short hash of the pathname keeps them unique.
 */
export function nameChunk(pathname: string): string {
  const path = pathname.replace(/^\/|\/$/g, '')
  const plain = path.replace(/[^\w/-]+/g, '-') || 'home'
  if (plain === path) {
    return `pages/${pathname.endsWith('/') ? `${plain}/index` : plain}`
  }
  const hash = hashContent(pathname, 6)
  return `pages/${plain}-${hash}`
}
