import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isWithinSite } from '../content/siteBounds.ts'
import { mapFindingFiles } from '../markdown/createFindingError.ts'
import type { MarkdownFinding } from '../markdown/markdownContext.ts'
import type { Cache } from '../platform/cache/createCache.ts'
import { track } from '../platform/cache/track.ts'
import {
  exists,
  readTracked,
  trackNames
} from '../platform/cache/trackedFiles.ts'
import { projectRoot } from '../platform/projectRoot.ts'
import {
  type Bundle,
  type BundleFiles,
  type BundleOutputs,
  EARLY_SCRIPT_FILE,
  HOME_SCRIPT_FILE,
  LONG_SCRIPT_FILE,
  loadBundle,
  SERVER_FILE
} from './loadBundle.ts'
import type { PreparedBundle } from './prepareBundle.ts'
import type { BundleRun } from './runBundle.ts'

/** A bundle's stored result. File names are relative to the content folder. */
interface StoredBundle extends BundleFiles {
  readonly outputs: readonly StoredOutput[]
  readonly findings: readonly MarkdownFinding[]
}

interface StoredOutput {
  readonly folder: keyof BundleOutputs
  /** Relative to its folder. */
  readonly file: string
  readonly bytes: Uint8Array
}

interface BundleContext {
  /** Absolute. */
  readonly contentDir: string
  /** Relative to the content folder. */
  readonly docFolders: readonly string[]
  readonly cache: Cache
}

/**
 * Return the stored bundle if its source files are unchanged; otherwise run the
 * bundler. Text-only pages aren't among those files.
 *
 * A bundle with problems isn't stored.
 *
 * @throws SiteErrors if problems prevented the compilation of the app
 */
export async function recallBundle(
  prepared: PreparedBundle,
  options: BundleContext
): Promise<Bundle> {
  const { contentDir, cache } = options
  const { inputs, outputs, answer, bundledPages, report } = prepared
  const task = { step: 'bundle', inputs, answer }
  let run: BundleRun | undefined
  try {
    const { value, wasCached } = await cache.getOrComputeEntry(
      task,
      async () => {
        run = await runHere(prepared, contentDir)
        if (run.problems.length > 0)
          throw new Error("A bundle with problems isn't stored.")
        trackDependencies(run, outputs, options)
        for (const { dependencies } of bundledPages) {
          for (const [question, known] of dependencies) track(question, known)
        }
        const findings = bundledPages.flatMap(page => page.findings)
        return createStoredBundle(run, outputs, findings, contentDir)
      }
    )
    const locate = (file: string) => path.join(contentDir, file)
    if (wasCached) {
      writeStoredBundle(value, outputs)
      mapFindingFiles(value.findings, locate).forEach(report)
    }
    const copiedFiles = renameKeys(value.copiedFiles, locate)
    return await loadBundle(outputs, { ...value, copiedFiles }, [])
  } catch (error) {
    if (run === undefined || run.problems.length === 0) throw error
    return loadBundle(outputs, run, run.problems)
  }
}

async function runHere(
  { createConfigs }: PreparedBundle,
  contentDir: string
): Promise<BundleRun> {
  // A build that reuses its bundle doesn't load the bundler.
  const { runBundle } = await import('./runBundle.ts')
  return runBundle(await createConfigs(), contentDir)
}

/**
 * Track the files that the bundler read from the content and from packages,
 * which can be patched without a new version. The cache's version covers the
 * generator.
 */
function trackDependencies(
  { dependencies }: BundleRun,
  outputs: BundleOutputs,
  { contentDir, docFolders }: BundleContext
): void {
  const own = [
    ...['src', 'node_modules/.cache', 'virtual'].map(name =>
      path.join(projectRoot, name)
    ),
    // The bundler first tries absolute requests below the content.
    path.join(contentDir, projectRoot),
    ...Object.values(outputs)
  ].map(folder => folder + path.sep)
  const isForeign = (file: string) =>
    !own.some(folder => file.startsWith(folder))
  for (const file of dependencies.files.filter(isForeign)) {
    // The bundler also lists folders whose package.json it read.
    if (!exists(file)) continue
    tryRead(file)
    isWithinSite(file, contentDir, docFolders)
  }
  for (const file of dependencies.missing.filter(isForeign)) exists(file)
  for (const folder of dependencies.folders.filter(isForeign)) {
    trackNames(folder)
  }
}

function tryRead(file: string): void {
  try {
    readTracked(file)
  } catch {
    // `readTracked` has recorded that it's unreadable.
  }
}

function createStoredBundle(
  { chunks, copiedFiles, files }: BundleRun,
  outputs: BundleOutputs,
  findings: readonly MarkdownFinding[],
  contentDir: string
): StoredBundle {
  const keep = (folder: keyof BundleOutputs, file: string): StoredOutput => ({
    folder,
    file,
    bytes: readFileSync(path.join(outputs[folder], file))
  })
  const relativize = (file: string) => path.relative(contentDir, file)
  return {
    chunks,
    copiedFiles: renameKeys(copiedFiles, relativize),
    files,
    outputs: [
      ...files.map(file => keep('client', file)),
      keep('server', SERVER_FILE),
      keep('worker', EARLY_SCRIPT_FILE),
      keep('worker', HOME_SCRIPT_FILE),
      keep('worker', LONG_SCRIPT_FILE)
    ],
    findings: mapFindingFiles(findings, relativize)
  }
}

function renameKeys(
  files: ReadonlyMap<string, string>,
  rename: (file: string) => string
): ReadonlyMap<string, string> {
  return new Map([...files].map(([file, name]) => [rename(file), name]))
}

function writeStoredBundle(kept: StoredBundle, folders: BundleOutputs): void {
  for (const { folder, file, bytes } of kept.outputs) {
    const target = path.join(folders[folder], file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, bytes)
  }
}
