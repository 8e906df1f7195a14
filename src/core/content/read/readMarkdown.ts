import path from 'node:path'
import type { z } from 'zod'
import type { LoadedFeature } from '../../feature.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { SourceFile } from '../../model/paths.ts'
import type { LastUpdated } from '../../model/route.ts'
import type { Cache } from '../../platform/cache/createCache.ts'
import { runReported } from '../../platform/supervision.ts'
import type { MarkdownSource } from '../content.ts'
import { listDialects } from '../contentDialect.ts'
import type { Report } from '../report.ts'
import type { DocFrontMatter } from '../schema/frontMatterSchema.ts'
import { parseDate } from '../schema/frontMatterSchema.ts'
import type { ResolvedSiteConfig } from '../schema/siteConfig.ts'
import { findMarkdownFormat } from './findMarkdownFormat.ts'
import { collectFrontMatterShape } from './listFileSchemas.ts'
import {
  findMisplacedFrontMatter,
  parseFrontMatter,
  splitFrontMatter
} from './parseFrontMatter.ts'
import type { GitDates } from './readGitDates.ts'
import { readText } from './readText.ts'
import { getBodyTitle, type ScannedText, scanPage } from './scanPages.ts'

/** What the `read` hooks of features get, and the functions that read pages. */
export interface SourceContext {
  /** Enabled features, in order. */
  readonly features: readonly LoadedFeature[]
  /** Absolute path of the content folder. */
  readonly contentDir: string
  /** Whether there are only docs. */
  readonly hasDocsOnly?: boolean
  /**
   * Folder of the locale whose translations are being read, relative to the
   * content folder.
   */
  readonly translation?: string
  readonly config: ResolvedSiteConfig
  readonly gitDates: GitDates
  /** Results of earlier reads, to reuse. */
  readonly earlier?: EarlierReads
  readonly report: Report
}

/** Where results of earlier reads are. */
export interface EarlierReads {
  /** What this process has read; only the development server reads a site again. */
  readonly memory?: PageMemory | undefined
  /** What earlier builds have found: titles and excerpts, which are slow to find. */
  readonly cache?: Cache | undefined
}

/** What was read from files, by absolute path, and what it depends on. */
export type PageMemory = Map<
  string,
  { readonly inputs: readonly unknown[]; readonly read: MarkdownFile<unknown> }
>

/** A Markdown file with its front matter. */
interface MarkdownFile<Data> {
  readonly source: MarkdownSource
  readonly frontMatter: Data
}

/** Front matter keys that {@link readMarkdown} uses. */
type CommonFrontMatter = Pick<
  DocFrontMatter,
  'title' | 'description' | 'format' | 'last_update'
>

/**
 * Read one Markdown file.
 *
 * @param file relative to the content folder
 * @param scanned the file's text, if it has been read already
 * @returns undefined if the file can't be read, which is reported
 */
export async function readMarkdown<
  Schema extends z.ZodObject & z.ZodType<CommonFrontMatter>
>(
  file: SourceFile,
  schema: Schema,
  context: SourceContext,
  scanned?: ScannedText
): Promise<MarkdownFile<z.output<Schema>> | undefined> {
  const { features, contentDir, config, gitDates, earlier, report } = context
  const absolutePath = path.join(contentDir, file)
  const text = scanned?.text ?? readText(absolutePath, file, report)
  if (text === undefined) return undefined
  return runReported('reads', file, async () => {
    const keys = Object.entries(collectFrontMatterShape(features)).flat()
    const { format, singleDollarMath } = config.markdown
    const dialects = listDialects(features)
    const settings = [schema, format, singleDollarMath, ...dialects, ...keys]
    const inputs = [text, gitDates, ...settings]
    const known = earlier?.memory?.get(absolutePath)
    if (known !== undefined && hasSameItems(known.inputs, inputs)) {
      // The inputs include the schema, so the known result has its type.
      return known.read as MarkdownFile<z.output<Schema>>
    }
    const scan = scanned?.scan ?? (await scanPage(text, file, context))
    const parsed = await parseMarkdown({ text, scan }, file, schema, context)
    const { diagnostics, ...read } = parsed
    if (diagnostics.length === 0)
      earlier?.memory?.set(absolutePath, { inputs, read })
    report(diagnostics)
    return read
  })
}

function hasSameItems(
  some: readonly unknown[],
  others: readonly unknown[]
): boolean {
  return (
    some.length === others.length &&
    some.every((item, index) => item === others[index])
  )
}

async function parseMarkdown<
  Schema extends z.ZodObject & z.ZodType<CommonFrontMatter>
>(
  { text, scan }: ScannedText,
  file: SourceFile,
  schema: Schema,
  context: SourceContext
): Promise<
  MarkdownFile<z.output<Schema>> & {
    readonly diagnostics: readonly Diagnostic[]
  }
> {
  const { features, contentDir, config, gitDates } = context
  const absolutePath = path.join(contentDir, file)
  const { yaml, body, bodyLine } = splitFrontMatter(text)
  const whole = extendSchema(schema, features)
  const parsed = parseFrontMatter(yaml, whole, file, scan.matter)
  const frontMatter = parsed.data
  const format =
    frontMatter.format === undefined
      ? scan.format
      : findMarkdownFormat(file, body, {
          page: frontMatter.format,
          site: config.markdown.format,
          dialects: listDialects(features)
        })
  const source: MarkdownSource = {
    file,
    absolutePath,
    body,
    bodyLine,
    locator: parsed.locator,
    format,
    // An empty title falls back to the page's heading.
    title: frontMatter.title?.trim() ? frontMatter.title : undefined,
    description: frontMatter.description,
    bodyTitle:
      format === scan.format
        ? scan.bodyTitle
        : await getBodyTitle(body, format, context),
    excerpt: scan.excerpt,
    lastUpdated: mergeLastUpdated(
      frontMatter.last_update,
      gitDates.dates.get(absolutePath)
    )
  }
  const diagnostics = [
    ...findMisplacedFrontMatter(source, Object.keys(whole.shape)),
    ...parsed.diagnostics
  ]
  return { source, frontMatter, diagnostics }
}

/** Schemas with the keys of features: creating and first using one takes 1 ms. */
const extendedSchemas = new WeakMap<
  readonly LoadedFeature[],
  Map<z.ZodObject, z.ZodObject>
>()

/** Add the front matter keys of features to a schema. */
function extendSchema<Schema extends z.ZodObject>(
  schema: Schema,
  features: readonly LoadedFeature[]
): Schema {
  const bySchema = extendedSchemas.get(features) ?? new Map()
  extendedSchemas.set(features, bySchema)
  const extended =
    bySchema.get(schema) ?? schema.safeExtend(collectFrontMatterShape(features))
  bySchema.set(schema, extended)
  return extended // and more keys
}

/** Front matter overrides Git, key by key. */
function mergeLastUpdated(
  written: CommonFrontMatter['last_update'],
  committed: LastUpdated | undefined
): LastUpdated | undefined {
  const date =
    written?.date === undefined ? committed?.date : parseDate(written.date)
  const author = written?.author ?? committed?.author
  return date === undefined && author === undefined
    ? undefined
    : { date, author }
}
