import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RuleSetRule } from '@rspack/core'
import { createRspackConfigs } from '../../../rspack.config.ts'
import { listFiles } from '../content/listFiles.ts'
import type { MarkdownFinding } from '../markdown/markdownContext.ts'
import { createMdxOptions } from '../markdown/mdxOptions.ts'
import { listCounterparts } from '../markdown/module/findReplacement.ts'
import { createVirtualModules } from '../routes/createVirtualModules.ts'
import type { PlannedRoute } from '../routes/plannedRoute.ts'
import type { Site } from '../site/site.ts'
import { createSymbolFinder } from './createSymbolFinder.ts'
import { createMdxCache, type MdxCache } from './mdxCache.ts'
import { createLinkResolver } from './resolveContentLink.ts'
import type { BundleConfigs } from './runBundle.ts'

/** Root of the project. */
export const projectRoot = fileURLToPath(new URL('../../..', import.meta.url))

/** Where compiled pages and bundles are kept between builds. */
export const defaultCacheDir = path.join(
  projectRoot,
  'node_modules/.cache/site'
)

/** The three configurations, and what compiling the pages found. */
export interface BundleInput {
  readonly configs: BundleConfigs
  readonly cache: MdxCache
  /** Modules that exist in memory alone: path → text. */
  readonly modules: Readonly<Record<string, string>>
  /** Findings so far; complete once the bundle has run. */
  readonly listFindings: () => readonly MarkdownFinding[]
}

/** Create what the bundler runs on. */
export async function createBundleInput(options: {
  readonly site: Site
  readonly routes: readonly PlannedRoute[]
  readonly clientOutput: string
  /** Absolute. */
  readonly cacheDir: string
  readonly mode: 'production' | 'development'
  readonly killSwitch: boolean
}): Promise<BundleInput> {
  const { site, routes, mode, cacheDir } = options
  const { baseUrl } = site.client
  const { root: contentDir, config } = site.content
  const { singleDollarMath } = config.markdown
  const findings = new Map<string, MarkdownFinding>()
  const symbols = await createSymbolFinder(site)
  const cache = createMdxCache(
    {
      baseUrl,
      contentDir,
      cacheDir,
      texts: site.texts,
      jsxDev: false,
      leavesOut: site.content.isBare,
      singleDollarMath,
      resolveLink: createLinkResolver({
        contentDir,
        baseUrl,
        routes,
        docFolders: listDocFolders(site)
      }),
      ...(symbols && { findSymbols: symbols.findSymbols }),
      addDependency: () => undefined,
      // The client and the server compilation both hear of a finding.
      report: finding => {
        findings.set(JSON.stringify(finding), finding)
      }
    },
    await createCompilerVersion([
      baseUrl,
      String(site.content.isBare),
      String(singleDollarMath),
      symbols?.version ?? '',
      JSON.stringify(site.texts)
    ])
  )
  const virtual = createVirtualModules(projectRoot, site.client, routes)
  const siteKey = createHash('sha256').update(contentDir).digest('hex')
  const work = path.join(cacheDir, 'work', `${siteKey.slice(0, 8)}-${mode}`)
  const configs = createRspackConfigs({
    mode,
    baseUrl,
    ...virtual,
    virtualModules: virtual.modules,
    texts: site.texts,
    contentDir,
    foreignModules: listCounterparts(
      path.join(projectRoot, 'src/client/theme/mdx')
    ),
    clientOutput: options.clientOutput,
    serverOutput: path.join(work, 'server'),
    workerOutput: path.join(work, 'worker'),
    killSwitch: options.killSwitch,
    contentRules: [
      ...createPictureRules(),
      {
        test: /\.mdx?$/i,
        loader: fileURLToPath(new URL('./markdownLoader.ts', import.meta.url)),
        options: {
          cache,
          mdxOptions: createMdxOptions(cache.context),
          failed: mode === 'production' ? 'empty' : 'explained'
        }
      }
    ]
  })
  return {
    configs,
    cache,
    modules: virtual.modules,
    listFindings: () => [...findings.values()]
  }
}

/** Pictures in components; those of pages are addresses from the start. */
function createPictureRules(): readonly RuleSetRule[] {
  const rule = {
    exclude: /node_modules/,
    resourceQuery: { not: /^\?asset$/ },
    type: 'javascript/auto',
    loader: fileURLToPath(new URL('./pictureLoader.ts', import.meta.url)),
    options: {
      maker: path.join(
        projectRoot,
        'src/client/theme/docusaurus/createPicture.tsx'
      )
    }
  } as const
  return [
    { ...rule, test: /\.svg$/i, issuer: /\.[jt]sx?$/i },
    {
      ...rule,
      test: /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i,
      dependency: 'commonjs'
    }
  ]
}

/** The last version's first: a page off the docs means that one. */
function listDocFolders({ content }: Site): readonly string[] {
  const { versions } = content.config.docs
  return [...versions]
    .sort((one, other) => Number(other.isLast) - Number(one.isLast))
    .map(({ folder }) => folder)
}

/** Changes whenever the compiler, its plugins or the site's facts do. */
async function createCompilerVersion(
  facts: readonly string[]
): Promise<string> {
  const folders = ['markdown', 'samples'].map(name =>
    path.join(projectRoot, 'src/generator', name)
  )
  const files = await Promise.all(folders.map(listSourceFiles))
  const texts = await Promise.all([
    ...files.flat().map(file => readFile(file)),
    readFile(path.join(projectRoot, 'package-lock.json'))
  ])
  const digest = createHash('sha256')
  for (const part of [...facts, ...texts]) digest.update(part).update('\0')
  return digest.digest('hex')
}

async function listSourceFiles(folder: string): Promise<readonly string[]> {
  const files = await listFiles(folder)
  return files
    .filter(file => !file.includes('.test.'))
    .map(file => path.join(folder, file))
}
