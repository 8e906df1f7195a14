import type { ServerApp } from '../bundle/serverApp.ts'
import type { OutputFile, Pathname } from '../model/paths.ts'
import type { TextPage } from '../model/route.ts'
import type { Sidebar } from '../model/sidebar.ts'
import { trackEnvironment } from '../platform/cache/trackEnvironment.ts'
import { hashContent } from '../platform/hashContent.ts'
import { nameAsset } from '../platform/nameAsset.ts'
import { createMarkupReader, type MarkupFacts } from './createMarkupReader.ts'
import { moveStyleAttributes } from './moveStyleAttributes.ts'

/** The contents of `#root`. */
export interface RootMarkup {
  readonly markup: string
  readonly facts: MarkupFacts
  readonly attributeSheet?: AttributeSheet
}

/** A style sheet created from `style` attributes. */
export interface AttributeSheet {
  readonly file: OutputFile
  readonly text: string
}

/** A page to render. */
interface MarkupRequest {
  readonly pathname: Pathname
  readonly sidebar: Sidebar | undefined
  /** Text of a page without components. */
  readonly text: TextPage | undefined
}

/** Options for rendering all pages. */
export interface MarkupOptions {
  /** Attributes whose values selectors compare. */
  readonly compared: ReadonlySet<string>
  /** Whether `style` attributes become a sheet rather than a mistake. */
  readonly movesStyleAttributes: boolean
}

/** Create a function that renders the contents of `#root`. */
export function createMarkupRenderer(
  { renderPage }: Pick<ServerApp, 'renderPage'>,
  { compared, movesStyleAttributes }: MarkupOptions
): (request: MarkupRequest) => Promise<RootMarkup> {
  const read = createMarkupReader(compared)
  return async ({ pathname, sidebar, text }) => {
    const rendered = encodeLinks(
      // Components and parts of the theme can be site code.
      await trackEnvironment(() => renderPage(pathname, { sidebar, text }))
    )
    const root = movesStyleAttributes
      ? createAttributeSheet(rendered)
      : { markup: rendered }
    // Copy the facts, because slices of the markup would keep all of it in memory.
    return { ...root, facts: structuredClone(read(root.markup)) }
  }
}

/**
 * Encode characters that browsers tolerate in a path, but that aren't valid in
 * URLs. Keep letters of all languages, which are valid in HTML and readable.
 */
function encodeLinks(markup: string): string {
  return markup.replace(/(?<=<a [^>]*href=")\/[^"#?]*/g, path =>
    path.replace(/[ [\]{}|^`]/g, encodeURIComponent)
  )
}

function createAttributeSheet(
  rendered: string
): Pick<RootMarkup, 'markup' | 'attributeSheet'> {
  const { markup, css } = moveStyleAttributes(rendered)
  if (css === '') return { markup }
  // Follow the bundler's naming.
  const file = nameAsset('page', hashContent(css), 'css')
  return { markup, attributeSheet: { file, text: css } }
}
