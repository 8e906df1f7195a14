import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { formatSiteError, type SiteError } from '../../model/errors.ts'
import { escapeText } from '../prerender/htmlDocument.ts'
import { createCodeFrame } from './createCodeFrame.ts'
import type { DevOptions, DevSession } from './startDevServer.ts'

/**
 * Serve the list of what is wrong in place of the site. The page asks again
 * every second, so it goes by itself when the mistakes are mended.
 */
export async function startProblemsServer(
  read: { readonly key: string; readonly problems: readonly SiteError[] },
  options: DevOptions
): Promise<DevSession> {
  for (const problem of read.problems) {
    console.error(`error: ${formatSiteError(problem)}\n`)
  }
  const html = await createProblemsPage(read.problems, options.contentDir)
  const server = createServer((_, response) => {
    response.writeHead(500, {
      'content-type': 'text/html; charset=utf-8',
      connection: 'close'
    })
    response.end(html)
  })
  server.listen(options.port)
  await once(server, 'listening')
  return {
    key: read.key,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    }
  }
}

async function createProblemsPage(
  problems: readonly SiteError[],
  contentDir: string
): Promise<string> {
  const items = await Promise.all(
    problems.map(async problem => {
      const frame = await readCodeFrame(problem, contentDir)
      return `<li><pre>${escapeText(formatSiteError(problem))}\n\n${escapeText(frame)}</pre></li>`
    })
  )
  const count = problems.length === 1 ? '1 error' : `${problems.length} errors`
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="1"><title>${count}</title><style>body{font:16px/1.5 system-ui;max-width:60rem;margin:3rem auto;padding:0 1rem;color-scheme:light dark}pre{white-space:pre-wrap;padding:1rem;border-inline-start:4px solid #d33}ul{list-style:none;padding:0}</style><h1>${count} in the content</h1><p>This page goes when they are mended.</p><ul>${items.join('')}</ul></html>`
}

async function readCodeFrame(
  { place }: SiteError,
  contentDir: string
): Promise<string> {
  if (place?.line === undefined) return ''
  const source = await readFile(
    path.resolve(contentDir, place.file),
    'utf8'
  ).catch(() => '')
  return createCodeFrame(source, {
    line: place.line,
    column: place.column ?? 1
  })
}
