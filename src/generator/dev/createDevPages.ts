import { readFile } from 'node:fs/promises'
import type { StaticContent, StaticPage } from '../../model/route.ts'
import { createFindingError } from '../bundle/createFindingError.ts'
import { createProblemHtml } from '../bundle/createProblemModule.ts'
import type { CompilePage } from '../bundle/pageCompiler.ts'
import type { PlannedRoute } from '../routes/plannedRoute.ts'

/** A page as it is now. */
export interface DevPage {
  readonly planned: PlannedRoute
  /** Absent where it has components: the bundler compiles it then. */
  readonly text?: StaticPage
  /** Absolute: files that it was made from, or that it looked for. */
  readonly files: ReadonlySet<string>
}

/** How a page is compiled. */
export interface DevCompiler {
  readonly compilePage: CompilePage
  /** Absolute. */
  readonly contentDir: string
}

/** Compile a page as far as it can be without the bundler. */
export async function compileDevPage(
  planned: PlannedRoute,
  compiler: DevCompiler
): Promise<DevPage> {
  const { route } = planned
  const parts = await Promise.all(
    planned.contents.map(request => compileContent(request, compiler))
  )
  const contents = parts.flatMap(({ text }) => (text ? [text] : []))
  const isText = contents.length === parts.length && route.kind !== 'offline'
  return {
    planned,
    files: new Set(parts.flatMap(({ files }) => files)),
    ...(isText && { text: { route, contents } })
  }
}

async function compileContent(
  request: string,
  { compilePage, contentDir }: DevCompiler
): Promise<{
  readonly text: StaticContent | undefined
  readonly files: readonly string[]
}> {
  const at = request.lastIndexOf('?')
  const file = request.slice(0, at)
  const source = await readFile(file, 'utf8').catch(() => '')
  // Just deleted, or being saved: nothing that the bundler must hear of.
  if (source === '') return { text: { headings: [], html: '' }, files: [file] }
  const page = await compilePage({ file, query: request.slice(at), source })
  const { result } = page
  const files = [file, ...page.files, ...page.missing]
  if ('code' in result) return { text: result.text, files }
  const problem = createFindingError(result.failure, contentDir)
  const html = createProblemHtml(problem, file)
  return { text: { headings: [], html }, files }
}

/** Tell whether a page shows something else than before. */
export function isSameText(one: DevPage, other: DevPage): boolean {
  return JSON.stringify(one.text) === JSON.stringify(other.text)
}
