import type { TextBlock } from './readBlocks.ts'
import type {
  RecordedPage,
  RecordedRelease,
  ReleaseRecord
} from './releaseRecord.ts'

/** A page with all blocks of its text. */
export interface PageBlocks {
  /** As in {@link RecordedPage}. */
  readonly path: string
  readonly blocks: readonly TextBlock[]
}

/** How many releases the record keeps. */
const MAX_RELEASES = 20

/** From this share of new blocks, a page is new as a whole. */
const WHOLE_SHARE = 0.75

/**
 * Find what's new in pages. A block is new if no page had its text, so text that
 * moved isn't, on its page or to another.
 *
 * @param known hashes of all blocks of the last release
 */
export function findNewBlocks(
  pages: readonly PageBlocks[],
  known: ReadonlySet<string>
): readonly RecordedPage[] {
  return pages.flatMap(({ path, blocks }): readonly RecordedPage[] => {
    const [title] = blocks
    const added = blocks.filter(({ hash }) => !known.has(hash))
    if (title === undefined || added.length === 0) return []
    return added.length > blocks.length * WHOLE_SHARE
      ? [{ path, isWhole: true, blocks: [title] }]
      : [{ path, blocks: added }]
  })
}

/**
 * Record a release. Earlier releases keep what the site still has. A second
 * recording with the same name adds to the release.
 */
export function addRelease(
  record: ReleaseRecord | undefined,
  { name, date }: Pick<RecordedRelease, 'name' | 'date'>,
  pages: readonly PageBlocks[]
): ReleaseRecord {
  const texts = new Set(
    pages.flatMap(({ blocks }) => blocks.map(({ hash }) => hash))
  )
  const { releases = [], texts: known = texts } = record ?? {}
  const [last, ...earlier] = releases
  const isSame = last?.name === name
  // Everything is new in the first release, so it lists nothing.
  const isFirst = isSame && earlier.length === 0
  const kept = releases
    .map(release => ({ ...release, pages: keepTexts(release.pages, texts) }))
    .slice(isSame ? 1 : 0)
    .slice(0, MAX_RELEASES - 1)
  const added = isFirst ? [] : findNewBlocks(pages, known)
  const before = isSame ? keepTexts(last.pages, texts) : []
  return {
    releases: [{ name, date, pages: joinPages(before, added) }, ...kept],
    texts
  }
}

function keepTexts(
  pages: readonly RecordedPage[],
  texts: ReadonlySet<string>
): RecordedPage[] {
  return pages.flatMap(page => {
    const blocks = page.blocks.filter(({ hash }) => texts.has(hash))
    return blocks.length === 0 ? [] : [{ ...page, blocks }]
  })
}

function joinPages(
  before: readonly RecordedPage[],
  added: readonly RecordedPage[]
): RecordedPage[] {
  const joined = new Map(before.map(page => [page.path, page]))
  for (const page of added) {
    const { isWhole, blocks = [] } = joined.get(page.path) ?? {}
    joined.set(
      page.path,
      isWhole || page.isWhole
        ? page
        : { ...page, blocks: [...blocks, ...page.blocks] }
    )
  }
  return [...joined.values()]
}
