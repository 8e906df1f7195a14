import path from 'node:path'
import type { RspackPluginInstance, RuleSetRule } from '@rspack/core'
import { listDialects } from '../content/contentDialect.ts'
import { listFiles } from '../content/listFiles.ts'
import type { LoadedFeature } from '../feature.ts'
import type { CompilePage } from '../pages/pageCompiler.ts'
import {
  installRoot,
  packageFolders,
  packageRoot
} from '../platform/packageRoot.ts'
import { findModule } from '../platform/threads/threads.ts'
import { confineImports } from './confineImports.ts'
import { nameModules } from './nameModules.ts'

const markdownLoader = findModule(import.meta.url, 'markdownLoader')

/** The content's part of the bundler configuration. */
interface ContentConfig {
  /** Absolute. */
  readonly contentDir: string
  readonly aliases: Readonly<Record<string, string>>
  /** Folders of the site's own features; absolute. */
  readonly ownFolders: readonly string[]
  readonly contentStyles: readonly string[]
  readonly contentPlugins: readonly RspackPluginInstance[]
  readonly contentRules: readonly RuleSetRule[]
}

/**
 * Create the bundler's rules for content.
 *
 * @param contentDir absolute
 * @param options.isPortable whether the result must not depend on the folder
 */
export async function configureContent(
  contentDir: string,
  {
    docFolders,
    features,
    compilePage,
    isPortable
  }: {
    readonly docFolders: readonly string[]
    readonly features: readonly LoadedFeature[]
    readonly compilePage: CompilePage
    readonly isPortable: boolean
  }
): Promise<ContentConfig> {
  const dialects = listDialects(features)
  const aliases: Readonly<Record<string, string>> = Object.assign(
    {},
    ...dialects.map(dialect => dialect.listAliases(contentDir, features))
  )
  const installed = features.filter(({ folder }) => isInPackage(folder))
  const files = isPortable ? await listFiles(contentDir, { contentDir }) : []
  return {
    contentDir,
    aliases: {
      ...aliases,
      ...Object.fromEntries(
        installed.map(({ alias, folder }) => [alias, folder])
      )
    },
    ownFolders: installed.map(({ folder }) => folder),
    contentStyles: files.filter(file => file.endsWith('.css')),
    contentPlugins: [
      confineImports(contentDir, {
        docFolders,
        own: [
          path.join(packageRoot, 'src'),
          ...packageFolders,
          ...installed.map(({ folder }) => folder)
        ],
        aliases: Object.keys(aliases)
      }),
      ...(isPortable
        ? [
            nameModules({
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
        options: {
          compilePage,
          contentDir,
          isExplained: !isPortable
        }
      }
    ]
  }
}

/** Whether a folder of a feature belongs to an installed package. */
function isInPackage(folder: string): boolean {
  const isBuiltIn = folder.startsWith(path.join(packageRoot, 'src'))
  return !isBuiltIn && /[\\/]node_modules[\\/]/.test(folder)
}
