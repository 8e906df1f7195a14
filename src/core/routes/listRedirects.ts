import type { SourceLocation } from '../model/errors.ts'
import type { Site } from '../site/site.ts'
import type { PlannedRoute } from './plannedRoute.ts'

/** A redirect or alias as written. */
export interface DeclaredRedirect {
  readonly from: string
  readonly to: string
  /** Source position of `from`. */
  readonly place: SourceLocation
  readonly toPlace: SourceLocation
}

/** List the aliases of pages and the redirects in the configuration. */
export function listRedirects(
  { content }: Pick<Site, 'content'>,
  routes: readonly PlannedRoute[]
): readonly DeclaredRedirect[] {
  const { config, siteLocator } = content
  return [
    ...routes.flatMap(({ route: { pathname }, source }) =>
      source === undefined
        ? []
        : (source.frontMatter?.aliases ?? []).map((from, index) => {
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
