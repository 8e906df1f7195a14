import type { BuiltInWrittenLocale } from '../../../core/locale.ts'
import type { Diagnostic } from '../../../core/model/diagnostic.ts'
import {
  decodeLinkIfValid,
  toHref,
  toPathnameKey
} from '../../../core/model/paths.ts'
import type { LinkedText } from '../../../core/output/outputText.ts'
import type { Cache } from '../../../core/platform/cache/createCache.ts'
import {
  type BrokenTarget,
  checkLink,
  createFileKey,
  type LinkTargets,
  stripMarkdown
} from './checkLink.ts'
import { type BrokenLink, createError } from './describeLinks.ts'
import type { TextLink } from './listTextLinks.ts'

/**
 * Check the links of texts for programs, such as `llms.txt`. These lead to pages as
 * Markdown, whose anchors are those of the pages.
 *
 * @param ofPages broken links of pages, which texts made from these pages repeat
 */
export async function checkTexts(
  {
    plan: { site },
    files,
    cache
  }: Pick<BuiltInWrittenLocale, 'plan' | 'files' | 'cache'>,
  targets: LinkTargets,
  ofPages: readonly BrokenLink[]
): Promise<{
  readonly links: readonly Diagnostic[]
  readonly anchors: readonly Diagnostic[]
}> {
  const { url, baseUrl } = site.client
  const reported = new Set(
    ofPages.map(({ link, page }) =>
      createKey(new URL(link, url + toHref(baseUrl, page.record.pathname)))
    )
  )
  const found = { links: [] as Diagnostic[], anchors: [] as Diagnostic[] }
  for (const linked of files.linkedTexts) {
    const base = url + toHref(baseUrl, linked.file)
    for (const { url: link, line, column } of await readLinks(linked, cache)) {
      if (!URL.canParse(link, base)) continue
      const target = new URL(link, base)
      const key = createKey(target)
      if (target.origin !== new URL(url).origin || reported.has(key)) continue
      const broken = checkUrl(target, targets)
      if (broken === undefined) continue
      reported.add(key)
      const place = { file: linked.source, line, column }
      const error = createError('The file', { ...broken, link }, { place })
      found[broken.isAnchor ? 'anchors' : 'links'].push(error)
    }
  }
  return found
}

/** A page and its Markdown version are one target. */
function createKey({ pathname, hash }: URL): string {
  return (
    toPathnameKey(stripMarkdown(decodeLinkIfValid(pathname))) +
    decodeLinkIfValid(hash)
  )
}

/** @returns undefined if it leads somewhere */
function checkUrl(
  { pathname, hash }: URL,
  targets: LinkTargets
): BrokenTarget | undefined {
  const { markdownKeys, otherKeys } = targets
  const path = decodeLinkIfValid(pathname)
  const page = stripMarkdown(path)
  const isPage = markdownKeys.has(createFileKey(path))
  // Pages of other locales, and those that failed to compile.
  const isElsewhere = page !== path && otherKeys.has(toPathnameKey(page))
  if (isElsewhere && !isPage) return undefined
  return checkLink((isPage ? page : path) + hash, '/', targets)
}

/** Parsing takes milliseconds, so texts that haven't changed aren't parsed again. */
function readLinks(
  { text }: LinkedText,
  cache: Cache
): Promise<readonly TextLink[]> {
  return cache.getOrCompute(
    { step: 'text links', inputs: [text] },
    async () => {
      const { listTextLinks } = await import('./listTextLinks.ts')
      return listTextLinks(text)
    }
  )
}
