import type { ServerApp } from '../bundle/loadBundle.ts'
import type { OutputFile, Pathname } from '../model/paths.ts'
import type { TextPage } from '../model/route.ts'
import type { Sidebar } from '../model/sidebar.ts'
import { toStyleClass } from '../model/toStyleClass.ts'
import { trackEnvironment } from '../platform/cache/trackEnvironment.ts'
import { nameAssetFile } from '../platform/nameAsset.ts'
import { createMarkupReader, type MarkupFacts } from './createMarkupReader.ts'
import { decodeEntities } from './createTagReader.ts'

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
  readonly movesStyles: boolean
}

/** Create a function that renders the contents of `#root`. */
export function createMarkupRenderer(
  { renderPage }: Pick<ServerApp, 'renderPage'>,
  { compared, movesStyles }: MarkupOptions
): (request: MarkupRequest) => Promise<RootMarkup> {
  const read = createMarkupReader(compared)
  return async ({ pathname, sidebar, text }) => {
    const rendered = encodeLinks(
      // Components and parts of the theme can be site code.
      await trackEnvironment(() => renderPage(pathname, { sidebar, text }))
    )
    const root = movesStyles
      ? moveStylesToSheet(rendered)
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

function moveStylesToSheet(
  rendered: string
): Pick<RootMarkup, 'markup' | 'attributeSheet'> {
  const { markup, css } = moveStyles(rendered)
  if (css === '') return { markup }
  // Follow the bundler's naming.
  const file = nameAssetFile('page', css, 'css')
  return { markup, attributeSheet: { file, text: css } }
}

/** Markup without `style` attributes, and the rules that replace them. */
interface MovedStyles {
  readonly markup: string
  /** Empty if the markup had none. */
  readonly css: string
}

const tag =
  /<[a-z][\w:-]*(?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*\s*\/?>/gi

/**
 * Turn `style` attributes that components render into classes, because the
 * content security policy blocks the attributes in served documents. On client
 * navigation, React sets styles by script, which the policy allows.
 */
export function moveStyles(markup: string): MovedStyles {
  if (!/\sstyle="/.test(markup)) return { markup, css: '' }
  const rules = new Set<string>()
  const moved = markup.replace(tag, written => {
    const [attribute, style = ''] = /\sstyle="([^"]*)"/.exec(written) ?? []
    if (attribute === undefined) return written
    const created = toStyleClass(decodeEntities(style))
    const bare = written.replace(attribute, '')
    if (created === undefined) return bare
    rules.add(created.css)
    return addClass(bare, created.className)
  })
  return { markup: moved, css: [...rules].join('') }
}

function addClass(written: string, name: string): string {
  return /\sclass="/.test(written)
    ? written.replace(/(\sclass=")/, `$1${name} `)
    : written.replace(/^<[\w:-]+/, start => `${start} class="${name}"`)
}
