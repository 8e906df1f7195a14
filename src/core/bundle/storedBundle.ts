import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { trackWithinSite } from '../content/siteBounds.ts'
import { renamePlaces } from '../markdown/pageDiagnostic.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { CompiledPage } from '../pages/createCachedCompiler.ts'
import { placeLinks } from '../pages/placeLinks.ts'
import type { Cache, CacheRequest } from '../platform/cache/createCache.ts'
import { recordDependencies, trackAll } from '../platform/cache/track.ts'
import {
  readTracked,
  trackExists,
  trackNames
} from '../platform/cache/trackedFiles.ts'
import { packageRoot } from '../platform/packageRoot.ts'
import {
  type BundleFiles,
  type BundleFolders,
  EARLY_SCRIPT_FILE,
  HOME_SCRIPT_FILE,
  LONG_SCRIPT_FILE,
  type RequestedMarkdown,
  SERVER_FILE
} from './bundle.ts'
import type { BundleRun } from './runBundle.ts'

/** A bundle's stored result. File names are relative to the content folder. */
interface StoredBundle extends BundleFiles {
  readonly contents: readonly StoredContent[]
  readonly markdown: RequestedMarkdown
}

interface StoredContent {
  readonly folder: keyof BundleFolders
  /** Relative to `folder`. */
  readonly file: string
  readonly bytes: Uint8Array
}

/** Compiled Markdown, and its file, absolute. */
export interface RequestedPage extends CompiledPage {
  readonly file: string
}

/** A run of the bundler, and the Markdown that it requested. */
interface RunWithPages extends BundleRun {
  readonly requested: readonly RequestedPage[]
}

/** The files of a bundle, its errors, and what its Markdown contains. */
export interface WrittenBundle extends BundleFiles {
  readonly markdown: RequestedMarkdown
  readonly errors: readonly Diagnostic[]
}

/** Write the stored bundle, or run the bundler and store the result. */
export async function restoreOrRun(
  input: Required<Pick<CacheRequest, 'inputs' | 'readState'>> & {
    readonly cache: Cache
    readonly folders: BundleFolders
    readonly contentDir: string
    /** Relative to the content folder. */
    readonly docFolders: readonly string[]
  },
  runBundler: () => Promise<RunWithPages>
): Promise<WrittenBundle> {
  const { cache, folders, contentDir, docFolders, inputs, readState } = input
  const key = { step: 'bundle', inputs, readState }
  const stored = cache.get<StoredBundle>(key)
  if (stored !== undefined) {
    const locate = (file: string) => path.join(contentDir, file)
    writeStoredBundle(stored, folders)
    return {
      ...stored,
      copiedFiles: renameKeys(stored.copiedFiles, locate),
      markdown: renameDiagnostics(stored.markdown, locate),
      errors: []
    }
  }
  const run = await runBundler()
  const markdown = {
    diagnostics: run.requested.flatMap(page => page.diagnostics),
    links: run.requested.flatMap(({ result, file }) =>
      'code' in result ? placeLinks(result.links ?? [], file, contentDir) : []
    )
  }
  if (run.errors.length === 0) {
    const recorded = await recordDependencies(async () => {
      trackDependencies(run, folders, { contentDir, docFolders })
      for (const { dependencies } of run.requested) {
        trackAll(dependencies)
      }
      return createStoredBundle(run, folders, markdown, contentDir)
    })
    cache.store(key, recorded)
  }
  return { ...run, markdown }
}

/**
 * Track the files that the bundler read from the content and from packages,
 * which can be patched without a new version. The cache's version covers the
 * generator.
 */
function trackDependencies(
  { dependencies }: BundleRun,
  folders: BundleFolders,
  {
    contentDir,
    docFolders
  }: { readonly contentDir: string; readonly docFolders: readonly string[] }
): void {
  const generatorFolders = [
    ...['src', 'generator', 'node_modules/.cache', 'virtual'].map(name =>
      path.join(packageRoot, name)
    ),
    // The bundler first tries absolute requests below the content.
    path.join(contentDir, packageRoot),
    ...Object.values(folders)
  ].map(folder => folder + path.sep)
  const isOutsideGenerator = (file: string) =>
    !generatorFolders.some(folder => file.startsWith(folder))
  for (const file of dependencies.files.filter(isOutsideGenerator)) {
    // The bundler also lists folders whose package.json it read.
    if (!trackExists(file)) continue
    trackBytes(file)
    trackWithinSite(file, contentDir, docFolders)
  }
  for (const file of dependencies.missing.filter(isOutsideGenerator))
    trackExists(file)
  for (const folder of dependencies.folders.filter(isOutsideGenerator)) {
    trackNames(folder)
  }
}

function trackBytes(file: string): void {
  try {
    readTracked(file)
  } catch {
    // `readTracked` has recorded that the file is unreadable.
  }
}

function createStoredBundle(
  { filesByEntry, copiedFiles, files }: BundleRun,
  folders: BundleFolders,
  markdown: RequestedMarkdown,
  contentDir: string
): StoredBundle {
  const readContent = (
    folder: keyof BundleFolders,
    file: string
  ): StoredContent => ({
    folder,
    file,
    bytes: readFileSync(path.join(folders[folder], file))
  })
  const relativize = (file: string) => path.relative(contentDir, file)
  return {
    filesByEntry,
    copiedFiles: renameKeys(copiedFiles, relativize),
    files,
    contents: [
      ...files.map(file => readContent('published', file)),
      readContent('server', SERVER_FILE),
      readContent('standalone', EARLY_SCRIPT_FILE),
      readContent('standalone', HOME_SCRIPT_FILE),
      readContent('standalone', LONG_SCRIPT_FILE)
    ],
    markdown: renameDiagnostics(markdown, relativize)
  }
}

/** Rename the files of diagnostics; those of links are relative already. */
function renameDiagnostics(
  { diagnostics, links }: RequestedMarkdown,
  rename: (file: string) => string
): RequestedMarkdown {
  return { diagnostics: renamePlaces(diagnostics, rename), links }
}

function renameKeys(
  files: ReadonlyMap<string, string>,
  rename: (file: string) => string
): ReadonlyMap<string, string> {
  return new Map([...files].map(([file, name]) => [rename(file), name]))
}

function writeStoredBundle(stored: StoredBundle, folders: BundleFolders): void {
  for (const { folder, file, bytes } of stored.contents) {
    const target = path.join(folders[folder], file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, bytes)
  }
}
