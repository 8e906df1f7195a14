import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { Content } from '../content.ts'
import { findPackageName, findSiteModule } from '../findSiteModule.ts'
import type { ResolvedSiteConfig } from '../schema/siteConfig.ts'
import type { ValuePath } from '../sourceLocator.ts'
import { hasDefaultExport } from './createScriptLocator.ts'

/**
 * Find modules in `site.ts` that don't exist, and components without a default
 * export.
 */
export function checkSiteModules({
  contentDir,
  config,
  siteLocator
}: Pick<
  Content,
  'contentDir' | 'config' | 'siteLocator'
>): readonly Diagnostic[] {
  return listModules(config).flatMap(([name, at]) => {
    const found = findSiteModule(name, contentDir)
    if (found === undefined) {
      return [
        {
          severity: 'error',
          message: `Can't find the module "${name}".`,
          place: siteLocator.findValue(at),
          hint: name.startsWith('.')
            ? 'Correct the path, which is relative to the content folder.'
            : `Start the path of a file with "./", or install the package: npm install ${findPackageName(name)}.`
        }
      ]
    }
    const isScript = /\.[cm]?[jt]sx?$/.test(found.file)
    if (at[0] !== 'components' || found.isPackage || !isScript) return []
    if (hasDefaultExport(readFileSync(found.file, 'utf8'))) return []
    return [
      {
        severity: 'error',
        message: 'The file has no default export.',
        place: { file: path.relative(contentDir, found.file) },
        hint: `Add "export default" before the component ${at[1]}.`
      }
    ]
  })
}

function listModules(
  config: ResolvedSiteConfig
): readonly (readonly [string, ValuePath])[] {
  const plugins = (['remarkPlugins', 'rehypePlugins'] as const).flatMap(key =>
    config[key].map((plugin, index) =>
      typeof plugin === 'string'
        ? ([plugin, [key, index]] as const)
        : ([plugin[0], [key, index, 0]] as const)
    )
  )
  const components = Object.entries(config.components).map(
    ([name, module]) => [module, ['components', name]] as const
  )
  return [...plugins, ...components]
}
