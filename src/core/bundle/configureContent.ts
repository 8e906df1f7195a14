import path from 'node:path'
import type { RspackPluginInstance, RuleSetRule } from '@rspack/core'
import { listDialects } from '../content/contentDialect.ts'
import { listFiles } from '../content/listFiles.ts'
import type { LoadedFeature } from '../feature.ts'
import type { CompilePage } from '../pages/createCachedCompiler.ts'
import { findModule } from '../platform/findModule.ts'
import {
  installRoot,
  packageFolders,
  packageRoot
} from '../platform/packageRoot.ts'
import { createImportGuard } from './createImportGuard.ts'
import { createModuleNamer } from './createModuleNamer.ts'
import type { BundleOptions } from './planBundle.ts'

const markdownLoader = findModule(import.meta.url, 'markdownLoader')

/** The content's part of the bundler configuration. */
interface ContentConfig {
  /** Absolute. */
  readonly contentDir: string
  readonly aliases: Readonly<Record<string, string>>
  /** Folders of features that are installed packages; absolute. */
  readonly featureFolders: readonly string[]
  readonly contentStyles: readonly string[]
  readonly contentPlugins: readonly RspackPluginInstance[]
  readonly contentRules: readonly RuleSetRule[]
}

/**
 * Configure the bundler's rules for content.
 *
 * @param contentDir absolute
 * @param options.mode in production, the result doesn't depend on the folder
 */
export async function configureContent(
  contentDir: string,
  {
    docFolders,
    features,
    compilePage,
    mode
  }: {
    readonly docFolders: readonly string[]
    readonly features: readonly LoadedFeature[]
    readonly compilePage: CompilePage
    readonly mode: BundleOptions['mode']
  }
): Promise<ContentConfig> {
  const dialects = listDialects(features)
  const aliases: Readonly<Record<string, string>> = Object.assign(
    {},
    ...dialects.map(dialect => dialect.listAliases(contentDir, features))
  )
  const installed = features.filter(isPackage)
  const featureFolders = installed.map(({ folder }) => folder)
  const isProduction = mode === 'production'
  const files = isProduction ? await listFiles(contentDir, { contentDir }) : []
  return {
    contentDir,
    aliases: {
      ...aliases,
      ...Object.fromEntries(
        installed.map(({ alias, folder }) => [alias, folder])
      )
    },
    featureFolders,
    contentStyles: files.filter(file => file.endsWith('.css')),
    contentPlugins: [
      createImportGuard(contentDir, {
        docFolders,
        generatorFolders: [
          path.join(packageRoot, 'src'),
          ...packageFolders,
          ...featureFolders
        ],
        aliases: Object.keys(aliases)
      }),
      ...(isProduction
        ? [
            createModuleNamer({
              // Its path changes with each version of the generator.
              '@generator': path.dirname(markdownLoader),
              '@site': contentDir,
              '@toolbox': packageRoot,
              '@packages': path.join(installRoot, 'node_modules')
            })
          ]
        : [])
    ],
    contentRules: [
      ...dialects.flatMap(dialect => dialect.listRules()),
      {
        test: /\.mdx?$/i,
        loader: markdownLoader,
        options: { compilePage, contentDir, mode }
      }
    ]
  }
}

/** Whether a feature is an installed package: `site.ts` names others by path. */
function isPackage({ module = './' }: LoadedFeature): boolean {
  return !module.startsWith('./')
}
