import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Diagnostic } from '../../../core/model/diagnostic.ts'
import {
  decodePathnameIfValid,
  normalizeBaseUrl,
  toPathnameKey
} from '../../../core/model/paths.ts'
import type { RenderedPage } from '../../../core/render/renderPages.ts'
import type { LocalePlan } from '../../../core/site/routes/planLocales.ts'
import type { Site } from '../../../core/site/site.ts'

/** The file in the content folder that lists published addresses. */
const URLS_FILE = 'urls.lock'

const HEADER = `# Published addresses, one page per line. A build fails when one disappears
# without a redirect. Rewrite this file with npm run build -- --update-urls
`

interface PublishedLocale {
  readonly plan: Pick<LocalePlan, 'site' | 'redirects'>
  readonly rendered: {
    readonly pages: readonly Pick<RenderedPage, 'planned' | 'record'>[]
  }
}

/**
 * Find a locale's published addresses that have disappeared without a redirect.
 * A site without `urls.lock` has no published addresses.
 */
export async function findVanishedUrls(
  locale: PublishedLocale
): Promise<readonly Diagnostic[]> {
  const { site } = locale.plan
  const prefix = createPrefix(site)
  const current = new Set(listUrls(locale).map(toPathnameKey))
  const vanished = (await readPublished(site)).filter(
    ({ url }) => isBelow(url, site) && !current.has(toPathnameKey(url))
  )
  return vanished.map(({ url, line }) => {
    const own = `/${url.slice(prefix.length)}`
    return {
      severity: 'error',
      message: `The published address "${url}" has disappeared.`,
      place: { file: URLS_FILE, line },
      hint: `If the page moved, add aliases: ['${own}'] to its front matter. To redirect it elsewhere, add this to site.ts: redirects: [{ from: '${own}', to: '…' }].\nTo drop it for good, run: npm run build -- --update-urls`
    }
  })
}

/** Record the current addresses of all locales as published, sorted. */
export async function updateUrls(
  locales: readonly PublishedLocale[]
): Promise<void> {
  const [first] = locales
  if (first === undefined) return
  const urls = new Set(locales.flatMap(listUrls).map(encodeURI))
  const file = path.join(first.plan.site.content.contentDir, URLS_FILE)
  await writeFile(file, `${HEADER}${[...urls].sort().join('\n')}\n`)
}

async function readPublished({ content }: Site) {
  const file = path.join(content.contentDir, URLS_FILE)
  if (!existsSync(file)) return []
  const lines = (await readFile(file, 'utf8')).split(/\r?\n/)
  return lines
    .map((text, index) => ({
      url: decodePathnameIfValid(text.trim()),
      line: index + 1
    }))
    .filter(({ url }) => url.startsWith('/'))
}

/** List a locale's pages and redirects, without the base. */
function listUrls({ plan, rendered }: PublishedLocale) {
  const published = rendered.pages.filter(
    ({ planned }) => planned.route.isInternal !== true
  )
  return [
    ...published.map(({ record }) => record.pathname),
    ...plan.redirects.map(({ from }) => from)
  ].map(pathname => `${createPrefix(plan.site)}${pathname.slice(1)}`)
}

/** A locale's path below the site's base: `/` or `/fr/`. */
function createPrefix({ client, content }: Site): string {
  const base = normalizeBaseUrl(content.config.baseUrl)
  return `/${client.baseUrl.slice(base.length)}`
}

/** Whether an address belongs to the locale; by default to the first one. */
function isBelow(url: string, site: Site): boolean {
  const prefix = createPrefix(site)
  if (prefix !== '/') return url.startsWith(prefix)
  const [, ...others] = site.content.config.locales
  return !others.some(({ name }) => url.startsWith(`/${name}/`))
}
