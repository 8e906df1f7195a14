import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Bundle } from '../bundle/bundle.ts'
import type { PageReader } from '../locale.ts'
import {
  decodeLinkIfValid,
  type Pathname,
  stripBaseUrl,
  toOutputFile
} from '../model/paths.ts'
import type { Cache } from '../platform/cache/createCache.ts'
import { readTracked, trackIsFile } from '../platform/cache/trackedFiles.ts'
import { isInside } from '../platform/isInside.ts'
import type { LocalePlan } from '../site/routes/planLocales.ts'
import { readMarkup } from './documentParts.ts'
import type { RenderedPages } from './renderPages.ts'
import { listMarkupInputs } from './storedMarkup.ts'

/**
 * Create a reader of a locale's rendered pages, and of the files that they show.
 *
 * @param folder output folder of the locale, absolute; the bundler has written it
 */
export function createPageReader(
  { plan, rendered, bundle }: PageReaderInput,
  { cache, folder }: { readonly cache: Cache; readonly folder: string }
): PageReader {
  const { client, content } = plan.site
  const pages = new Map(rendered.pages.map(page => [page.file, page]))
  const findPage = (pathname: Pathname) => pages.get(toOutputFile(pathname))
  const readHtml = async (pathname: Pathname) => {
    const page = findPage(pathname)
    if (page === undefined) return undefined
    const [html] =
      /<main[\s\S]*<\/main>/.exec(await readMarkup(page, cache)) ?? []
    return html
  }
  return {
    readHtml,
    readTexts: async pathnames => {
      // Loading this module takes a while, and few builds need it.
      const { readPageTexts } = await import('./readPageTexts.ts')
      const read = pathnames.map(async pathname => ({
        pathname,
        title: findPage(pathname)?.planned.route.title,
        html: (await readHtml(pathname)) ?? ''
      }))
      return readPageTexts(await Promise.all(read), client)
    },
    listStyles: pathnames => {
      if (bundle === undefined) return []
      const { styles, pageStyles } = bundle.inlined
      const pageFiles = pathnames
        .flatMap(pathname => findPage(pathname)?.record.files ?? [])
        .filter(file => file.endsWith('.css'))
      return [
        { file: bundle.styleFile, css: styles },
        ...[...new Set(pageFiles)].map(file => ({
          file,
          css: pageStyles.get(file) ?? ''
        }))
      ]
    },
    listInputs: pathname => {
      const { markup } = findPage(pathname) ?? { markup: '' }
      return listMarkupInputs(markup)
    },
    readAsset: async href => {
      const { origin } = new URL(client.url)
      if (!URL.canParse(href, origin)) return undefined
      const url = new URL(href, origin)
      if (url.origin !== origin) return undefined
      const name = stripBaseUrl(client.baseUrl, url.pathname)
      if (name === undefined) return undefined
      const file = decodeLinkIfValid(name).slice(1)
      const statics = path.join(content.contentDir, 'static')
      const staticFile = path.join(statics, file)
      if (!isInside(staticFile, statics)) return undefined
      if (trackIsFile(staticFile)) return readTracked(staticFile)
      // The names of bundled files contain a hash, so they don't need tracking.
      return readFile(path.join(folder, file)).catch(() => undefined)
    }
  }
}

interface PageReaderInput {
  readonly plan: Pick<LocalePlan, 'site'>
  readonly rendered: Pick<RenderedPages, 'pages'>
  /** Absent during development. */
  readonly bundle?: Pick<Bundle, 'styleFile' | 'inlined'>
}
