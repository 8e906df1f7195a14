import type { IncomingMessage, ServerResponse } from 'node:http'
import { createHead } from '../../model/head.ts'
import {
  createHref,
  createPathnameKey,
  stripBaseUrl
} from '../../model/paths.ts'
import type { PageRecord, Route } from '../../model/route.ts'
import { createPageTables } from '../output/createPageTables.ts'
import { createSearchIndex } from '../output/createSearchIndex.ts'
import {
  escapeText,
  printHeadTags,
  printJson
} from '../prerender/htmlDocument.ts'
import type { SidebarFile } from '../prerender/prerenderPages.ts'
import type { Redirect } from '../routes/createRoutes.ts'
import { createChunkName } from '../routes/createVirtualModules.ts'
import type { PlannedRoute } from '../routes/plannedRoute.ts'
import type { Site } from '../site/site.ts'

interface DevAnswerInput {
  readonly site: Site
  readonly routes: readonly PlannedRoute[]
  readonly redirects: readonly Redirect[]
  readonly sidebars: ReadonlyMap<string, SidebarFile>
  readonly earlyScript: string
  /** Files of each page's chunk; another map after each compilation. */
  readonly listPageFiles: () => ReadonlyMap<string, readonly string[]>
}

/** Answers requests that are for no file of the bundler's. */
export interface DevAnswer {
  /** It answers every request, because nothing else may. */
  readonly isProblem: boolean
  readonly respond: (request: IncomingMessage, response: ServerResponse) => void
}

/**
 * Create the answers that a build would have written: documents (empty, the
 * client renders them), page tables and sidebars.
 */
export function createDevAnswers(input: DevAnswerInput): DevAnswer {
  const { site, redirects } = input
  const { baseUrl } = site.client
  let facts = createFacts(input)
  return {
    isProblem: false,
    respond: (request, response) => {
      if (facts.pageFiles !== input.listPageFiles()) facts = createFacts(input)
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      const path = stripBaseUrl(baseUrl, pathname) ?? pathname
      const text = facts.data.get(path.slice(1))
      if (text !== undefined) return send(response, 200, text)
      const key = createPathnameKey(path)
      const redirect = redirects.find(
        ({ from }) => createPathnameKey(from) === key
      )
      if (redirect !== undefined) {
        response.writeHead(302, { location: createHref(baseUrl, redirect.to) })
        response.end()
        return
      }
      const found = facts.pages.get(key)
      const page = found ?? facts.pages.get('/404')
      if (page === undefined) return send(response, 404, 'Not found')
      const head = printHeadTags(createHead(site.client, page.route))
      const html = createDevDocument(page.record, head, input)
      send(response, found === undefined ? 404 : 200, html)
    }
  }
}

interface DevFacts {
  readonly pageFiles: ReadonlyMap<string, readonly string[]>
  readonly pages: ReadonlyMap<
    string,
    { readonly record: PageRecord; readonly route: Route }
  >
  /** Texts by file. */
  readonly data: ReadonlyMap<string, string>
}

/** What a build would have written, for the files that the bundler has made. */
function createFacts(input: DevAnswerInput): DevFacts {
  const pageFiles = input.listPageFiles()
  const pages = input.routes.map(planned => ({
    route: planned.route,
    record: createRecord(planned, input)
  }))
  const texts = [
    ...createPageTables(
      pages.map(({ record }) => record),
      input.redirects
    ),
    createSearchIndex(
      input.site,
      input.routes.map(planned => ({ planned }))
    ),
    ...[...input.sidebars.values()].map(({ file, sidebar }) => ({
      file,
      text: JSON.stringify(sidebar)
    }))
  ]
  return {
    pageFiles,
    pages: new Map(
      pages.map(page => [createPathnameKey(page.record.pathname), page])
    ),
    data: new Map(texts.map(({ file, text }) => [file, text]))
  }
}

function createRecord(
  planned: PlannedRoute,
  { sidebars, listPageFiles }: DevAnswerInput
): PageRecord {
  const { pathname } = planned.route
  const chunk = createChunkName(pathname)
  const sidebar = sidebars.get(planned.sidebarKey ?? '')
  return {
    pathname,
    files: listPageFiles().get(chunk) ?? [`assets/${chunk}.js`],
    ...(sidebar === undefined ? {} : { sidebar: sidebar.file })
  }
}

function createDevDocument(
  record: PageRecord,
  head: string,
  { site, earlyScript }: DevAnswerInput
): string {
  const { baseUrl, locale } = site.client
  const json = printJson({
    ...record,
    baseUrl,
    script: `${baseUrl}assets/client.js`
  })
  return `<!doctype html>
<html lang="${escapeText(locale.htmlLang)}" dir="${locale.direction}" data-theme="light" data-has-hydrated="false">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1.0">
<script>${earlyScript}</script>
${head}
<link rel="stylesheet" href="${baseUrl}assets/client.css">
</head>
<body>
<div id="root"></div>
<script type="application/json" id="page-record">${json}</script>
</body>
</html>
`
}

function send(response: ServerResponse, status: number, text: string): void {
  const type = text.startsWith('<') ? 'text/html' : 'application/json'
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8` })
  response.end(text)
}
