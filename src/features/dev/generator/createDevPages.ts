import {
  createFindingError,
  createProblemHtml
} from '../../../core/build/bundle/createFindingError.ts'
import {
  type CompilePage,
  compileRequest,
  splitRequest
} from '../../../core/build/bundle/pageCompiler.ts'
import type { StaticContent, StaticPage } from '../../../core/model/route.ts'
import type { PlannedRoute } from '../../../core/routes/plannedRoute.ts'

/** The current state of a page. */
export interface DevPage {
  readonly planned: PlannedRoute
  /** Absent if the page has components, because the bundler compiles those. */
  readonly text?: StaticPage
  /** Absolute paths of the files it was made from or looked for. */
  readonly files: ReadonlySet<string>
}

/** What compiling a page takes. */
interface DevCompiler {
  readonly compilePage: CompilePage
  /** Absolute. */
  readonly contentDir: string
}

/** Compile a page as far as possible without the bundler. */
export async function compileDevPage(
  planned: PlannedRoute,
  compiler: DevCompiler
): Promise<DevPage> {
  const { route } = planned
  const parts = await Promise.all(
    planned.contents.map(request => compileContent(request, compiler))
  )
  const contents = parts.flatMap(({ text }) => (text ? [text] : []))
  const isText = contents.length === parts.length
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
  const { file } = splitRequest(request)
  const page = await compileRequest(request, compilePage)
  // The file was just deleted or is being saved; don't trouble the bundler.
  if (!page) return { text: { headings: [], html: '' }, files: [file] }
  const { result } = page
  const files = [file, ...page.files, ...page.missing]
  if ('code' in result) return { text: result.text, files }
  const problem = createFindingError(result.failure, contentDir)
  const html = createProblemHtml(problem, contentDir)
  return { text: { headings: [], html }, files }
}

/** Whether two editions of a page have the same text. */
export function isSameText(one: DevPage, other: DevPage): boolean {
  return JSON.stringify(one.text) === JSON.stringify(other.text)
}
