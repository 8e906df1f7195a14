import type { Copies, Copy } from './createCopies.ts'

/** A file, as the site has it now or had it earlier. */
export interface ReadFile {
  readonly text: string
  /** Set if the site is out of reach: when it had this text, in milliseconds. */
  readonly savedAt?: number
}

/** Reads the files of one site. */
export type FileReader = (path: string) => Promise<ReadFile | undefined>

/** How long an answer counts as current, in milliseconds. */
const FRESH = 60_000
/** How long the site counts as out of reach after an error. */
const RETRY = 10_000
const TIMEOUT = 15_000
const MAX_REDIRECTS = 5

/**
 * Create the reader of a site's files. It asks the site whether a copy is still
 * current, at most once a minute, and takes the copy if the site is out of reach.
 *
 * @param origin of the site; nothing else is fetched
 */
export function createFileReader(
  origin: string,
  tools: {
    readonly fetch: typeof fetch
    readonly copies: Copies
    readonly now: () => number
  }
): FileReader {
  const { copies, now } = tools
  const reading = new Map<string, Promise<ReadFile | undefined>>()
  /** The last failure to reach the site. */
  let lastError: { readonly time: number; readonly error: Error } | undefined

  return path => {
    const known = reading.get(path)
    if (known) return known
    const started = read(path).finally(() => reading.delete(path))
    reading.set(path, started)
    return started
  }

  async function read(path: string): Promise<ReadFile | undefined> {
    const copy = await copies.find(path)
    if (copy?.isImmutable || (copy && now() - copy.time < FRESH)) {
      return { text: copy.text }
    }
    const error = lastError && now() - lastError.time < RETRY && lastError.error
    try {
      if (error) throw error
      return await ask(path, copy)
    } catch (error) {
      if (!(error instanceof UnreachableError)) throw error
      lastError =
        lastError?.error === error ? lastError : { time: now(), error }
      if (copy) return { text: copy.text, savedAt: copy.time }
      throw new Error(
        `${error.message}\nThis computer has no copy of ${path} either. Connect to the network of the site and try again. Whatever was read once stays readable offline; "node mcp.mjs --save" saves everything in advance.`
      )
    }
  }

  async function ask(
    path: string,
    copy: Copy | undefined
  ): Promise<ReadFile | undefined> {
    const response = await follow(path, copy)
    lastError = undefined
    const { status, headers } = response
    if (status === 304 && copy) {
      await copies.save({ ...copy, time: now() })
      return { text: copy.text }
    }
    if (status === 404 || status === 410) {
      await copies.remove(path)
      return undefined
    }
    if (status === 401 || status === 403) {
      throw new Error(
        `${origin} refuses ${path} (${status}). This program can't sign in; use an address that doesn't require it: "--url".`
      )
    }
    if (!response.ok) {
      throw new UnreachableError(`${origin} responds with status ${status}.`)
    }
    if (headers.get('content-type')?.startsWith('text/html')) {
      throw new Error(
        `${origin}${path} is a web page instead of a file, perhaps to sign in. This program can't do that; use an address that doesn't require it: "--url".`
      )
    }
    const text = await readBody(response)
    const etag = headers.get('etag')
    const isImmutable = /\bimmutable\b/.test(headers.get('cache-control') ?? '')
    await copies.save({
      path,
      text,
      time: now(),
      ...(etag && { etag }),
      ...(isImmutable && { isImmutable })
    })
    return { text }
  }

  /** Send a request, and follow redirects within the site. */
  async function follow(
    path: string,
    copy: Copy | undefined
  ): Promise<Response> {
    let pathname = path
    for (let redirects = 0; ; redirects += 1) {
      const response = await send(pathname, redirects === 0 ? copy : undefined)
      const { status, headers } = response
      const location = headers.get('location')
      if (status < 300 || status >= 400 || location === null) return response
      const target = new URL(location, origin + pathname)
      if (target.origin !== origin || redirects === MAX_REDIRECTS) {
        throw new Error(
          `${origin}${pathname} redirects to ${target.href}. This program reads only ${origin}, and can't sign in anywhere.`
        )
      }
      pathname = target.pathname
    }
  }

  async function send(path: string, copy: Copy | undefined) {
    try {
      return await tools.fetch(origin + path, {
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT),
        headers: copy?.etag ? { 'if-none-match': copy.etag } : {}
      })
    } catch (error) {
      throw new UnreachableError(
        `${origin} can't be reached (${explainError(error)}).`
      )
    }
  }

  async function readBody(response: Response): Promise<string> {
    try {
      return await response.text()
    } catch (error) {
      throw new UnreachableError(
        `${origin} broke off its answer (${explainError(error)}).`
      )
    }
  }
}

/** The site can't answer now, so a copy of an earlier answer is good enough. */
class UnreachableError extends Error {}

/** `fetch` gives the reason only in `cause`. */
function explainError(error: unknown): string {
  const { cause, name, message } = Object(error)
  if (name === 'TimeoutError') return `no answer in ${TIMEOUT / 1000} seconds`
  return String(cause?.code ?? cause?.message ?? message)
}
