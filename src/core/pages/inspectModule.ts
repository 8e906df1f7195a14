import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { isBundlePure } from '../content/check/isPure.ts'
import { findSiteModule } from '../content/findSiteModule.ts'
import { trackPath } from '../platform/cache/trackedFiles.ts'
import { hashContent } from '../platform/hashContent.ts'
import { packageFolders } from '../platform/packageRoot.ts'

/** What stored pages need to know about code that runs while they compile. */
export interface InspectedModule {
  /** Changes with the module and everything it imports, including packages. */
  readonly hash: string
  /** Whether any of it could read files or send requests. */
  readonly canRead: boolean
  /**
   * Whether what it computes depends only on its code, its parameters and files
   * that it tracks, and not on the clock, for example.
   */
  readonly isPure: boolean
}

/**
 * Bundle a module to find out what it can do, and track its files.
 *
 * @param module absolute path, or name of a package
 */
export async function inspectModule(
  module: string,
  contentDir: string
): Promise<InspectedModule> {
  // Load on demand: few sites have plugins.
  const { build } = await import('esbuild')
  const bundle = build({
    entryPoints: [module],
    absWorkingDir: contentDir,
    // Content folders outside the project use the project's packages.
    nodePaths: [...packageFolders],
    // The cache's version covers the generator.
    external: ['toolbox-docs', 'toolbox-docs/client'],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent'
  })
  // A module that can't be bundled can't be hashed, so its results are never
  // reused.
  const bundled = await bundle.catch(() => undefined)
  if (bundled === undefined) {
    return { hash: randomUUID(), canRead: true, isPure: false }
  }
  const { outputFiles, metafile } = bundled
  const imports = Object.values(metafile.outputs).flatMap(each => each.imports)
  const text = outputFiles.map(each => each.text).join()
  // Packages aren't part of the content.
  for (const file of Object.keys(metafile.inputs)) {
    trackPath(path.resolve(contentDir, file))
  }
  return {
    hash: hashContent(text),
    canRead:
      imports.some(each => READERS.test(each.path)) || /\bfetch\(/.test(text),
    isPure: isBundlePure(text)
  }
}

/** The module of a site feature, as named in `site.ts`. */
export interface InspectedFeature extends InspectedModule {
  readonly name: string
}

/**
 * Find out what the module of a site feature can do.
 *
 * @param contentDir absolute path of the content folder
 */
export async function inspectFeature(
  name: string,
  contentDir: string
): Promise<InspectedFeature> {
  const file = findSiteModule(name, contentDir)?.file ?? name
  return { name, ...(await inspectModule(file, contentDir)) }
}

/** Node modules that can access files, the network, or other programs. */
const READERS =
  /^(?:node:)?(?:fs|child_process|dns|https?|http2|module|net|tls|worker_threads)(?:\/|$)/
