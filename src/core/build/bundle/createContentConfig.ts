import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { RspackPluginInstance, RuleSetRule } from '@rspack/core'
import pMap from 'p-map'
import { listFiles } from '../../content/listFiles.ts'
import type { LoadedFeature } from '../../feature.ts'
import { SiteErrors } from '../../model/errors.ts'
import { listDialects } from '../dialect.ts'
import { projectRoot } from '../projectRoot.ts'
import { findModule } from '../threads.ts'
import { confineImports } from './confineImports.ts'
import { findDeepNesting } from './findDeepNesting.ts'
import { nameModules } from './nameModules.ts'
import type { CompilePage } from './pageCompiler.ts'

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
 * @throws SiteErrors about style sheets and scripts that are nested too deeply
 */
export async function createContentConfig(
  contentDir: string,
  {
    features,
    compilePage,
    isPortable
  }: {
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
  await rejectDeepNesting(contentDir, files)
  return {
    contentDir,
    aliases,
    contentStyles: files.filter(file => file.endsWith('.css')),
    contentPlugins: [
      confineImports(contentDir, {
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
      ...dialects.flatMap(dialect => dialect.createRules()),
      {
        test: /\.mdx?$/i,
        loader: markdownLoader,
        options: {
          compilePage,
          contentDir,
          failed: isPortable ? 'empty' : 'explained'
        }
      }
    ]
  }
}

/** Files that compile when a page imports them; `static/` is only copied. */
const COMPILED = /^(?!static\/).*\.(?:css|[cm]?[jt]sx?)$/

/** @throws SiteErrors about files that would crash the compiler */
async function rejectDeepNesting(
  contentDir: string,
  files: readonly string[]
): Promise<void> {
  const errors = await pMap(
    files.filter(file => COMPILED.test(file)),
    async file => {
      const read = readFile(path.join(contentDir, file), 'utf8')
      // The bundler reports unreadable files.
      return findDeepNesting(file, await read.catch(() => ''))
    },
    { concurrency: 8 }
  )
  const found = errors.filter(error => error !== undefined)
  if (found.length > 0) throw new SiteErrors(found)
}
