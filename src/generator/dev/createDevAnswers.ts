import type { IncomingMessage, ServerResponse } from 'node:http'
import { createHead } from '../../model/head.ts'
import {
  createHref,
  createPathnameKey,
  stripBaseUrl
} from '../../model/paths.ts'
import type { PageRecord } from '../../model/route.ts'
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
}

/**
 * Create the answers that a build would have written: documents (empty, the
 * client renders them), page tables and sidebars.
 */
export function createDevAnswers(
  input: DevAnswerInput
): (request: IncomingMessage, response: ServerResponse) => void {
  const { site, redirects } = input
  const { baseUrl } = site.client
  const records = input.routes.map(planned => createRecord(planned, input))
  const pages = new Map(
    records.map((record, index) => [
      createPathnameKey(record.pathname),
      { record, route: input.routes[index]?.route }
    ])
  )
  const planned = input.routes.map(route => ({ planned: route }))
  const texts = [
    ...createPageTables(records, redirects),
    createSearchIndex(site, planned)
  ]
  const data = new Map([
    ...texts.map(({ file, text }) => [file, text] as const),
    ...[...input.sidebars.values()].map(
      ({ file, sidebar }) => [file, JSON.stringify(sidebar)] as const
    )
  ])

  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = stripBaseUrl(baseUrl, pathname) ?? pathname
    const text = data.get(path.slice(1) as never)
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
    const found = pages.get(key)
    const page = found ?? pages.get('/404')
    if (page?.route === undefined) return send(response, 404, 'Not found')
    const head = printHeadTags(createHead(site.client, page.route))
    const html = createDevDocument(page.record, head, input)
    send(response, found === undefined ? 404 : 200, html)
  }
}

function createRecord(
  planned: PlannedRoute,
  { sidebars }: DevAnswerInput
): PageRecord {
  const { pathname } = planned.route
  const sidebar = sidebars.get(planned.sidebarKey ?? '')
  return {
    pathname,
    files: [`assets/${createChunkName(pathname)}.js`],
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
