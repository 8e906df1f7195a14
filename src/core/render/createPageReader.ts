import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PageReader } from '../locale.ts'
import { decodeLink, stripBaseUrl, toOutputFile } from '../model/paths.ts'
import type { Cache } from '../platform/cache/createCache.ts'
import { isFile, readTracked } from '../platform/cache/trackedFiles.ts'
import { isInside } from '../platform/isInside.ts'
import type { LocalePlan } from '../site/routes/planLocales.ts'
import { readMarkup } from './documentParts.ts'
import type { RenderedPages } from './renderPages.ts'

/**
 * Create a reader of a locale's rendered pages, and of the files that they show.
 *
 * @param folder output folder of the locale, absolute; the bundler has written it
 */
export function createPageReader(
  { plan, rendered }: PageReaderInput,
  { cache, folder }: { readonly cache: Cache; readonly folder: string }
): PageReader {
  const { client, content } = plan.site
  const pages = new Map(rendered.pages.map(page => [page.file, page]))
  return {
    listInputs: pathname => {
      const { markup } = pages.get(toOutputFile(pathname)) ?? { markup: '' }
      return typeof markup === 'string' ? [markup] : markup.inputs
    },
    readHtml: async pathname => {
      const page = pages.get(toOutputFile(pathname))
      if (page === undefined) return undefined
      const [html] =
        /<main[\s\S]*<\/main>/.exec(await readMarkup(page, cache)) ?? []
      return html
    },
    readAsset: async href => {
      const { origin } = new URL(client.url)
      if (!URL.canParse(href, origin)) return undefined
      const url = new URL(href, origin)
      if (url.origin !== origin) return undefined
      const name = stripBaseUrl(client.baseUrl, url.pathname)
      if (name === undefined) return undefined
      const file = decodeLink(name).slice(1)
      const statics = path.join(content.contentDir, 'static')
      const own = path.join(statics, file)
      if (!isInside(own, statics)) return undefined
      if (isFile(own)) return readTracked(own)
      // The names of bundled files contain a hash, so they don't need tracking.
      return readFile(path.join(folder, file)).catch(() => undefined)
    }
  }
}

interface PageReaderInput {
  readonly plan: Pick<LocalePlan, 'site'>
  readonly rendered: Pick<RenderedPages, 'pages'>
}
