import type { OutputFile, Pathname } from '../../model/paths.ts'
import type { StaticPage } from '../../model/route.ts'
import { createChunkName } from '../../routes/createVirtualModules.ts'
import type { PlannedRoute } from '../../routes/plannedRoute.ts'
import { hashContent, nameAsset } from '../hashContent.ts'
import type { OnProgress } from '../reporter.ts'
import { type CompilePage, compileRequest } from './pageCompiler.ts'

/** Text-only pages, by pathname. */
export type StaticPages = ReadonlyMap<Pathname, StaticPage>

/**
 * Compile all pages, and pick the text-only ones: they are plain strings, so
 * neither bundle needs a module for them.
 */
export async function createStaticPages(
  routes: readonly PlannedRoute[],
  compilePage: CompilePage,
  onProgress: OnProgress = () => {}
): Promise<StaticPages> {
  let done = 0
  const pages = await Promise.all(
    routes.map(async ({ route, contents }) => {
      const compiled = await Promise.all(
        contents.map(request => compileRequest(request, compilePage))
      )
      done += 1
      onProgress(done, routes.length)
      const found = compiled.flatMap(page =>
        page && 'code' in page.result ? (page.result.text ?? []) : []
      )
      return found.length < contents.length
        ? []
        : [[route.pathname, { route, contents: found }] as const]
    })
  )
  return new Map(pages.flat())
}

/** The chunk of a text-only page. */
export interface StaticChunk {
  readonly page: StaticPage
  /** Of the text; SHA-256, hexadecimal. */
  readonly hash: string
  /** Follows the naming of the bundler's page chunks. */
  readonly name: string
  readonly file: OutputFile
  readonly text: string
}

/** Create a script that passes a page to the client. */
export function createStaticChunk(page: StaticPage): StaticChunk {
  const name = createChunkName(page.route.pathname)
  const text = `(globalThis.toolboxPages||=[]).push(${JSON.stringify(page)})`
  const hash = hashContent(text)
  return { page, hash, name, file: nameAsset(name, hash, 'js'), text }
}
