import path from 'node:path'
import type { OtherDocs } from '../../../core/content/contentDialect.ts'
import type { BuiltInWrittenLocale } from '../../../core/locale.ts'
import type { Diagnostic } from '../../../core/model/diagnostic.ts'
import { groupBy } from '../../../core/model/groupBy.ts'
import {
  decodeLinkIfValid,
  splitLink,
  stripBaseUrl
} from '../../../core/model/paths.ts'
import { isInside } from '../../../core/platform/isInside.ts'
import type { Site } from '../../../core/site/site.ts'
import type { BrokenLink } from './describeLinks.ts'

/**
 * Separate links to other docs of the website, which aren't part of the built
 * site, from broken ones.
 *
 * @returns one warning for each docs folder that links lead to
 */
export function separateOtherDocs(
  brokenLinks: readonly BrokenLink[],
  { plan }: Pick<BuiltInWrittenLocale, 'plan'>
): {
  readonly rest: readonly BrokenLink[]
  readonly elsewhere: readonly Diagnostic[]
} {
  const { client, content } = plan.site
  const { otherDocs = [] } = content
  const groups = groupBy(brokenLinks, brokenLink =>
    otherDocs.find(docs => isLinkTo(docs, brokenLink, { client, content }))
  )
  return {
    rest: groups.get(undefined) ?? [],
    elsewhere: otherDocs.flatMap(docs => {
      const links = groups.get(docs) ?? []
      return links.length === 0 ? [] : [createWarning(docs, links)]
    })
  }
}

/** Whether a link names the address of other docs, or one of their files. */
function isLinkTo(
  { folder, pathname }: OtherDocs,
  { link, page, isAnchor }: BrokenLink,
  {
    client: { baseUrl },
    content: { contentDir }
  }: Pick<Site, 'client' | 'content'>
): boolean {
  if (isAnchor) return false
  const target = decodeLinkIfValid(splitLink(link).path)
  if (target.startsWith('/')) {
    const written = stripBaseUrl(baseUrl, target) ?? target
    return [pathname, folder].some(
      start => start && isBelow(written.slice(1), start)
    )
  }
  const file = path.join(contentDir, page.planned.source?.file ?? '')
  const linked = path.resolve(path.dirname(file), target)
  return isInside(linked, path.resolve(contentDir, folder))
}

function isBelow(inner: string, outer: string): boolean {
  return `${inner}/`.startsWith(`${outer}/`)
}

function createWarning(
  { folder }: OtherDocs,
  links: readonly BrokenLink[]
): Diagnostic {
  const [first] = links
  const file = first?.page.planned.source?.file ?? first?.page.record.pathname
  const count =
    links.length === 1 ? 'One link leads' : `${links.length} links lead`
  return {
    severity: 'warning',
    message: `${count} to these docs, which aren't part of the site, for example "${first?.link}" in ${file}.`,
    place: { file: folder },
    hint: 'Move the docs to the docs of this site, or build them as a separate site, and link to its address.'
  }
}
