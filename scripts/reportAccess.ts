/**
 * Summarize access logs: what's read, what isn't found, what's slow.
 *
 *     npm run report -- access.log access.log.1.gz
 *     docker compose logs --no-log-prefix docs | npm run report -- --site dist
 *
 * `--site` lists the pages of a built site that nobody reads, `--limit` sets the
 * rows per table (20), and `--json` prints all rows as JSON.
 */
import {
  createReadStream,
  existsSync,
  readdirSync,
  readFileSync
} from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream'
import { parseArgs } from 'node:util'
import { createGunzip } from 'node:zlib'
import { formatReport } from './report/formatReport.ts'
import { type SitePages, summarizeLog } from './report/summarizeLog.ts'

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      site: { type: 'string' },
      limit: { type: 'string', default: '20' },
      json: { type: 'boolean' }
    }
  })
  const limit = Number(values.limit)
  if (!(limit >= 0))
    throw new Error(`"${values.limit}" isn't a number of rows.`)
  const site = values.site === undefined ? undefined : readSite(values.site)
  const files = positionals.length === 0 ? ['-'] : positionals
  const summary = await summarizeLog(readLines(files), site)
  const text = values.json
    ? JSON.stringify(summary, null, 2)
    : formatReport(summary, limit)
  console.log(text)
} catch (error) {
  console.error(error instanceof Error ? `error: ${error.message}` : error)
  process.exitCode = 1
}

async function* readLines(files: readonly string[]): AsyncGenerator<string> {
  for (const file of files) {
    const source = file === '-' ? process.stdin : createReadStream(file)
    // A broken file ends the stream with an error, which the loop throws.
    const input = file.endsWith('.gz')
      ? pipeline(source, createGunzip(), () => undefined)
      : source
    yield* createInterface({ input })
  }
}

/** Read the sitemaps and the page manifests of a built site. */
function readSite(folder: string): SitePages {
  if (!existsSync(path.join(folder, '.nginx'))) {
    throw new Error(
      `${folder} isn't a built site.\n  Set --site to the output folder of a build.`
    )
  }
  const pathnames: string[] = []
  const scripts = new Map<string, string>()
  for (const file of readdirSync(folder, {
    recursive: true,
    encoding: 'utf8'
  })) {
    const read = () => readFileSync(path.join(folder, file), 'utf8')
    if (/(?:^|[\\/])sitemap\.xml$/.test(file)) {
      const urls = read().matchAll(/<loc>(.*?)<\/loc>/g)
      for (const [, url = ''] of urls) {
        pathnames.push(decodeURI(new URL(url).pathname))
      }
    }
    if (/(?:^|[\\/])pages[\\/].*\.json$/.test(file)) {
      const table: Readonly<
        Record<string, { readonly pathname: string; readonly files: string[] }>
      > = JSON.parse(read()) // written by the build
      for (const { pathname, files } of Object.values(table)) {
        for (const script of files.filter(name => name.endsWith('.js'))) {
          scripts.set(script.replace('assets/', ''), decodeURI(pathname))
        }
      }
    }
  }
  return { pathnames, scripts }
}
