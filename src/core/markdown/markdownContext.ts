import { relative } from 'node:path'
import type { Root } from 'hast'
import type { Pluggable } from 'unified'
import type { Node, Point } from 'unist'
import type { VFile } from 'vfile'
import type { ContentDialect } from '../content/contentDialect.ts'
import type { LoadedFeature } from '../feature.ts'
import type { Texts } from '../model/catalogue.ts'
import type { Diagnostic, SourceLocation } from '../model/diagnostic.ts'
import type { TextContent } from '../model/route.ts'
import type { Cache } from '../platform/cache/createCache.ts'
import { track } from '../platform/cache/track.ts'
import { hashContent } from '../platform/hashContent.ts'
import { toPosixPath } from '../platform/toPosixPath.ts'

/** The resolved target of a link. */
export type ResolvedLink =
  /** A page of the site, with base URL, query and hash. */
  | { readonly kind: 'page'; readonly href: string }
  /** A file to bundle, relative to the content folder. */
  | { readonly kind: 'asset'; readonly sourceFile: string }
  | { readonly kind: 'external' }
  /** A file outside the site; see siteBounds.ts. */
  | { readonly kind: 'outside' }
  | { readonly kind: 'unchanged'; readonly href: string }

/** The plugins named in `site.ts`. */
export interface SitePlugins {
  readonly remark: readonly Pluggable[]
  readonly rehype: readonly Pluggable[]
  /** Changes with the plugins, their imports, packages and options. */
  readonly version: string
}

/** A documented identifier in a code sample. */
export interface CodeSymbol {
  /** One line of code. */
  readonly signature: string
  /** One sentence. */
  readonly doc: string | undefined
  /** URL of its reference, with base URL and anchor. */
  readonly href: string
}

/**
 * Finds the documented identifiers that a sample imports, by local name.
 *
 * @param code the whole sample, including the lines above its cut
 */
type FindSymbols = (code: string) => ReadonlyMap<string, CodeSymbol>

/**
 * Kind of mistake: a missing image, an unsupported feature, wrong syntax, or a page
 * that doesn't compile.
 */
type DiagnosticKind = 'image' | 'feature' | 'syntax' | 'compile'

/** A mistake in a page. */
export interface PageDiagnostic extends Diagnostic {
  readonly kind: DiagnosticKind
  /** The file is an absolute path. */
  readonly place: SourceLocation
}

/** A dialect, with its plugin for compiling pages. */
export interface MarkdownDialect extends ContentDialect {
  /** Runs before imports are resolved. */
  readonly rehypePlugin: (
    context: MarkdownContext
  ) => (tree: Root, file: VFile) => void
}

/** A link in a page; line and column count from 1. */
export interface PageLink {
  /** Resolved. */
  readonly href: string
  readonly line: number
  readonly column: number
}

/** A place where a page includes a partial; line and column count from 1. */
export interface PartialUse {
  /** As imported. */
  readonly specifier: string
  readonly line?: number | undefined
  readonly column?: number | undefined
}

/**
 * Data for the Markdown plugins of features. Features add their keys. A change
 * recompiles all pages, but a change of a map's entries only those that track them.
 */
export interface CompileData {
  /** Identifier → URLs of its entries in the reference. */
  readonly references?: ReadonlyMap<string, readonly string[]>
  /**
   * Facts about the whole site, by name. A change recompiles only the pages that
   * read it with {@link readSiteFact}, whereas a change of other data recompiles
   * all: a map isn't part of the JSON. Names start with the feature's.
   */
  readonly siteFacts?: ReadonlyMap<string, string>
}

/** Data about a page that plugins collect. Features add their keys. */
export interface PageFacts {
  /** The whole page, if it has no components. */
  readonly text?: TextContent
  /** Where the page includes partials, in order. */
  readonly partials?: readonly PartialUse[]
  readonly links?: readonly PageLink[]
}

/** A page and the compiler's context. */
export interface MarkdownPage {
  readonly context: MarkdownContext
  readonly file: VFile
}

/** How the compiler is set up for a site: what few plugins need to know. */
export interface CompilerSetup {
  /** Enabled features, in order. */
  readonly features: readonly LoadedFeature[]
  /** Components that pages use without an import: name → module. */
  readonly components?: ReadonlyMap<string, string>
  /** The plugins of `site.ts`. */
  readonly plugins?: SitePlugins
  readonly dialects?: readonly MarkdownDialect[]
  /** Only tests omit this function. */
  readonly findSymbols?: FindSymbols
  /**
   * Folders of docs, whose files pages can refer to; relative to the content folder,
   * which doesn't have to contain them.
   */
  readonly docFolders?: readonly string[]
  /** Whether unsupported features are removed with a warning: there's no `site.ts`. */
  readonly isLenient?: boolean
  /** Caches results for the next build, such as diagrams. */
  readonly cache: Cache
}

/** What plugins get that compile the pages of a site. */
export interface MarkdownContext {
  readonly baseUrl: string
  /** Absolute. */
  readonly contentDir: string
  /** UI texts. */
  readonly texts: Texts
  readonly data: CompileData
  readonly setup: CompilerSetup
  /** @param fromFile absolute path of the page with the link */
  readonly resolveLink: (link: string, fromFile: string) => ResolvedLink
  readonly report: (diagnostic: PageDiagnostic) => void
  /** Add facts about the page; later ones replace earlier ones of the same key. */
  readonly addFacts?: (facts: PageFacts) => void
}

/** Read a fact about the site, so that its next change recompiles the page. */
export function readSiteFact(
  { siteFacts }: CompileData,
  name: string
): string | undefined {
  const fact = siteFacts?.get(name)
  if (fact !== undefined) track(name, fact)
  return fact
}

/** A diagnostic without its place; the default kind is "syntax". */
export type UnplacedDiagnostic = Omit<PageDiagnostic, 'kind' | 'place'> &
  Partial<Pick<PageDiagnostic, 'kind'>>

/** Report a mistake at a node, or in the whole page if the node has no position. */
export function reportDiagnostic(
  { context, file }: MarkdownPage,
  place: Node | Point | undefined,
  diagnostic: UnplacedDiagnostic
): void {
  const start = place && 'type' in place ? place.position?.start : place
  context.report({
    kind: 'syntax',
    place: { file: file.path, line: start?.line, column: start?.column },
    ...diagnostic
  })
}

/**
 * Create a short key for a page's generated ids: blog lists contain several posts,
 * and pages may contain partials.
 */
export function createIdKey(context: MarkdownContext, file: VFile): string {
  const path = toPosixPath(relative(context.contentDir, file.path))
  return hashContent(path, 5)
}
