import { readFileSync } from 'node:fs'
import type { PageRequest } from '../markdown/createModuleCompiler.ts'
import { parseContentRequest } from '../site/routes/contentRequest.ts'
import type { CompiledPage, CompilePage } from './createCachedCompiler.ts'

/**
 * Compile the page that a module specifier (a file and a query) refers to.
 *
 * Calls the compiler synchronously, so it knows how many pages are waiting.
 *
 * @returns undefined if the file isn't Markdown, doesn't exist, or is empty, as
 * while it's being saved
 */
export function compileSpecifier(
  specifier: string,
  compilePage: CompilePage
): Promise<CompiledPage> | undefined {
  const request = readPageRequest(specifier)
  return request && compilePage(request)
}

/**
 * Read the page that a module specifier refers to.
 *
 * @returns as {@link compileSpecifier}
 */
export function readPageRequest(specifier: string): PageRequest | undefined {
  const request = parseContentRequest(specifier)
  const { file } = request
  // A page's content can also be a component. Partials start with an underscore.
  if (!/\.mdx?$/i.test(file)) return undefined
  try {
    const source = readFileSync(file, 'utf8')
    return source === '' ? undefined : { ...request, source }
  } catch {
    return undefined
  }
}
