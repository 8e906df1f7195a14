import type { SourceMap } from 'node:module'
import type { PageDiagnostic } from '../markdown/markdownContext.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { PlacedLink } from '../pages/placeLinks.ts'
import type { ServerApp } from './serverApp.ts'

/** The output of the three compilations. */
export interface Bundle extends LoadedBundle {
  readonly server: TraceableServer
  readonly markdown: RequestedMarkdown
}

/** Found in the Markdown that the bundler requested: pages, and what components import. */
export interface RequestedMarkdown {
  readonly diagnostics: readonly PageDiagnostic[]
  readonly links: readonly PlacedLink[]
}

/** What the build reads back from the bundler's output. */
export interface LoadedBundle
  extends Pick<BundleFiles, 'copiedFiles' | 'files'> {
  /** Files of the client entry, relative to the base. */
  readonly scriptFile: string
  readonly styleFile: string
  /** Files of each page chunk, relative to the base, by chunk name. */
  readonly pageFiles: FilesByEntry
  readonly inlined: InlinedTexts
  readonly server: ServerBundle
  /** Modules that are missing or can't be compiled: the build must fail. */
  readonly errors: readonly Diagnostic[]
}

/** Texts that become part of documents. */
export interface InlinedTexts {
  /** The client's style file, and the font faces that only documents declare. */
  readonly styles: string
  /** Style sheets that belong to single pages, by file. */
  readonly pageStyles: ReadonlyMap<string, string>
  readonly earlyScript: string
  /** Inlined only into the home page's document. */
  readonly homeScript: string
  /** Inlined only into documents of long pages. */
  readonly longScript: string
  /** The document template, with `{{…}}` placeholders. */
  readonly template: string
}

/** The server bundle, which renders pages. */
export interface ServerBundle {
  readonly app: ServerApp
  /** Absolute; exists until pages are rendered. */
  readonly file: string
  /** Changes with anything that could affect rendering. */
  readonly digest: string
}

/** A server bundle whose stack traces can be mapped to sources. */
export interface TraceableServer extends ServerBundle {
  /** Undefined if there's no map; its sources are absolute paths. */
  readonly createSourceMap: () => Promise<SourceMap | undefined>
}

/** Files of each entry, relative to the base, by the entry's name. */
export type FilesByEntry = ReadonlyMap<string, readonly string[]>

/** The written files, by role. */
export interface BundleFiles {
  readonly filesByEntry: FilesByEntry
  /** Files that pages show or link to: absolute source → output path. */
  readonly copiedFiles: ReadonlyMap<string, string>
  /** All files of the client, relative to the base. */
  readonly files: readonly string[]
}

/** Output folders of the three compilations; absolute. */
export interface BundleFolders {
  /** Folder of the client compilation: the output folder of the locale. */
  readonly published: string
  readonly server: string
  /** For the service worker and the inline scripts. */
  readonly standalone: string
}

/** Names from rspack.config.ts of the files that the build reads back. */
export const SERVER_FILE = 'server.cjs'
export const EARLY_SCRIPT_FILE = 'earlyScript.js'
export const HOME_SCRIPT_FILE = 'homeScript.js'
export const LONG_SCRIPT_FILE = 'longScript.js'
export const TEMPLATE_FILE = 'template.html'
