import type { Texts } from '../../../core/model/catalogue.ts'
import { formatText } from '../../../core/model/fillText.ts'

/** What's known about a page when the site is built. */
interface PageFacts {
  readonly title: string
  /** Absolute. */
  readonly url: string
  readonly version: string | undefined
  /** Identifies the state of the page's file. */
  readonly build: string
}

/**
 * Fill the placeholders of an address with what's known about a page. What only a
 * click knows stays: `{heading}`, `{selection}`, and the `{hash}` of the heading
 * behind the page's address.
 */
export function fillReport(
  template: string,
  { title, url, version, build }: PageFacts,
  texts: Pick<Texts, 'version' | 'reportBuild'>
): string {
  const pageUrl = `${encode(url)}{hash}`
  const lines = [
    ...(version === undefined ? [] : [`${texts.version}: ${version}`]),
    `${texts.reportBuild}: ${build}`
  ]
  const body = [pageUrl, ...lines.map(encode), '', '{heading}', '{selection}']
  return formatText(template, {
    title: encode(title),
    url: pageUrl,
    version: encode(version ?? ''),
    build,
    heading: '{heading}',
    selection: '{selection}',
    body: body.join(LINE_BREAK)
  })
}

/** As in mail addresses (RFC 6068). */
const LINE_BREAK = '%0D%0A'

function encode(value: string): string {
  return encodeURIComponent(value.toWellFormed())
}
