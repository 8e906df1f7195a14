import type { BuiltInWrittenLocale } from '../../../core/locale.ts'
import type { Diagnostic } from '../../../core/model/diagnostic.ts'
import { checkLink, createTargets } from './checkLink.ts'
import { checkTexts } from './checkTexts.ts'
import { describeLinks } from './describeLinks.ts'
import { separateOtherDocs } from './separateOtherDocs.ts'

/** Broken links and broken anchors, whose levels are separate options. */
interface LinkErrors {
  readonly links: readonly Diagnostic[]
  readonly anchors: readonly Diagnostic[]
  /** Links to docs that aren't part of the site; one warning for each folder. */
  readonly elsewhere: readonly Diagnostic[]
}

/**
 * Check every internal link of the finished pages, and of texts for programs
 * (behavior 8.11).
 */
export async function checkLinks(
  locale: BuiltInWrittenLocale
): Promise<LinkErrors> {
  const targets = createTargets(locale)
  // A root-relative path means the same on every page.
  const valid = new Set<string>()
  const brokenLinks = locale.rendered.pages.flatMap(page =>
    page.facts.links.flatMap(link => {
      if (valid.has(link)) return []
      const found = checkLink(link, page.record.pathname, targets)
      if (found === undefined && link.startsWith('/')) valid.add(link)
      const isRecorded =
        found?.isAnchor && page.planned.traits?.hasRecordedLinks
      return found === undefined || isRecorded ? [] : { ...found, link, page }
    })
  )
  const { rest, elsewhere } = separateOtherDocs(brokenLinks, locale)
  const create = (isAnchor: boolean) =>
    describeLinks(
      rest.filter(brokenLink => brokenLink.isAnchor === isAnchor),
      locale
    )
  const ofTexts = await checkTexts(locale, targets, brokenLinks)
  return {
    links: [...create(false), ...ofTexts.links],
    anchors: [...create(true), ...ofTexts.anchors],
    elsewhere
  }
}
