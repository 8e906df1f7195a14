import { SiteError, type SourcePlace } from '../../model/errors.ts'
import { splitLink } from '../../model/paths.ts'
import { isPathname } from '../content/slugRule.ts'
import { suggestName } from '../content/suggestName.ts'
import {
  type Address,
  type AddressInput,
  createAddressKey
} from './addresses.ts'
import { findDraftFiles } from './findDraftFiles.ts'

/** A redirect as somebody wrote it. */
interface WrittenRedirect {
  readonly from: string
  readonly to: string
  /** Of `from`. */
  readonly place: SourcePlace
  readonly toPlace: SourcePlace
}

/**
 * Find redirects and aliases that can't be: they start at a page or nowhere in
 * the site, or lead to another redirect or to nothing.
 *
 * @param addresses of everything that answers by itself
 */
export function findRedirectProblems(
  input: AddressInput,
  addresses: readonly Address[]
): readonly SiteError[] {
  const redirects = listRedirects(input)
  const byKey = new Map(
    addresses.map(address => [createAddressKey(address.pathname), address])
  )
  const first = new Map(
    redirects
      .filter(({ from }) => isStart(from))
      .map(redirect => [createAddressKey(redirect.from), redirect] as const)
      .toReversed()
  )
  const drafts = new Map(
    [...findDraftFiles(input)].map(([pathname, file]) => [
      createAddressKey(pathname),
      file
    ])
  )
  return redirects.flatMap(
    redirect =>
      findStartProblem(redirect, { byKey, first, drafts }) ??
      findEndProblem(redirect, { byKey, first, drafts }) ??
      []
  )
}

interface Known {
  readonly byKey: ReadonlyMap<string, Address>
  readonly first: ReadonlyMap<string, WrittenRedirect>
  /** Files of drafts. */
  readonly drafts: ReadonlyMap<string, string>
}

function listRedirects({
  content,
  versions,
  posts
}: AddressInput): readonly WrittenRedirect[] {
  const written = content.config.redirects.map(({ from, to }, index) => ({
    from,
    to,
    place: content.siteLocator.findValue(['redirects', index, 'from']),
    toPlace: content.siteLocator.findValue(['redirects', index, 'to'])
  }))
  const pages = [...versions.flatMap(({ docs }) => docs), ...posts]
  const aliases = pages.flatMap(({ pathname, source }) =>
    (source.frontMatter.aliases ?? []).map((from, index) => {
      const place = source.locator.findValue(['aliases', index])
      return { from, to: pathname, place, toPlace: place }
    })
  )
  return [...written, ...aliases]
}

function isStart(from: string): boolean {
  return /^\/(?!\/)[^?#\s*]*$/.test(from) && isPathname(from)
}

function isOwnEnd({ from, to }: WrittenRedirect): boolean {
  return createAddressKey(from) === createAddressKey(splitLink(to).path)
}

function findStartProblem(
  redirect: WrittenRedirect,
  { byKey, first }: Known
): SiteError | undefined {
  const { from, place } = redirect
  if (!isStart(from)) {
    return new SiteError(
      `A redirect starts at "${from}", which is not a path of this site.`,
      {
        place,
        remedy:
          'It must start with "/", without query, hash, percent sign, spaces, wildcards or "..".'
      }
    )
  }
  if (isOwnEnd(redirect)) {
    return new SiteError(`The redirect "${from}" leads to itself.`, {
      place,
      remedy: 'Remove it: letter case and a trailing slash make no difference.'
    })
  }
  const key = createAddressKey(from)
  const page = byKey.get(key)
  if (page !== undefined) {
    return new SiteError(
      `A redirect starts at "${from}", which is the address of a page.`,
      {
        place,
        remedy: `Remove it, or ${page.name}.`
      }
    )
  }
  const other = first.get(key)
  if (other === undefined || other === redirect) return undefined
  return new SiteError(`Two redirects start at "${from}".`, {
    place,
    remedy: `The other is in ${other.place.file} and leads to ${other.to}: remove one of them.`
  })
}

function findEndProblem(
  { from, to, toPlace: place }: WrittenRedirect,
  { byKey, first, drafts }: Known
): SiteError | undefined {
  if (/^https?:\/\/./i.test(to)) return undefined
  if (!/^\/(?!\/)/.test(to)) {
    return new SiteError(
      `The redirect "${from}" leads to "${to}", which is neither a path nor a web address.`,
      {
        place,
        remedy: 'It must start with "/", "https://" or "http://".'
      }
    )
  }
  const key = createAddressKey(splitLink(to).path)
  if (byKey.has(key)) return undefined
  const next = first.get(key)
  if (next !== undefined) {
    if (isOwnEnd(next)) return undefined // it is reported itself
    return new SiteError(
      `The redirect "${from}" leads to "${to}", which redirects in turn.`,
      {
        place,
        remedy: `"${to}" redirects to "${next.to}": write the final address.`
      }
    )
  }
  const draft = drafts.get(key)
  if (draft !== undefined) {
    return new SiteError(
      `The redirect "${from}" leads to "${to}", which is a draft.`,
      { place, remedy: `Publish ${draft} first, or redirect to another page.` }
    )
  }
  const pathnames = [...byKey.values()].map(({ pathname }) => pathname)
  return new SiteError(
    `The redirect "${from}" leads to "${to}", which does not exist.`,
    { place, remedy: suggestName(to, pathnames, 'Addresses') }
  )
}
