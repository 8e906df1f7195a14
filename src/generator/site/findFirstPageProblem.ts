import { SiteError } from '../../model/errors.ts'
import {
  type Address,
  type AddressInput,
  createAddressKey
} from './addresses.ts'

/**
 * Find why nothing answers at `/`, where every page's logo leads: there is no
 * landing page, and each doc is a draft or unlisted.
 *
 * @param addresses of everything that answers by itself
 */
export function findFirstPageProblem(
  { content, versions }: AddressInput,
  addresses: readonly Address[]
): readonly SiteError[] {
  const last = versions.find(({ data }) => data.isLast)
  const docs = content.docs.filter(({ version }) => version === last?.data.name)
  const [first] = docs
  if (last?.mainDoc !== undefined || first === undefined) return []
  const pages = [
    ...(last?.docs ?? []).map(({ source }) => source),
    ...content.posts
  ]
  const starts = [
    ...addresses.map(({ pathname }) => pathname),
    ...content.config.redirects.map(({ from }) => from),
    ...pages.flatMap(({ frontMatter }) => frontMatter.aliases ?? [])
  ]
  if (starts.some(from => createAddressKey(from) === '/')) return []
  const key = first.frontMatter.draft === true ? 'draft' : 'unlisted'
  return [
    new SiteError(
      'The site has no first page: every doc is a draft or unlisted.',
      {
        place: first.locator.findKey([key]),
        remedy: `Remove "${key}" from a doc, or write a landing page, index.mdx.`
      }
    )
  ]
}
