import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type {
  MarkdownContext,
  MarkdownFinding,
  ResolvedLink
} from '../markdown/markdownContext.ts'

/** A compiled page with everything its compilation looked at. */
interface CacheEntry {
  readonly code: string
  /** Links it resolved, and where they led. */
  readonly links: readonly (readonly [string, ResolvedLink])[]
  /** Files it read, and the hash of each. */
  readonly files: readonly (readonly [string, string])[]
  readonly findings: readonly MarkdownFinding[]
}

/** What one compilation has looked at so far. */
interface Recording {
  readonly links: Map<string, ResolvedLink>
  readonly files: Set<string>
  readonly findings: MarkdownFinding[]
}

/** Compiled code and the other files it was made from. */
export interface CompiledMarkdown {
  readonly code: string
  readonly files: readonly string[]
}

/**
 * Markdown compiled once: shared by the client and the server compilation in
 * memory, and by one build and the next on disk.
 */
export interface MdxCache {
  /** The context to compile with; it records what pages look at. */
  readonly context: MarkdownContext
  /**
   * Give what was compiled before, or have it compiled once for all who ask.
   *
   * @param request file and query
   * @param compile runs when nobody has compiled this source yet
   */
  readonly resolve: (
    request: { readonly file: string; readonly query: string; source: string },
    compile: () => Promise<string>
  ) => Promise<CompiledMarkdown>
  /** Forget what is in memory, so that edited files are compiled again. */
  readonly clear: () => void
}

/**
 * Create the cache.
 *
 * An entry is found by the text of its page, and is good when every link still
 * leads where it led and every file it read is still the same. So a new page
 * does not recompile those that do not link to it.
 *
 * @param version changes when the compiler or its plugins do
 */
export function createMdxCache(
  context: MarkdownContext,
  version: string
): MdxCache {
  const recordings = new Map<string, Recording>()
  const running = new Map<string, Promise<CompiledMarkdown>>()
  const recordingOf = (file: string): Recording => {
    const known = recordings.get(file)
    if (known !== undefined) return known
    const fresh = { links: new Map(), files: new Set<string>(), findings: [] }
    recordings.set(file, fresh)
    return fresh
  }
  const recordingContext: MarkdownContext = {
    ...context,
    resolveLink: (link, fromFile) => {
      const resolved = context.resolveLink(link, fromFile)
      recordingOf(fromFile).links.set(link, resolved)
      return resolved
    },
    addDependency: (fromFile, dependency) => {
      recordingOf(fromFile).files.add(dependency)
    },
    report: finding => {
      recordingOf(finding.file).findings.push(finding)
      context.report(finding)
    }
  }

  async function resolveEntry(
    request: { file: string; query: string; source: string },
    compile: () => Promise<string>
  ): Promise<CompiledMarkdown> {
    const key = hash([version, request.file, request.query, request.source])
    const file = path.join(context.cacheDir, 'mdx', `${key}.json`)
    const stored = await readEntry(file)
    if (
      stored !== undefined &&
      (await isValid(stored, request.file, context))
    ) {
      for (const finding of stored.findings) context.report(finding)
      return { code: stored.code, files: stored.files.map(([name]) => name) }
    }
    recordings.delete(request.file)
    const code = await compile()
    const recording = recordingOf(request.file)
    const entry: CacheEntry = {
      code,
      links: [...recording.links],
      files: await Promise.all(
        [...recording.files].map(
          async name => [name, await hashFile(name)] as const
        )
      ),
      findings: recording.findings
    }
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, JSON.stringify(entry))
    return { code, files: [...recording.files] }
  }

  return {
    context: recordingContext,
    clear: () => running.clear(),
    resolve: (request, compile) => {
      const key = hash([request.file, request.query, request.source])
      const shared = running.get(key)
      if (shared !== undefined) return shared
      const started = resolveEntry(request, compile)
      running.set(key, started)
      return started
    }
  }
}

async function readEntry(file: string): Promise<CacheEntry | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined // not compiled yet, or the file was cut short
  }
}

async function isValid(
  entry: CacheEntry,
  fromFile: string,
  context: MarkdownContext
): Promise<boolean> {
  const linksHold = entry.links.every(
    ([link, resolved]) =>
      JSON.stringify(context.resolveLink(link, fromFile)) ===
      JSON.stringify(resolved)
  )
  if (!linksHold) return false
  const hashes = await Promise.all(
    entry.files.map(async ([name, known]) => (await hashFile(name)) === known)
  )
  return hashes.every(Boolean)
}

async function hashFile(file: string): Promise<string> {
  const bytes = await readFile(file).catch(() => undefined)
  return bytes === undefined ? 'missing' : hash([bytes])
}

function hash(parts: readonly (string | Uint8Array)[]): string {
  const digest = createHash('sha256')
  for (const part of parts) digest.update(part).update('\0')
  return digest.digest('hex').slice(0, 32)
}
