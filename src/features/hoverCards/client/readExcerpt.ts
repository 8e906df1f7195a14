import type { ContentModule } from '../../../core/model/route.ts'

/** What a card shows below the page's title. */
interface Excerpt {
  /** The heading that the link leads to. */
  readonly heading?: string | undefined
  /** The first paragraph of its section, or of the page. */
  readonly text?: string | undefined
}

/**
 * Read the part of a page that a link leads to. Pages with components have no
 * markup before they're shown, so only their headings are known.
 *
 * @param id the link's hash, decoded
 */
export function readExcerpt(
  content: ContentModule | undefined,
  id: string | undefined
): Excerpt {
  const { headings = [], html } = content ?? {}
  const heading = headings.find(each => each.id === id)
  const page = html === undefined ? undefined : parse(html)
  const paragraph = heading
    ? findParagraph(page?.getElementById(heading.id))
    : page?.querySelector('body > p')
  return {
    heading: heading && readText(parse(heading.html).body),
    text: paragraph ? readText(paragraph) : undefined
  }
}

/** Scripts don't run, and images don't load. */
function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html')
}

/** Find the first paragraph below a heading. */
function findParagraph(
  heading: Element | null | undefined
): Element | undefined {
  for (
    let next = heading?.nextElementSibling;
    next && !/^H[1-6]$/.test(next.tagName);
    next = next.nextElementSibling
  ) {
    if (next.tagName === 'P' && readText(next)) return next
  }
  return undefined
}

/** Read text without the zero-width spaces of anchors and long names. */
function readText(element: Element): string {
  return element.textContent.replaceAll('\u200b', '').trim()
}
