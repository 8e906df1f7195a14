import type { SourceFile } from '../../model/paths.ts'
import { splitIntoBlocks } from '../../platform/cache/splitIntoBlocks.ts'
import { runReported } from '../../platform/supervision.ts'
import { listDialects } from '../contentDialect.ts'
import { isSiteFeature } from '../isSiteFeature.ts'
import { findBodyTitle, mayHaveTitle } from './findBodyTitle.ts'
import { findExcerpt } from './findExcerpt.ts'
import { findMarkdownFormat } from './findMarkdownFormat.ts'
import { parseData } from './parseData.ts'
import { splitFrontMatter } from './parseFrontMatter.ts'
import type { SourceContext } from './readMarkdown.ts'

/** Facts that are slow to find in a page's text. */
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
type ScanContext = Pick<SourceContext, 'features' | 'config' | 'earlier'>

/** Average number of pages whose scans are one result in the cache. */
const BLOCK_SIZE = 32

/**
 * Scan pages. The cache has one result for each block of pages.
 *
 * @param texts by file
 */
export async function scanPages(
  texts: ReadonlyMap<SourceFile, string>,
  context: ScanContext
): Promise<ReadonlyMap<SourceFile, ScannedText>> {
  const { features, config, earlier } = context
  const cache = earlier?.cache
  // Dialects of site features can depend on anything.
  const isCacheable = !features.some(isSiteFeature)
  // Features have dialects, and the site can switch features off.
  const names = features.map(({ name }) => name).join()
  const blocks = splitIntoBlocks([...texts], BLOCK_SIZE, ([file]) => file)
  const scanned = blocks.map(async block => {
    const scan = () =>
      Promise.all(
        block.map(([file, text]) =>
          runReported('reads', file, () => scanPage(text, file, context))
        )
      )
    const { format, singleDollarMath } = config.markdown
    const inputs = [format, `${singleDollarMath}`, names, ...block.flat()]
    const scans = await (cache !== undefined && isCacheable
      ? cache.getOrCompute({ step: 'scans', inputs }, scan)
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
  context: ScanContext
): Promise<PageScan> {
  const { features, config } = context
  const { yaml, body } = splitFrontMatter(text)
  const { value, diagnostics } = parseData(yaml, file)
  const format = findMarkdownFormat(file, body, {
    site: config.markdown.format,
    dialects: listDialects(features)
  })
  return {
    matter: diagnostics.length === 0 ? { value } : undefined,
    format,
    bodyTitle: await getBodyTitle(body, format, context),
    excerpt: hasDescription(value)
      ? undefined
      : findExcerpt(body, format, config.markdown)
  }
}

function hasDescription(matter: unknown): boolean {
  return typeof Object(matter).description === 'string'
}

/** Cached, because the few pages that need parsing cost as much as all others. */
export async function getBodyTitle(
  body: string,
  format: 'md' | 'mdx',
  { config: { markdown }, earlier }: Pick<ScanContext, 'config' | 'earlier'>
): Promise<string | undefined> {
  const cache = earlier?.cache
  const inputs = [format, `${markdown.singleDollarMath}`, body]
  const find = () => findBodyTitle(body, format, markdown)?.text
  return cache === undefined || !mayHaveTitle(body)
    ? find()
    : cache.getOrCompute({ step: 'titles', inputs }, async () => find())
}
