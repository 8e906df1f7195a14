import { readFileSync } from 'node:fs'
import path from 'node:path'
import { SiteError } from '../../model/errors.ts'
import { findExtension, findPackageName } from '../findExtension.ts'
import { findSimilarFile } from '../findSimilarFile.ts'
import { hasDefaultExport } from '../hasDefaultExport.ts'
import type { ResolvedSiteConfig } from '../schema/siteConfig.ts'
import type { SourceLocator, ValuePath } from '../sourceLocator.ts'

/**
 * Find modules in `site.ts` that don't exist, and components without a default
 * export.
 *
 * @param root absolute path of the content folder
 */
export function findExtensionProblems(
  root: string,
  {
    config,
    siteLocator
  }: {
    readonly config: ResolvedSiteConfig
    readonly siteLocator: SourceLocator
  }
): readonly SiteError[] {
  return listModules(config).flatMap(([name, at]) => {
    const found = findExtension(name, root)
    if (found === undefined) {
      const place = siteLocator.findValue(at)
      const near = findSimilarFile(name, root)
      const remedy = near ? `Did you mean "${near}"?` : suggestSource(name)
      const message = `Can't find the module "${name}".`
      return [new SiteError(message, { place, remedy })]
    }
    const isScript = /\.[cm]?[jt]sx?$/.test(found.file)
    if (at[0] !== 'components' || found.isPackage || !isScript) return []
    if (hasDefaultExport(readFileSync(found.file, 'utf8'))) return []
    return [
      new SiteError('The file has no default export.', {
        place: { file: path.relative(root, found.file) },
        remedy: `Add "export default" before the component ${at[1]}.`
      })
    ]
  })
}

function suggestSource(name: string): string {
  return /^[./]/.test(name)
    ? 'Correct the path. It is relative to the content folder, as in "./name.ts".'
    : `Install the package: npm install ${findPackageName(name)}. For a file in the content folder, start the path with "./".`
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
