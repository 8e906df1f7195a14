import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { CreateDevFile, FeatureFile } from '../../../core/locale.ts'
import {
  decodeLinkIfValid,
  decodePathnameIfValid,
  stripBaseUrl
} from '../../../core/model/paths.ts'
import { findMediaType } from '../../../core/output/mediaTypes.ts'
import { type Exchange, sendFile } from '../../../core/output/sendFile.ts'
import { readDocumentPolicy } from '../../../core/output/staticDocuments.ts'
import { createSiteFeatureFiles } from './createSiteFeatureFiles.ts'
import {
  type DevServices,
  type DevState,
  type Reply,
  sendPage,
  sendPageFile,
  sendReply
} from './sendDevPage.ts'

/** Answers a request. */
export type Respond = (
  request: IncomingMessage,
  response: ServerResponse
) => Promise<void>

const missing: Reply = { status: 404, type: 'text/plain', text: 'Not found\n' }
const malformed: Reply = {
  status: 400,
  type: 'text/plain',
  text: 'The path is malformed.\n'
}

/**
 * Create a function that answers requests: with files of the current state,
 * then of the bundler and of `static/`, then with documents.
 */
export function createDevResponder(options: DevServices): Respond {
  const { getState, bundler } = options
  const { content, site } = getState().devSite
  const { baseUrl } = site.client
  const staticFolder = path.join(content.contentDir, 'static')
  const creators = content.features.flatMap(
    ({ devFiles }) =>
      devFiles?.(() => {
        const { devSite, compiler } = getState()
        return { plan: devSite, pages: compiler }
      }) ?? []
  )
  const findFeatureFile = createSiteFeatureFiles(getState)

  return async (request, response) => {
    const exchange = { request, response }
    const pathname = readPathname(request.url)
    if (pathname === undefined) return sendReply(response, malformed)
    const file = stripBaseUrl(baseUrl, pathname)?.slice(1) ?? ''
    const planned = getState().files.findPageOf(file)
    if (planned !== undefined) {
      const type = file.endsWith('.css') ? 'text/css' : 'text/javascript'
      return sendPageFile({ planned, type }, options, exchange)
    }
    const reply = await createReply(file, getState(), creators)
    if (reply !== undefined) return sendReply(response, reply)
    if (await bundler.answer(exchange)) return
    const name = /(?:^|\/)$/.test(file) ? `${file}index.html` : file
    const target = path.join(staticFolder, decodeLinkIfValid(name))
    const isStatic = target.startsWith(staticFolder + path.sep)
    if (isStatic && (await sendStatic(exchange, target))) return
    if (file.startsWith('assets/')) return sendReply(response, missing)
    const isPage = getState().files.findPage(`/${file}`) !== undefined
    const made =
      isPage || path.extname(file) === ''
        ? undefined
        : await findFeatureFile(decodePathnameIfValid(file))
    if (made === undefined) sendPage(pathname, response, options)
    else sendMade(response, made)
  }
}

function sendMade(response: ServerResponse, made: FeatureFile): void {
  response.writeHead(200, { 'content-type': findMediaType(made.file) })
  response.end('text' in made ? made.text : made.bytes)
}

/** Send a file of `static/`; the policy of a document allows its inline code. */
async function sendStatic(exchange: Exchange, file: string): Promise<boolean> {
  const policy = await readDocumentPolicy(file)
  const header = 'Content-Security-Policy'
  if (policy) exchange.response.setHeader(header, policy)
  return sendFile(exchange, file)
}

/** Merge slashes, like nginx; `URL` would parse what follows as a host. */
function readPathname(url = ''): string | undefined {
  const [pathname = ''] = url.split(/[?#]/)
  if (!pathname.startsWith('/')) return undefined
  return pathname.replace(/\/{2,}/g, '/')
}

/** Types of the text files that a build would create. */
const TYPES: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.md': 'text/markdown'
}

/** @returns undefined if the site has no such file */
async function createReply(
  file: string,
  { files }: DevState,
  creators: readonly CreateDevFile[]
): Promise<Reply | undefined> {
  const type = TYPES[path.extname(file)]
  if (type === undefined) return undefined
  const name = decodePathnameIfValid(file)
  let text = files.findData(name)
  for (const create of creators) text ??= await create(name)
  return text === undefined ? undefined : { type, text }
}
