import { readFile } from 'node:fs/promises'
import { createRequire, type SourceMap } from 'node:module'
import path from 'node:path'
import type { LoadedFeature } from '../feature.ts'
import type { PageDiagnostic } from '../markdown/markdownContext.ts'
import { type Diagnostic, DiagnosticError } from '../model/diagnostic.ts'
import type { HeadHook } from '../model/head.ts'
import type { TextPage } from '../model/route.ts'
import type { Sidebar } from '../model/sidebar.ts'
import type { ClientSite } from '../model/site.ts'
import { trackEnvironment } from '../platform/cache/trackEnvironment.ts'
import { hashContent } from '../platform/hashContent.ts'

/** The output of the three compilations. */
export interface Bundle extends LoadedBundle {
  readonly server: TraceableServer
  /** Diagnostics of the Markdown that the bundler requested. */
  readonly diagnostics: readonly PageDiagnostic[]
}

/** What the build reads back from the bundler's output. */
export interface LoadedBundle
  extends Pick<BundleFiles, 'copiedFiles' | 'files'> {
  /** Files of the client entry, relative to the base. */
  readonly scriptFile: string
  readonly styleFile: string
  /** Files of each page chunk, relative to the base, by chunk name. */
  readonly pageFiles: EntryFiles
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

/** What the build uses of a feature's client half; see `client/clientFeature.ts`. */
export interface ClientHalf {
  readonly head?: HeadHook
  readonly navbarItems?: Readonly<Record<string, unknown>>
  readonly navbarGroups?: Readonly<Record<string, unknown>>
}

/** The exports of the server bundle. */
export interface ServerApp {
  readonly site: ClientSite
  /** The client halves of features that have one, in order. */
  readonly features: readonly ClientHalf[]
  /** Page components that only their pages load, by page kind. */
  readonly loadedPageViews: Readonly<Record<string, unknown>>
  /** @returns the markup of `#root` */
  readonly renderPage: (
    pathname: string,
    context: {
      readonly sidebar: Sidebar | undefined
      readonly text: TextPage | undefined
    }
  ) => Promise<string>
}

/** Pair the features that have a client half with it. */
export function listClientHalves<Listed extends Pick<LoadedFeature, 'client'>>(
  features: readonly Listed[],
  { features: halves }: Pick<ServerApp, 'features'>
): readonly (readonly [Listed, ClientHalf])[] {
  return features
    .filter(({ client }) => client?.module !== undefined)
    .map((feature, index) => [feature, halves[index] ?? {}] as const)
}

/** Files of each entry, relative to the base, by its name. */
export type EntryFiles = ReadonlyMap<string, readonly string[]>

/** The written files, by role. */
export interface BundleFiles {
  readonly entryFiles: EntryFiles
  /** Files that pages show or link to: absolute source → output path. */
  readonly copiedFiles: ReadonlyMap<string, string>
  /** All files of the client, relative to the output. */
  readonly files: readonly string[]
}

/** Output folders of the three compilations; absolute. */
export interface BundleFolders {
  /** That of the client compilation: the output folder of the locale. */
  readonly published: string
  readonly server: string
  readonly standalone: string
}

/**
 * Load the output of the compilations.
 *
 * @throws DiagnosticError if these errors prevented the compilation of the app
 */
export async function loadBundle(
  outputs: BundleFolders,
  { entryFiles, copiedFiles, files }: BundleFiles,
  errors: readonly Diagnostic[]
): Promise<LoadedBundle> {
  const clientEntry = entryFiles.get('client') ?? []
  const script = clientEntry.find(file => file.endsWith('.js'))
  const style = clientEntry.find(isSheet)
  const fonts = (entryFiles.get('font') ?? []).filter(isSheet)
  if (script === undefined || style === undefined) {
    if (errors.length > 0) throw new DiagnosticError(errors)
    throw new Error('The client entry has no script or no style sheet.')
  }
  const read = (...file: readonly string[]) =>
    readFile(path.join(...file), 'utf8')
  const readAll = (files: readonly string[]) =>
    Promise.all(files.map(file => read(outputs.published, file)))
  const pageSheets = [...new Set([...entryFiles.values()].flat())].filter(
    file =>
      isSheet(file) && !clientEntry.includes(file) && !fonts.includes(file)
  )
  const pageTexts = await readAll(pageSheets)
  const serverFile = path.join(outputs.server, SERVER_FILE)
  return {
    scriptFile: script,
    styleFile: style,
    inlined: {
      styles: (await readAll([style, ...fonts])).join(''),
      pageStyles: new Map(
        pageSheets.map((file, index) => [file, pageTexts[index] ?? ''])
      ),
      earlyScript: await read(outputs.standalone, EARLY_SCRIPT_FILE),
      homeScript: await read(outputs.standalone, HOME_SCRIPT_FILE),
      longScript: await read(outputs.standalone, LONG_SCRIPT_FILE),
      template: await read(outputs.published, TEMPLATE_FILE)
    },
    pageFiles: entryFiles,
    copiedFiles,
    files: files.filter(file => file !== TEMPLATE_FILE),
    server: {
      app: loadServer(serverFile),
      file: serverFile,
      digest: hashContent(await readFile(serverFile))
    },
    errors
  }
}

/** Names from rspack.config.ts of the files that the build reads back. */
export const SERVER_FILE = 'server.cjs'
export const EARLY_SCRIPT_FILE = 'earlyScript.js'
export const HOME_SCRIPT_FILE = 'homeScript.js'
export const LONG_SCRIPT_FILE = 'longScript.js'
export const TEMPLATE_FILE = 'template.html'

/** Load the output of the server compilation. */
export function loadServer(file: string): ServerApp {
  const require = createRequire(import.meta.url)
  delete require.cache[file]
  // Its exports are those of entry.server.tsx.
  return trackEnvironment(() => require(file) as ServerApp)
}

function isSheet(file: string): boolean {
  return file.endsWith('.css')
}
