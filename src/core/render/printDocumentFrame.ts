import type { Bundle } from '../bundle/bundle.ts'
import { type HeadHook, type HeadTag, listRootClasses } from '../model/head.ts'
import type { PageRecord } from '../model/route.ts'
import type { LocalePlan } from '../site/routes/planLocales.ts'
import type { PlannedRoute } from '../site/routes/plannedRoute.ts'
import type { DocumentParts } from './documentParts.ts'
import {
  escapeAttribute,
  fillTemplate,
  findPaintTarget,
  isLongPage,
  printHead,
  printJson,
  printNote
} from './htmlDocument.ts'
import type { RenderedMarkup } from './renderMarkups.ts'

/** What a document's frame requires to know about its page. */
type FramedPage = Omit<RenderedMarkup, 'markup'>

/** What all frames require. */
interface FrameInput {
  readonly plan: LocalePlan
  readonly bundle: Bundle
  /** Create head tags of features. */
  readonly hooks: readonly HeadHook[]
  /** Added to every page's head. */
  readonly siteTags: readonly HeadTag[]
  /** The elements that preload the web fonts. */
  readonly fonts: string
}

/** Lets the browser skip blocks far from the viewport; see `skipping.css`. */
const SKIPPING = 'data-skips-blocks'

/** Classes that a script can add to the home page before the style sheet loads. */
const BANNER_NAMES = ['', '-title', '-configured', '-suggested'].map(
  part => `.base-url-banner${part}`
)

/** Placeholder for critical CSS and markup; can't occur in a document. */
const PLACEHOLDER = '\0'

/** List the names in a document's frame, which selectors can match. */
export function listFrameNames({
  planned,
  facts
}: FramedPage): readonly string[] {
  return [
    ...(isHome(planned) ? BANNER_NAMES : []),
    ...(isLongPage(facts.length) ? [`[${SKIPPING}`] : [])
  ]
}

/**
 * Print everything in a document except its critical CSS and its markup.
 *
 * @param served what the document tells the client about the page
 */
export function printDocumentFrame(
  { planned, facts, attributeSheet }: FramedPage,
  served: PageRecord,
  { plan, bundle, hooks, siteTags, fonts }: FrameInput
): Pick<DocumentParts, 'before' | 'between' | 'after'> {
  const { route } = planned
  const { site } = plan
  const { client } = site
  const { template, earlyScript, homeScript, longScript } = bundle.inlined
  const style = `${client.baseUrl}${bundle.styleFile}`
  const pageStyles = [
    ...served.files,
    ...(attributeSheet ? [attributeSheet.file] : [])
  ]
    .filter(file => file.endsWith('.css'))
    .map(file => `<link rel="stylesheet" href="${client.baseUrl}${file}">`)
  const document = fillTemplate(template, {
    lang: client.locale.htmlLang,
    direction: client.locale.direction,
    theme: client.colorMode.defaultMode,
    rootClasses: escapeAttribute(listRootClasses(route).join(' ')),
    skipping: isLongPage(facts.length) ? ` ${SKIPPING}` : '',
    paintTarget: findPaintTarget(facts.length),
    earlyScript,
    pageScripts: [
      ...(isHome(planned) ? [homeScript] : []),
      ...(isLongPage(facts.length) ? [longScript] : [])
    ]
      .map(script => `<script>${script}</script>`)
      .join(''),
    head: printHead(client, route, {
      hooks,
      siteTags: [...siteTags, ...site.content.config.head]
    }),
    criticalCss: PLACEHOLDER,
    fonts,
    style,
    pageStyles: pageStyles.join(''),
    notes: site.content.features
      .flatMap(({ note }) => (note ? printNote(note(client)) : []))
      .join(''),
    page: PLACEHOLDER,
    record: printJson({
      ...served,
      script: `${client.baseUrl}${bundle.scriptFile}`,
      style,
      ...(isHome(planned) && { baseUrl: client.baseUrl })
    })
  })
  const [before = '', between = '', after = ''] = document.split(PLACEHOLDER)
  return { before, between, after }
}

function isHome({ route }: PlannedRoute): boolean {
  return route.pathname === '/'
}

/**
 * Print the elements that preload the fonts; otherwise, a face with
 * `font-display: optional` arrives too late for the first page.
 *
 * @param styles the bundled style sheet, which has their URLs
 */
export function printFontLinks(styles: string): string {
  const urls = styles.matchAll(/url\(["']?([^)"']+\.woff2)/g)
  return Array.from(
    urls,
    ([, url]) =>
      `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin fetchpriority="low">`
  ).join('')
}
