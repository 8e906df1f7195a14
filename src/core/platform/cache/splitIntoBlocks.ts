import { hashContent } from '../hashContent.ts'

/**
 * Split pages into blocks, so that the cache has one result for many pages.
 * Hashes of pathnames decide where blocks end, so adding a page changes only
 * the block that contains it.
 *
 * @param size average number of pages in a block
 */
export function splitIntoBlocks<Page>(
  pages: readonly Page[],
  size: number,
  findKey: (page: Page) => string
): readonly (readonly Page[])[] {
  const blocks: Page[][] = []
  let isOpen = false
  for (const page of pages) {
    if (isOpen) blocks.at(-1)?.push(page)
    else blocks.push([page])
    isOpen = Number.parseInt(hashContent(findKey(page), 8), 16) % size !== 0
  }
  return blocks
}
