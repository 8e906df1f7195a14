import { relative } from 'node:path'
import type { HighlightCode } from '../../../core/markdown/highlight/highlightCode.ts'
import type { MarkdownPage } from '../../../core/markdown/markdownContext.ts'
import { type Api, parseApi } from './parseApi.ts'
import { createDeclarationPath, readDeclarations } from './readDeclarations.ts'
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
}

/**
 * Read and parse the declarations of a package.
 *
 * @param module for example `@toolbox/query`
 * @throws ApiError if there are no declarations, or they can't be parsed
 */
export function readApi(
  module: string,
  { context, sources }: ApiPage
): ApiSource {
  const { contentDir } = context
  const text = readDeclarations(contentDir, module)
  const known = sources.get(text)
  if (known) return known
  const path = createDeclarationPath(contentDir, module)
  const place = relative(contentDir, path)
  const source = { text, place, ...parseOrExplain(text, place) }
  sources.set(text, source)
  return source
}

/** @throws ApiError if the declarations aren't valid TypeScript */
function parseOrExplain(text: string, file: string): Api {
  try {
    return parseApi(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const [, reason, line, column] =
      /^(.*?)\.?\s*\((\d+):(\d+)\)$/.exec(error.message) ?? []
    throw new ApiError(
      `${file}:${line}:${Number(column) + 1} can't be read: ${reason ?? error.message}.`,
      'Look for a missing or extra bracket, quote or name just before this place.'
    )
  }
}
