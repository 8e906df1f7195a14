import type { Root } from 'hast'
import type { VFile } from 'vfile'
import type { SitePlugins } from '../build/extensions/loadPlugins.ts'
import type { Store } from '../build/store/createStore.ts'
import type { ContentDialect } from '../content/contentDialect.ts'
import type { LoadedFeature } from '../feature.ts'
import type { Texts } from '../model/catalogue.ts'
import type { StaticContent } from '../model/route.ts'

/** Where a link leads; the generator knows every page and file. */
export type ResolvedLink =
  /** A page of the site, with base URL, query and hash. */
  | { readonly kind: 'page'; readonly href: string }
  /** A file that the bundle carries; relative to the content folder. */
  | { readonly kind: 'asset'; readonly sourceFile: string }
  | { readonly kind: 'external' }
  /** A file outside the site; see siteBounds.ts. */
  | { readonly kind: 'outside' }
  | { readonly kind: 'unchanged'; readonly href: string }

/** A documented identifier in a sample. */
export interface CodeSymbol {
  /** One line of code. */
  readonly signature: string
  /** One sentence. */
  readonly doc: string | undefined
  /** Its reference, with base URL and anchor. */
  readonly href: string
}

/**
 * Finds the documented identifiers that a sample imports, by local name.
 *
 * @param code the whole sample, with the lines above its cut
 */
type FindSymbols = (code: string) => ReadonlyMap<string, CodeSymbol>

/**
 * What kind of mistake it is: a missing image, something that the theme or the
 * page doesn't have, wrong syntax, or a page that can't be compiled at all.
 */
type FindingKind = 'image' | 'feature' | 'syntax' | 'compile'

/** A mistake in a page; line and column count from 1. */
export interface MarkdownFinding {
  readonly kind: FindingKind
  readonly level: 'error' | 'warn'
  /** As the compiler was given it, an absolute path. */
  readonly file: string
  readonly line?: number | undefined
  readonly column?: number | undefined
  readonly message: string
  readonly remedy?: string | undefined
}

/** What pages written for another generator need to be compiled. */
export interface MarkdownDialect extends ContentDialect {
  /** Runs on a page before its imports are resolved. */
  readonly rehypePlugin: (
    context: MarkdownContext
  ) => (tree: Root, file: VFile) => void
}

/** A link of a page; line and column count from 1. */
export interface PageLink {
  /** As the page has it, resolved. */
  readonly href: string
  readonly line: number
  readonly column: number
}

/** Data for the Markdown plugins of features. Features add their keys. */
export interface CompileData {
  /** Where identifiers are documented: name → addresses with base. */
  readonly references?: ReadonlyMap<string, readonly string[]>
}

/** Facts about a page, besides its module. */
export interface PageFacts {
  /** The whole page, if it is only text. */
  readonly text?: StaticContent
  /** Partials in its text: the specifiers of their imports, in order. */
  readonly partials?: readonly string[]
  readonly links?: readonly PageLink[]
}

/** A page, with what the compiler knows about the site. */
export interface MarkdownPage {
  readonly context: MarkdownContext
  readonly file: VFile
}

/** What the Markdown compiler needs to know about the site. */
export interface MarkdownContext {
  readonly baseUrl: string
  /** Absolute. */
  readonly contentDir: string
  /** Keeps drawn diagrams from one build to the next. */
  readonly store: Store
  /** The site's own texts, around the author's. */
  readonly texts: Texts
  /** Components that pages use without an import: name → module. */
  readonly components?: ReadonlyMap<string, string>
  /** In order. */
  readonly features: readonly LoadedFeature[]
  readonly data: CompileData
  /** Plugins of the site's own. */
  readonly plugins?: SitePlugins
  readonly dialects?: readonly MarkdownDialect[]
  /** Whether there is no `site.ts`: then unsupported features are left out. */
  readonly isBare?: boolean
  /** @param fromFile absolute path of the page that holds the link */
  readonly resolveLink: (link: string, fromFile: string) => ResolvedLink
  /** Absent where the content documents no packages. */
  readonly findSymbols?: FindSymbols
  readonly report: (finding: MarkdownFinding) => void
  /** Add facts about the page. */
  readonly addFacts?: (facts: PageFacts) => void
}
