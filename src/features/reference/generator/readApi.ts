import { join } from 'node:path'
import { isWithinSite } from '../../../core/content/siteBounds.ts'
import type { HighlightCode } from '../../../core/markdown/highlight/highlightCode.ts'
import type { MarkdownPage } from '../../../core/markdown/markdownContext.ts'
import {
  readTracked,
  trackIsFile
} from '../../../core/platform/cache/trackedFiles.ts'
import { findFirstMinor } from './findFirstMinor.ts'
import { type Api, findSyntaxError, parseApi } from './parseApi.ts'
import { ApiError } from './selectApi.ts'

/** A page that shows declarations. */
export interface ApiPage extends MarkdownPage {
  readonly highlightCode: HighlightCode
  /** Cache by source text: a page often shows many parts of one package. */
  readonly sources: Map<string, ApiSource>
}

/** The declarations of a package. */
export interface ApiSource extends Api {
  readonly text: string
  /** Path relative to the content folder, for messages. */
  readonly place: string
  /** The package's first minor version, if its comments name one. */
  readonly firstMinor: string | undefined
}

/**
 * Read and parse the declarations of a package.
 *
 * @param module for example `@toolbox/query`
 * @throws ApiError if there are no declarations, or they can't be parsed
 */
export function readApi(
  module: string,
  { context: { contentDir }, sources }: ApiPage
): ApiSource {
  const place = `declarations/${module}.d.ts`
  const path = join(contentDir, place)
  if (!trackIsFile(path) || !isWithinSite(path, contentDir)) {
    throw new ApiError(
      `There are no declarations for "${module}".`,
      `Correct the name, or add the file ${place} to the content folder.`
    )
  }
  const text = readTracked(path).toString()
  const known = sources.get(text)
  if (known) return known
  try {
    const api = parseApi(text)
    const firstMinor = findFirstMinor(api.entries)
    const source = { text, place, firstMinor, ...api }
    sources.set(text, source)
    return source
  } catch (error) {
    const { line, column, reason, hint } = findSyntaxError(error)
    const message = `${place}:${line}:${column} can't be read: ${reason}.`
    throw new ApiError(message, hint)
  }
}
