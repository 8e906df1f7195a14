import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { OutputFile, Pathname } from '../../model/paths.ts'
import type { StaticContent, StaticPage } from '../../model/route.ts'
import type { TellProgress } from '../reporter.ts'
import { createChunkName } from '../routes/createVirtualModules.ts'
import type { PlannedRoute } from '../routes/plannedRoute.ts'
import type { CompilePage } from './pageCompiler.ts'

/** Pages that are text alone, by pathname. */
export type StaticPages = ReadonlyMap<Pathname, StaticPage>

/**
 * Compile all pages, and pick those without components: they are strings, and
 * neither the bundler nor the prerender bundle needs a module for them.
 */
export async function createStaticPages(
  routes: readonly PlannedRoute[],
  compilePage: CompilePage,
  tell: TellProgress = () => {}
): Promise<StaticPages> {
  let done = 0
  const pages = await Promise.all(
    routes.map(async ({ route, contents }) => {
      // Its content is a component of the theme.
      if (route.kind === 'offline') return []
      const compiled = await Promise.all(
        contents.map(request => compileContent(request, compilePage))
      )
      done += 1
      tell(done, routes.length)
      const found = compiled.filter(content => content !== undefined)
      return found.length < contents.length
        ? []
        : [[route.pathname, { route, contents: found }] as const]
    })
  )
  return new Map(pages.flat())
}

/** Asks at once, so that whoever compiles knows how much there is to do. */
async function compileContent(
  request: string,
  compilePage: CompilePage
): Promise<StaticContent | undefined> {
  const at = request.lastIndexOf('?')
  const file = request.slice(0, at)
  const query = request.slice(at)
  const source = readFileSync(file, 'utf8')
  const { result } = await compilePage({ file, query, source })
  return 'code' in result ? result.text : undefined
}

/** The chunk of a page that is text alone. */
export interface StaticChunk {
  /** As page chunks of the bundler are named. */
  readonly name: string
  readonly file: OutputFile
  readonly text: string
}

/** Write a page as a script that hands it to the client. */
export function createStaticChunk(page: StaticPage): StaticChunk {
  const name = createChunkName(page.route.pathname)
  const text = `(globalThis.toolboxPages||=[]).push(${JSON.stringify(page)})`
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 8)
  const file = `assets/${name}.${digest}.js` as OutputFile // relative
  return { name, file, text }
}
