import path from 'node:path'
import type { RspackPluginInstance, RuleSetRule } from '@rspack/core'
import { listDialects } from '../content/contentDialect.ts'
import { listFiles } from '../content/listFiles.ts'
import type { LoadedFeature } from '../feature.ts'
import type { CompilePage } from '../pages/pageCompiler.ts'
import { projectRoot } from '../platform/projectRoot.ts'
import { findModule } from '../platform/threads/threads.ts'
import { confineImports } from './confineImports.ts'
import { nameModules } from './nameModules.ts'

const markdownLoader = findModule(import.meta.url, 'markdownLoader')

/** The content's part of the bundler configuration. */
interface ContentConfig {
  /** Absolute. */
  readonly contentDir: string
  readonly aliases: Readonly<Record<string, string>>
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
  const files = isPortable ? await listFiles(contentDir, { contentDir }) : []
  return {
    contentDir,
    aliases,
    contentStyles: files.filter(file => file.endsWith('.css')),
    contentPlugins: [
      confineImports(contentDir, {
        docFolders,
        own: ['src', 'node_modules'].map(name => path.join(projectRoot, name)),
        aliases: Object.keys(aliases)
      }),
      ...(isPortable
        ? [
            nameModules({
              // Its path changes with each version of the generator.
              '@generator': path.dirname(markdownLoader),
              '@site': contentDir,
              '@project': projectRoot
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
