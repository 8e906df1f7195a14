import { trackWork } from '../../build/progress.ts'
import type { Store } from '../../build/store/createStore.ts'
import { splitIntoBlocks } from '../../build/store/splitIntoBlocks.ts'
import type { LoadedFeature } from '../../feature.ts'
import type { SourceFile } from '../../model/paths.ts'
import type { ContentDialect } from '../contentDialect.ts'
import { findBodyTitle, mayHaveTitle } from './findBodyTitle.ts'
import { findExcerpt } from './findExcerpt.ts'
import { findMarkdownFormat } from './findMarkdownFormat.ts'
import { parseData } from './parseData.ts'
import { splitFrontMatter } from './parseFrontMatter.ts'

/** Facts that depend only on a page's text and are slow to find. */
export interface PageScan {
  /** The front matter, unless it's invalid YAML. */
  readonly matter: { readonly value: unknown } | undefined
  /** Unless the front matter sets another one. */
  readonly format: 'md' | 'mdx'
  /** The first heading, as this format shows it. */
  readonly bodyTitle: string | undefined
  /** Unless the front matter has a description. */
  readonly excerpt: string | undefined
}

/** A text and what was found in it. */
export interface ScannedText {
  readonly text: string
  readonly scan: PageScan
}

/** What scanning depends on besides the text. */
interface ScanContext {
  readonly siteFormat: 'detect' | 'md' | 'mdx'
  readonly dialects?: readonly ContentDialect[] | undefined
  readonly features?: readonly LoadedFeature[]
  readonly store?: Store | undefined
}

/** Average number of pages whose scans are one result in the store. */
const BLOCK_SIZE = 32

/**
 * Scan pages. The store has one result for each block of pages.
 *
 * @param texts by file
 */
export async function scanPages(
  texts: ReadonlyMap<SourceFile, string>,
  context: ScanContext
): Promise<ReadonlyMap<SourceFile, ScannedText>> {
  const { siteFormat, features = [], store } = context
  // Dialects of the site's own features can depend on anything.
  const canRemember = features.every(({ module }) => module === undefined)
  // They have dialects, and the site can switch them off.
  const names = features.map(({ name }) => name).join()
  const blocks = splitIntoBlocks([...texts], BLOCK_SIZE, ([file]) => file)
  const scanned = blocks.map(async block => {
    const scan = () =>
      Promise.all(
        block.map(([file, text]) =>
          trackWork('reads', file, () => scanPage(text, file, context))
        )
      )
    const inputs = [siteFormat, names, ...block.flat()]
    const scans = await (store !== undefined && canRemember
      ? store.remember({ step: 'scans', inputs }, scan)
      : scan())
    return block.flatMap(([file, text], index) => {
      const found = scans[index]
      return found ? [[file, { text, scan: found }] as const] : []
    })
  })
  return new Map((await Promise.all(scanned)).flat())
}

/** Scan one page. */
export async function scanPage(
  text: string,
  file: SourceFile,
  { siteFormat, dialects, store }: ScanContext
): Promise<PageScan> {
  const { yaml, body } = splitFrontMatter(text)
  const { value, problems } = parseData(yaml, file)
  const format = findMarkdownFormat(file, body, { site: siteFormat, dialects })
  return {
    matter: problems.length === 0 ? { value } : undefined,
    format,
    bodyTitle: await recallBodyTitle(body, format, store),
    excerpt: hasDescription(value) ? undefined : findExcerpt(body, format)
  }
}

function hasDescription(matter: unknown): boolean {
  return typeof Object(matter).description === 'string'
}

/** Parsing the few pages that need it takes as long as reading all others. */
export async function recallBodyTitle(
  body: string,
  format: 'md' | 'mdx',
  store: Store | undefined
): Promise<string | undefined> {
  const find = () => findBodyTitle(body, format)?.text
  return store === undefined || !mayHaveTitle(body)
    ? find()
    : store.remember({ step: 'titles', inputs: [format, body] }, async () =>
        find()
      )
}
