import type { SourceLocation } from '../model/errors.ts'
import type { Site } from '../site/site.ts'
import type { PlannedRoute } from './plannedRoute.ts'

/** A redirect as the author wrote it. */
export interface DeclaredRedirect {
  readonly from: string
  readonly to: string
  /** Of `from`. */
  readonly place: SourceLocation
  readonly toPlace: SourceLocation
}

/** List the redirects that moved pages and the configuration ask for. */
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
