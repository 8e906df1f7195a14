import {
  createHref,
  createMarkdownFile,
  createPathnameKey,
  encodeLocation,
  isExternalLink,
  stripBaseUrl
} from '../../model/paths.ts'
import type { PageRecord } from '../../model/route.ts'
import { isSearchFile } from '../../model/searchIndex.ts'
import { createPageTables } from '../output/createPageTables.ts'
import { createSidebarFiles } from '../output/createSidebarFiles.ts'
import { createChunkName } from '../routes/createVirtualModules.ts'
import type { PlannedRoute } from '../routes/plannedRoute.ts'
import type { SoundDevSite } from './readDevSite.ts'

/** What a path of the site resolves to. */
export type DevAnswer =
  | { readonly kind: 'data'; readonly text: string }
  /** A page's script or style sheet. */
  | {
      readonly kind: 'pageFile'
      readonly planned: PlannedRoute
      readonly file: string
    }
  /** A file of the search. */
  | { readonly kind: 'search'; readonly file: string }
  /** A page as Markdown. */
  | { readonly kind: 'markdown'; readonly planned: PlannedRoute }
  | { readonly kind: 'redirect'; readonly to: string }
  | {
      readonly kind: 'document'
      readonly status: 200 | 404
      readonly planned: PlannedRoute
    }
  | { readonly kind: 'nothing' }

/** Finds what a build would have written. */
export interface DevAnswers {
  readonly findFile: (pathname: string) => DevAnswer
  readonly findDocument: (pathname: string) => DevAnswer
}

/**
 * Create the answers to requests for a site. Data shared by all pages is
 * created on first request.
 */
export function createDevAnswers(read: SoundDevSite): DevAnswers {
  const { site, routes, redirects } = read
  const { baseUrl } = site.client
  const pages = new Map(
    routes.map(page => [createPathnameKey(page.route.pathname), page])
  )
  const pageFiles = new Map(
    routes.flatMap(page =>
      listPageFiles(page).map(file => [file, page] as const)
    )
  )
  let data: ReadonlyMap<string, string> | undefined
  const strip = (pathname: string) => stripBaseUrl(baseUrl, pathname)
  return {
    findFile: pathname => {
      const file = strip(pathname)?.slice(1)
      if (file === undefined) return { kind: 'nothing' }
      const planned = pageFiles.get(file)
      if (planned !== undefined) return { kind: 'pageFile', planned, file }
      if (file.endsWith('.md')) return findMarkdown(file, routes)
      if (isSearchFile(file)) return { kind: 'search', file }
      if (!file.endsWith('.json')) return { kind: 'nothing' }
      data ??= createData(read)
      const text = data.get(decodeURI(file))
      return text === undefined ? { kind: 'nothing' } : { kind: 'data', text }
    },
    findDocument: pathname => {
      const path = strip(pathname)
      if (path === undefined) {
        return { kind: 'redirect', to: createHref(baseUrl, '/') }
      }
      const key = createPathnameKey(path)
      const redirect = redirects.find(
        ({ from }) => createPathnameKey(from) === key
      )
      if (redirect !== undefined) {
        const { to } = redirect
        const href = isExternalLink(to) ? to : createHref(baseUrl, to)
        return { kind: 'redirect', to: encodeLocation(href) }
      }
      const found = pages.get(key)
      const planned = found ?? pages.get('/404')
      return planned === undefined
        ? { kind: 'nothing' }
        : { kind: 'document', planned, status: found ? 200 : 404 }
    }
  }
}

function findMarkdown(
  file: string,
  routes: readonly PlannedRoute[]
): DevAnswer {
  const planned = routes.find(
    ({ route }) => createMarkdownFile(route.pathname) === file
  )
  return planned ? { kind: 'markdown', planned } : { kind: 'nothing' }
}

/**
 * List the files that a page may have. This isn't known before it is compiled,
 * so a page without its own styles has an empty sheet.
 */
function listPageFiles({ route }: PlannedRoute): readonly string[] {
  const name = `assets/${createChunkName(route.pathname)}`
  return [`${name}.css`, `${name}.js`]
}

/** Page tables and sidebars, by file. */
function createData(read: SoundDevSite): ReadonlyMap<string, string> {
  const { site, routes, redirects } = read
  const sidebars = createSidebarFiles(site)
  const records = routes.map((page): PageRecord => {
    const sidebar = sidebars.get(page.sidebarKey ?? '')
    return {
      pathname: page.route.pathname,
      files: listPageFiles(page),
      sidebar: sidebar?.file
    }
  })
  const texts = [
    ...createPageTables(records, redirects, site.client),
    ...[...sidebars.values()].map(({ file, sidebar }) => ({
      file,
      text: JSON.stringify(sidebar)
    }))
  ]
  return new Map(texts.map(({ file, text }) => [file, text]))
}
