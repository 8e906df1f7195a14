import type { SourcePlace } from '../model/errors.ts'
import type { Site } from '../site/site.ts'

/** A redirect as the author wrote it. */
export interface WrittenRedirect {
  readonly from: string
  readonly to: string
  /** Of `from`. */
  readonly place: SourcePlace
  readonly toPlace: SourcePlace
}

/** List the redirects that moved pages and the configuration ask for. */
export function listRedirects({
  content,
  versions,
  posts
}: Pick<Site, 'content' | 'versions' | 'posts'>): readonly WrittenRedirect[] {
  const { config, siteLocator } = content
  const pages = [...versions.flatMap(({ docs }) => docs), ...posts]
  return [
    ...pages.flatMap(({ pathname, source }) =>
      (source.frontMatter.aliases ?? []).map((from, index) => {
        const place = source.locator.findValue(['aliases', index])
        return { from, to: pathname, place, toPlace: place }
      })
    ),
    ...config.redirects.map(({ from, to }, index) => ({
      from,
      to,
      place: siteLocator.findValue(['redirects', index, 'from']),
      toPlace: siteLocator.findValue(['redirects', index, 'to'])
    }))
  ]
}
